import Foundation

/// Views with visible content have room to show it.
///
/// The contract checks labels with text, images, controls, and views without subviews that have a
/// background or a border. A failure is such a view that is not hidden, and less than a pixel wide
/// or high.
///
/// - Parameters:
///   - query: Views that may have no room.
///   - reason: Why they are exempt.
public func noCollapsedViews(
  except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("noCollapsedViews") { stage in
    stage.reading.seen.filter { $0.isDrawnLeaf || $0.isFrame }.compactMap { view in
      let size = view.bounds.size
      let length = min(size.width, size.height)
      guard length < 1, length < 2 * view.halfPixel - 0.01 else { return nil }
      return LayoutFinding(
        view,
        """
        has no room: it measures \(layoutNumber(size.width)) × \(layoutNumber(size.height)) points
        """)
    }
  }.except(query, reason)
}

extension UIView {
  /// Whether the view is an empty border.
  fileprivate var isFrame: Bool { subviews.isEmpty && layer.borderWidth > 0 }
}

/// Visible content stays inside of its surroundings.
///
/// The contract checks labels with text, images, controls, and views without subviews that have a
/// background. A failure is such a view that extends, by more than a pixel,
///
/// - beyond the nearest enclosing view that has a background or a border, or that clips;
/// - beyond the content of a scroll view, so that it can't be scrolled to;
/// - beyond the screen, where nothing around it scrolls.
///
/// Views that a `ZStackBlock`, an overlay or a background puts over others may extend beyond a view
/// with an outline, as a badge does, but not beyond a cell or the screen, nor where they are
/// clipped.
///
/// - Parameters:
///   - query: Views that may extend beyond their surroundings.
///   - reason: Why they are exempt.
public func staysInside(
  except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("staysInside") { stage in
    let reading = stage.reading
    return reading.seen.filter(\.isDrawnLeaf).compactMap { view in
      guard !reading.isRoot(view), let place = view.surroundings,
        let side = reading.overhang(of: view, over: place.area(reading)),
        place.isEdge(reading) || !reading.layered.contains(view, below: place.view)
      else { return nil }
      return LayoutFinding(
        view,
        """
        sticks out of \(place.isScreen(of: stage, reading) ? "the screen" : reading.outline.name(of: place.view)), \
        by \(layoutPoints(side.points)) at the \(side.name)
        """, by: side.points)
    }
  }.except(query, reason)
}

/// The enclosing view that a view must not extend beyond.
@MainActor
private struct Surroundings {
  let view: UIView

  /// Whether content beyond the view is hidden, or appears over unrelated content.
  func isEdge(_ reading: StageReading) -> Bool {
    reading.isRoot(view) || view is UIWindow || view is UIScrollView || view.clipsToBounds
      || view is UITableViewCell || view is UICollectionViewCell
  }

  /// Whether the view is the window, or a root as large as the window.
  func isScreen(of stage: Stage, _ reading: StageReading) -> Bool {
    view is UIWindow || (reading.isRoot(view) && view.bounds.size == stage.window.bounds.size)
  }

  /// The area for content, in the coordinates of the root of the view's tree.
  func area(_ reading: StageReading) -> CGRect {
    let frame = reading.frame(of: view)
    guard let scrollView = view as? UIScrollView else { return frame }
    let insets = scrollView.adjustedContentInset
    let content = CGRect(origin: .zero, size: scrollView.contentSize)
      .inset(
        by: UIEdgeInsets(
          top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    let offset = scrollView.bounds.origin
    return content.offsetBy(dx: frame.minX - offset.x, dy: frame.minY - offset.y).union(frame)
  }
}

extension UIView {
  fileprivate var surroundings: Surroundings? {
    let around = sequence(first: self, next: \.superview).dropFirst().first { view in
      view is UIScrollView || view is UIWindow || view.clipsToBounds || view.hasOutline
    }
    return around.map { Surroundings(view: $0) }
  }

  private var hasOutline: Bool {
    layer.borderWidth > 0 || (backgroundColor.map { $0.cgColor.alpha > 0.01 } ?? false)
  }
}

extension StageReading {
  /// Returns the side at which a view extends farthest beyond an area, and by how much; nil if it
  /// stays inside.
  fileprivate func overhang(
    of view: UIView, over area: CGRect
  ) -> (name: String, points: CGFloat)? {
    let frame = alignedFrame(of: view)
    let sides = [
      ("left", area.minX - frame.minX), ("top", area.minY - frame.minY),
      ("right", frame.maxX - area.maxX), ("bottom", frame.maxY - area.maxY),
    ]
    return sides.filter { view.isMoreThanPixel($0.1) }.max { $0.1 < $1.1 }
  }
}

/// Filled views stand out from the colors behind them.
///
/// The contract checks views without subviews that have a background of one color and no border:
/// planes, bars, dots and lines, but not the views of controllers, which are the ground. It
/// compares luminances as ``contrast(atLeast:except:because:)`` does. A failure is a view with a
/// lower ratio, which nobody can see. Over images and gradients, and at the edges of other views,
/// the ratio is unknown and nothing is reported.
///
/// - Parameters:
///   - ratio: The lowest contrast ratio, from 1 (none) to 21. The system's background colors, which
///     are meant to be told apart, have ratios of 1.1 and more to each other.
///   - query: Views that need not be visible.
///   - reason: Why they are exempt.
public func standsOut(
  atLeast ratio: CGFloat = 1.05, except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("standsOut(atLeast: \(layoutNumber(ratio)))") { stage in
    if let complaint = LayoutFinding.forNaN(ratio) { return complaint }
    let reading = stage.reading
    return reading.seen.compactMap { view in
      guard view.isPlane, !reading.isRoot(view), !(view.next is UIViewController),
        reading.isVisible(view),
        let color = view.backgroundColor
      else { return nil }
      let own = SolidColor(color, view.traitCollection)
      guard own.alpha > 0,
        let seen = reading.painted.seen([[], [own]], in: view, reading, countingItself: false)
      else { return nil }
      let actual = seen[1].contrast(to: seen[0])
      guard actual < ratio - 0.005 else { return nil }
      return LayoutFinding(
        view,
        """
        can't be seen: its color has a contrast of \(layoutNumber(actual)) with what is behind it, \
        not \(layoutNumber(ratio))
        """, by: ratio - actual)
    }
  }.judgingColors.except(query, reason)
}

extension UIView {
  /// Whether the view is a filled rectangle and nothing else.
  fileprivate var isPlane: Bool {
    subviews.isEmpty && !isClosed && !(self is UIControl) && layer.borderWidth == 0
      && layer.contents == nil && (layer.sublayers ?? []).isEmpty
      && (backgroundColor.map { $0.cgColor.alpha > 0 } ?? false)
  }
}
