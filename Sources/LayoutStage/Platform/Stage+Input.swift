#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  @available(*, unavailable, message: "UIKit can't simulate touches; run this headless")
  extension Stage {
    /// Unavailable on UIKit.
    public func tap(_ query: ViewQuery, count: Int = 1) throws {}
    /// Unavailable on UIKit.
    public func type(_ text: String, into query: ViewQuery? = nil) throws {}
    /// Unavailable on UIKit.
    public func scroll(_ query: ViewQuery, by distance: CGPoint) throws {}
    /// Unavailable on UIKit.
    public func swipe(_ query: ViewQuery, by translation: CGPoint) throws {}
    /// Unavailable on UIKit.
    public func dragAndDrop(_ query: ViewQuery, to target: ViewQuery) throws {}
    /// Unavailable on UIKit.
    public func advance(by seconds: TimeInterval) throws {}
  }
#else
  import Foundation

  extension Stage {
    /// Taps the middle of a view, or of the segment whose text is asked for, and lays out the result.
    ///
    /// ```swift
    /// try stage.tap("reload")
    /// try stage.tap(.text("Week"))  // a button, a label in a cell, a segment
    /// ```
    ///
    /// A view that the keyboard covers is out of reach, as it is for a finger, until it is scrolled
    /// or the keyboard is gone.
    ///
    /// - Parameters:
    ///   - query: Finds the view.
    ///   - count: The number of taps, in quick succession.
    ///   - fileID: The module and the file of the call, which an error names.
    ///   - line: The line of the call, which an error names.
    /// - Throws: `ViewQueryError` if none or several are found; `StageInputError` if a finger would
    ///   not reach the view, if it is disabled and no view around it takes taps, if the segment is
    ///   disabled or one of several with the text, or if the view can't be tapped at all. A label in a cell can be tapped, also one with a background of its own: the
    ///   tap goes to the cell.
    @preconcurrency @MainActor
    public func tap(
      _ query: ViewQuery, count: Int = 1, fileID: StaticString = #fileID, line: UInt = #line
    ) throws {
      try asked(by: SourceLine(fileID: fileID, line: line)) {
        let target = try reachable(query) { $0.isBegunByTaps }
        guard count > 0 else {
          throw StageInputError(description: "The number of taps must be at least 1, not \(count).")
        }
        try checkEnabled(target) { $0.isBegunByTaps }
        run { _ = Headless.tap(at: target.point, in: target.view, count: count) }
        layout()
      }
    }

    /// Types on the keyboard, a character at a time: a line feed is the return key, a backspace
    /// (`\u{8}`) the delete key.
    ///
    /// - Parameters:
    ///   - text: The text to type.
    ///   - query: Finds the field, which is tapped first; nil for the first responder.
    ///   - fileID: The module and the file of the call, which an error names.
    ///   - line: The line of the call, which an error names.
    /// - Throws: `ViewQueryError` if none or several are found; `StageInputError` if a finger would
    ///   not reach the field, or if nothing accepts the text.
    @preconcurrency @MainActor
    public func type(
      _ text: String, into query: ViewQuery? = nil, fileID: StaticString = #fileID,
      line: UInt = #line
    ) throws {
      try asked(by: SourceLine(fileID: fileID, line: line)) {
        if let query {
          let view = try reachable(query).view
          if !view.isFirstResponder { run { _ = Headless.tap(view) } }
          guard run({ view.isFirstResponder }) else {
            throw StageInputError(
              description: "The view with the \(query) does not begin editing when it is tapped.")
          }
        }
        let isTaken = run {
          windows.flatMap(\.tree).contains { $0.isFirstResponder && $0 is any UIKeyInput }
        }
        guard isTaken else {
          throw StageInputError(
            description: "No view takes the typed text: tap a text field first.")
        }
        run { Headless.type(text) }
        layout()
      }
    }

    /// Scrolls as a user does by dragging the content and letting it go at rest.
    ///
    /// - Parameters:
    ///   - query: Finds the scroll view.
    ///   - distance: The distance by which the content offset grows, in points.
    ///   - fileID: The module and the file of the call, which an error names.
    ///   - line: The line of the call, which an error names.
    /// - Throws: `ViewQueryError` if none or several are found; `StageInputError` if the view is no
    ///   scroll view, or can't be reached.
    @preconcurrency @MainActor
    public func scroll(
      _ query: ViewQuery, by distance: CGPoint, fileID: StaticString = #fileID, line: UInt = #line
    ) throws {
      try asked(by: SourceLine(fileID: fileID, line: line)) {
        let view = try reachable(query).view
        guard let scrollView = view as? UIScrollView else {
          throw StageInputError(
            description: """
              The view with the \(query) is a \(Swift.type(of: view)), not a scroll view.
              """)
        }
        try checkDistances(distance)
        run { Headless.scroll(scrollView, by: distance) }
        layout()
      }
    }

    /// Drags a finger from the middle of a view.
    ///
    /// A row that is dragged aside reveals its swipe actions, which can be tapped then; over more
    /// than half of the row, the first one is performed.
    ///
    /// - Parameters:
    ///   - query: Finds the view.
    ///   - translation: The distance, in points.
    ///   - fileID: The module and the file of the call, which an error names.
    ///   - line: The line of the call, which an error names.
    /// - Throws: `ViewQueryError` if none or several are found; `StageInputError` if a finger would
    ///   not reach the view, or if it is disabled and no view around it takes touches.
    @preconcurrency @MainActor
    public func swipe(
      _ query: ViewQuery, by translation: CGPoint, fileID: StaticString = #fileID,
      line: UInt = #line
    ) throws {
      try asked(by: SourceLine(fileID: fileID, line: line)) {
        let target = try reachable(query) { _ in true }
        try checkDistances(translation)
        try checkEnabled(target) { _ in true }
        let start = target.point
        let end = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
        run { _ = Headless.drag(from: start, to: end, in: target.view) }
        layout()
      }
    }

    /// Lets time pass on the stage, and lays out the result.
    ///
    /// ```swift
    /// stage.run { UIView.animate(withDuration: 1) { box.frame.origin.x = 100 } }
    /// try stage.advance(by: 0.5)
    /// box.layer.presentation()?.frame.minX  // 50
    /// ```
    ///
    /// From the first call on, animations follow this clock instead of the next turn of the run
    /// loop: `layer.presentation()`, `LayoutText.frames`, completions and property animators. This
    /// includes animations that began since the last turn; call `advance(by: 0)` to use the clock
    /// from the beginning of a test. Views have the values that were set, as always. Animations of
    /// one view add up, unless one of them has `beginFromCurrentState`.
    ///
    /// Waiting recognizers and delayed changes of states follow the clock, too. `Timer`,
    /// `asyncAfter` and `Task.sleep` take their real time. An animation without a duration that
    /// begins again whenever it is over is dropped after 1000 times, which is an issue.
    ///
    /// - Parameters:
    ///   - seconds: The time that passes, not negative.
    ///   - fileID: The module and the file of the call, which an error names.
    ///   - line: The line of the call, which an error names.
    /// - Throws: `StageInputError` if the value is not a time.
    @preconcurrency @MainActor
    public func advance(
      by seconds: TimeInterval, fileID: StaticString = #fileID, line: UInt = #line
    ) throws {
      try asked(by: SourceLine(fileID: fileID, line: line)) {
        guard seconds >= 0, seconds.isFinite else {
          throw StageInputError(
            description: "Time advances by 0 or more seconds, a finite number, not by \(seconds).")
        }
        run { host.useClock() }
        layout()
        run { host.advance(by: seconds) }
        layout()
      }
    }

    /// Holds a finger on the middle of a view until the view is lifted, drags it to another view
    /// and drops it there.
    ///
    /// - Parameters:
    ///   - query: Finds the view to drag.
    ///   - target: Finds the view on whose middle it is dropped.
    ///   - fileID: The module and the file of the call, which an error names.
    ///   - line: The line of the call, which an error names.
    /// - Throws: `ViewQueryError` if none or several are found; `StageInputError` if a finger would
    ///   not reach one of the views, if there is nothing to drag, or if nothing accepts the drop.
    @preconcurrency @MainActor
    public func dragAndDrop(
      _ query: ViewQuery, to target: ViewQuery, fileID: StaticString = #fileID,
      line: UInt = #line
    ) throws {
      try asked(by: SourceLine(fileID: fileID, line: line)) {
        let view = try reachable(query) { _ in true }.view
        let goal = try reachable(target) { _ in true }.view
        let outcome = run { Headless.dragAndDrop(view, to: goal) }
        layout()
        guard outcome == .copy || outcome == .move else {
          throw StageInputError(
            description: """
              The view with the \(target) received nothing from the view with the \(query): there is \
              nothing to drag, or nothing there accepts it.
              """)
        }
      }
    }

    private func checkDistances(_ way: CGPoint) throws {
      guard way.x.isFinite, way.y.isFinite else {
        throw StageInputError(
          description: "The distances must be finite, not \(way.x) and \(way.y).")
      }
    }

    /// Throws for a touch on a disabled control, which ignores it, unless a view around it takes
    /// the touch: by a recognizer, or as a cell.
    private func checkEnabled(
      _ target: TouchTarget, or isHeard: (UIGestureRecognizer) -> Bool
    ) throws {
      let chain = Array(sequence(first: target.view, next: \.superview))
      guard let control = chain.lazy.compactMap({ $0 as? UIControl }).first else { return }
      if control.isEnabled { return try checkSegment(of: target, or: isHeard) }
      guard !chain.contains(where: { $0.takesTouches(with: isHeard) }) else { return }
      throw StageInputError(
        description: """
          \(ViewOutline.name(of: control)) is disabled: it ignores touches.
          \(outline)
          """)
    }

    /// Throws for a touch on a disabled segment, which ignores it. The control keeps it from the
    /// views around it.
    private func checkSegment(
      of target: TouchTarget, or isHeard: (UIGestureRecognizer) -> Bool
    ) throws {
      guard let segment = target.segment, let control = target.view as? UISegmentedControl,
        !control.isEnabledForSegment(at: segment), !control.hearsTouches(with: isHeard)
      else { return }
      throw StageInputError(
        description: """
          \(control.part(segment).name) of \(ViewOutline.name(of: control)) is disabled: it ignores touches.
          \(outline)
          """)
    }

    /// Returns the only view of a query, if a finger reaches it.
    ///
    /// - Parameter isHeard: Returns whether a recognizer counts, on a view around or behind one
    ///   that lets touches through, such as a label; nil if only the view itself counts.
    private func reachable(
      _ query: ViewQuery, or isHeard: ((UIGestureRecognizer) -> Bool)? = nil
    ) throws -> TouchTarget {
      let view = try onlyView(query)
      let target = TouchTarget(view, try segment(query, of: view))
      let relation = ViewRelation(target.view, part: target.part)
      guard let complaint = relation.complaintOfUnreachable() else { return target }
      if let isHeard, let hit = relation.viewHitThroughIt,
        sequence(first: hit, next: \.superview).contains(where: {
          $0.takesTouches(with: isHeard)
        })
      {
        return target
      }
      throw StageInputError(description: "\(complaint).\n\(outline)")
    }

    /// Returns the segment of a view that a query means; nil if it means the view itself.
    private func segment(_ query: ViewQuery, of view: UIView) throws -> Int? {
      let segments = query.segments(of: view)
      guard segments.count > 1 else { return segments.first }
      throw StageInputError(
        description: """
          \(segments.count) segments of \(ViewOutline.name(of: view)) have the \(query): set its \
          selectedSegmentIndex, or give them different titles.
          \(outline)
          """)
    }
  }

  /// Where a finger goes down: on the middle of a view, or of one of its segments.
  @MainActor
  private struct TouchTarget {
    let view: UIView
    let segment: Int?

    init(_ view: UIView, _ segment: Int?) {
      self.view = view
      self.segment = segment
    }

    var part: ViewPart? {
      segment.flatMap { (view as? UISegmentedControl)?.part($0) }
    }

    /// The place in the view.
    var point: CGPoint {
      let rect = part?.frame ?? view.bounds
      return CGPoint(x: rect.midX, y: rect.midY)
    }
  }

  extension UISegmentedControl {
    fileprivate func part(_ segment: Int) -> ViewPart {
      ViewPart(
        name: "segment \"\((titleForSegment(at: segment) ?? "").shortened)\"",
        frame: segmentFrames[segment])
    }
  }

  extension UIView {
    /// Returns whether the view takes touches: as a control, as a cell, or by a recognizer.
    fileprivate func takesTouches(with isHeard: (UIGestureRecognizer) -> Bool) -> Bool {
      (self as? UIControl)?.isEnabled ?? false || self is UITableViewCell
        || self is UICollectionViewCell || hearsTouches(with: isHeard)
    }

    /// Returns whether a recognizer of the view takes touches.
    fileprivate func hearsTouches(with isHeard: (UIGestureRecognizer) -> Bool) -> Bool {
      (gestureRecognizers ?? []).contains {
        $0.isEnabled && $0.shouldReceive(UIEvent()) && isHeard($0)
      }
    }
  }

  extension UIGestureRecognizer {
    /// Whether a tap can begin the gesture; true for an app's own recognizers, which may recognize
    /// anything.
    fileprivate var isBegunByTaps: Bool {
      switch self {
      case is UIPanGestureRecognizer, is UIPinchGestureRecognizer, is UIRotationGestureRecognizer,
        is UISwipeGestureRecognizer:
        false
      case let press as UILongPressGestureRecognizer: press.minimumPressDuration < 0.1
      default: true
      }
    }
  }
#endif
