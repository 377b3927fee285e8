import Foundation

/// What has something to show has room to show it.
///
/// Looked at are labels with text, images, controls, and views that have no others in them and a
/// background or a border. What fails: one that is not hidden, and less than a pixel wide or high.
///
/// - Parameters:
///   - query: Views that may have no room.
///   - reason: Why.
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
        has no room: it is \(layoutNumber(size.width)) × \(layoutNumber(size.height)) points large
        """)
    }
  }.except(query, reason)
}

extension UIView {
  /// Whether it has a border around nothing.
  fileprivate var isFrame: Bool { subviews.isEmpty && layer.borderWidth > 0 }
}

/// What is drawn stays inside of what it is in.
///
/// Looked at are labels with text, images, controls, and views that have no others in them and a
/// background. What fails: one that sticks out, by more than a pixel,
///
/// - of the nearest view around it that has a background or a border, or cuts off what sticks out;
/// - of the content that something scrolls, so that it can't be scrolled to;
/// - of the screen, where nothing around it scrolls.
///
/// What a `ZStackBlock`, an overlay or a background puts over others may stick out of a view with an
/// outline, as a badge does, but not of a cell, of the screen, or where it is cut off.
///
/// - Parameters:
///   - query: Views that may stick out.
///   - reason: Why.
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

/// What holds a view together with what else is in it.
@MainActor
private struct Surroundings {
  let view: UIView

  /// Whether nobody sees what sticks out of it, or sees it where something else is.
  func isEdge(_ reading: StageReading) -> Bool {
    reading.isRoot(view) || view is UIWindow || view is UIScrollView || view.clipsToBounds
      || view is UITableViewCell || view is UICollectionViewCell
  }

  /// Whether it is as large as the window, or that.
  func isScreen(of stage: Stage, _ reading: StageReading) -> Bool {
    view is UIWindow || (reading.isRoot(view) && view.bounds.size == stage.window.bounds.size)
  }

  /// In the coordinates of the root of its tree.
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
  /// The side at which a view sticks out most, and by how much; nil where it does not.
  fileprivate func overhang(
    of view: UIView, over area: CGRect
  ) -> (name: String, points: CGFloat)? {
    let frame = frame(of: view)
    let sides = [
      ("left", area.minX - frame.minX), ("top", area.minY - frame.minY),
      ("right", frame.maxX - area.maxX), ("bottom", frame.maxY - area.maxY),
    ]
    return sides.filter { view.isMoreThanPixel($0.1) }.max { $0.1 < $1.1 }
  }
}

/// What is filled can be told from what is behind it.
///
/// Looked at are views that have no others in them, a background of one color and no border: planes,
/// bars, dots and lines, but not the views of controllers, which are the ground. Compared are their luminances, as ``contrast(atLeast:except:because:)``
/// does. What fails: one of a lower ratio, which nobody sees. Over images and gradients, and at edges of
/// something, it is not known, and nothing is said.
///
/// - Parameters:
///   - ratio: From 1, which is none, to 21. Grounds of the system, which are meant to be seen as
///     planes, have 1.1 and more to each other.
///   - query: Views that need not be seen.
///   - reason: Why.
public func standsOut(
  atLeast ratio: CGFloat = 1.05, except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("standsOut(atLeast: \(layoutNumber(ratio)))") { stage in
    if let complaint = LayoutFinding.ofNoNumber(ratio) { return complaint }
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
        can't be seen: its color has a contrast of \(layoutNumber(actual)) to what is behind it, not \
        \(layoutNumber(ratio))
        """, by: ratio - actual)
    }
  }.judgingColors.except(query, reason)
}

extension UIView {
  /// Whether it is filled and nothing else.
  fileprivate var isPlane: Bool {
    subviews.isEmpty && !isClosed && !(self is UIControl) && layer.borderWidth == 0
      && layer.contents == nil && (layer.sublayers ?? []).isEmpty
      && (backgroundColor.map { $0.cgColor.alpha > 0 } ?? false)
  }
}
