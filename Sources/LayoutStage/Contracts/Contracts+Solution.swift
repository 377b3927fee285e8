/// Nothing is wrong with the description of the layout, and no constraints contradict each other.
///
/// What fails: each `LayoutIssue` that is told while the view is made and laid out, and each
/// message that UIKit logs meanwhile.
public func noIssues() -> LayoutContract {
  LayoutContract("noIssues") { stage in
    stage.issues.map { LayoutFinding($0) } + stage.log.map { LayoutFinding(nil, $0) }
  }
}

/// The constraints settle where each view is, and how large.
///
/// What fails: a view whose `hasAmbiguousLayout` is true, but for what is inside of UIKit's own
/// controls. What it follows from is said, too, where that is known: headless.
///
/// - Parameters:
///   - query: Views that need not be.
///   - reason: Why not.
public func unambiguous(
  except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("unambiguous") { stage in
    stage.view.judgedTree.filter(\.hasAmbiguousLayout).map { view in
      let reasons = stage.freedom(of: view)
      return LayoutFinding(
        view,
        "is not settled by its constraints"
          + (reasons.isEmpty ? "" : ": \(reasons.joined(separator: "; "))"))
    }
  }.except(query, reason)
}

/// What is laid out stays as it is: another layout, and turning the device there and back, change
/// nothing.
///
/// What fails: the first view whose frame is then another.
public func settles() -> LayoutContract {
  LayoutContract("settles") { stage in
    let before = FrameList(stage.view)
    stage.run { for view in stage.view.judgedTree { view.setNeedsLayout() } }
    stage.layout()
    if let change = before.change { return [change.finding("another layout")] }
    let orientation = stage.environment.orientation
    stage.rotate(to: orientation == .portrait ? .landscape : .portrait)
    stage.rotate(to: orientation)
    return before.change.map { [$0.finding("turning the device there and back")] } ?? []
  }
}

/// From right to left the layout is the mirror image of that from left to right.
///
/// What fails: a view whose frame in its superview is not mirrored in it, by more than a pixel.
/// Exempt are views whose `semanticContentAttribute` keeps a direction, and what scrolls sideways.
///
/// - Parameters:
///   - query: Views that need not be mirrored.
///   - reason: Why not.
public func mirrors(except query: ViewQuery? = nil, because reason: String = "") -> LayoutContract {
  LayoutContract("mirrors") { stage in
    let direction = stage.environment.direction
    let before = FrameList(stage.view)
    stage.change { $0.direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
    defer { stage.change { $0.direction = direction } }
    return before.unmirrored
  }.except(query, reason)
}

/// The frames of a tree at some time.
@MainActor
private struct FrameList {
  struct Change {
    let view: UIView
    let old: CGRect

    @MainActor
    func finding(_ cause: String) -> LayoutFinding {
      LayoutFinding(
        view,
        "does not stay: \(cause) moves it from \(layoutNumbers(old)) to \(layoutNumbers(view.frame))",
        by: max(abs(view.frame.minX - old.minX), abs(view.frame.minY - old.minY)))
    }
  }

  private let entries: [(view: UIView, frame: CGRect, around: CGFloat)]

  init(_ root: UIView) {
    entries = root.judgedTree.map { ($0, $0.frame, $0.superview?.bounds.width ?? 0) }
  }

  var change: Change? {
    entries.first { view, frame, _ in
      let now = view.frame
      return [
        now.minX - frame.minX, now.minY - frame.minY, now.width - frame.width,
        now.height - frame.height,
      ].contains { abs($0) > view.halfPixel }
    }.map { Change(view: $0.view, old: $0.frame) }
  }

  /// The views that are not where a mirror would show them.
  var unmirrored: [LayoutFinding] {
    entries.compactMap { view, frame, width in
      guard view.superview != nil, !view.keepsDirection else { return nil }
      // A shadow or the like that belongs to the frame need not be the same on both sides.
      let (before, now) = (
        view.alignmentRect(forFrame: frame), view.alignmentRect(forFrame: view.frame)
      )
      let wanted = width - before.maxX
      let distance = abs(now.minX - wanted)
      guard distance > 2 * view.halfPixel || abs(now.width - before.width) > 2 * view.halfPixel
      else { return nil }
      return LayoutFinding(
        view,
        """
        is not mirrored: in the other direction it begins at \(layoutNumber(now.minX)) in its \
        superview, not at \(layoutNumber(wanted))
        """, by: distance)
    }
  }
}

extension UIView {
  /// Whether something around it keeps a direction, or it itself in what does.
  fileprivate var keepsDirection: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { view in
      if let scrollView = view as? UIScrollView {
        return scrollView.contentSize.width > scrollView.bounds.width + 0.5
      }
      return view.semanticContentAttribute != .unspecified
    }
  }
}
