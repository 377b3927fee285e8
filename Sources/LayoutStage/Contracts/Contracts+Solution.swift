/// The description of the layout has no mistakes, and no constraints conflict.
///
/// Each `LayoutIssue` that is reported while the view is made and laid out is a failure, and so is
/// each message that UIKit logs meanwhile.
///
/// - Parameters:
///   - query: Views that mistakes may be about. Messages that UIKit logs belong to no view.
///   - reason: Why they are exempt.
public func noIssues(except query: ViewQuery? = nil, because reason: String = "") -> LayoutContract
{
  LayoutContract("noIssues") { stage in
    stage.issues.map { LayoutFinding($0) } + stage.log.map { LayoutFinding(nil, $0) }
  }.except(query, reason)
}

/// The constraints determine the position and size of each view.
///
/// A failure is a view whose `hasAmbiguousLayout` is true, except inside of UIKit's own controls.
/// Headless, the message also gives the reason.
///
/// - Parameters:
///   - query: Views that may be ambiguous.
///   - reason: Why they are exempt.
public func unambiguous(
  except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("unambiguous") { stage in
    stage.reading.judged.filter(\.hasAmbiguousLayout).map { view in
      var finding = LayoutFinding(view, "has an ambiguous layout")
      finding.detail = {
        let reasons = stage.freedom(of: view)
        return reasons.isEmpty ? "" : ": \(reasons.joined(separator: "; "))"
      }
      return finding
    }
  }.except(query, reason)
}

/// Frames stay the same when the stage is laid out again, when cells are reused, and when the
/// device is rotated and back.
///
/// A failure is the first view whose frame then differs or, after another layout, the first view
/// that has been added, removed, hidden or shown. Tables and collections reload their data for
/// this. A view in a cell is compared with the view at the same place in the cell that then shows
/// the row.
///
/// - Parameters:
///   - query: Views that may move.
///   - reason: Why they are exempt.
public func settles(except query: ViewQuery? = nil, because reason: String = "") -> LayoutContract {
  LayoutContract("settles") { stage in
    let exempt = LayoutContract.exempt
    let (reading, before) = (stage.reading, stage.reading.frameList)
    stage.run { for view in reading.judged { view.setNeedsLayout() } }
    stage.layout()
    // Includes exempt views that have moved: they show that the exemption is needed.
    var found = before.changes(except: exempt, isInPlace: true).findings("another layout pass")
    guard !found.fail(except: exempt) else { return found }
    let hasLists = before.reloadLists(on: stage)
    if hasLists {
      stage.layout()
      found += before.changes(except: exempt).findings("reuse")
      guard !found.fail(except: exempt) else { return found }
    }
    let cause = "rotating the device there and back"
    let (orientation, turned) = (stage.environment.orientation, stage.environment.turned)
    guard let memory = stage.memory, memory.includes(turned) else {
      stage.rotate(to: turned.orientation)
      stage.rotate(to: orientation)
      return found + before.changes(except: exempt).findings(cause)
    }
    // Nothing has moved, so the reading is still valid, unless lists now show other views.
    if !hasLists, found.isEmpty { stage.keep(reading) }
    memory.note(before, in: stage.environment)
    // If the stage has already been in the rotated environment, it returns there, and the frames
    // are compared with the former ones.
    if let there = memory.frames(in: turned) {
      memory.enqueue(
        FrameMemory.DeferredCheck(environment: turned) {
          there.changes(except: exempt).findings(cause)
        })
    }
    return found
  }.except(query, reason)
}

extension [FrameList.Change] {
  @MainActor
  fileprivate func findings(_ cause: String) -> [LayoutFinding] { map { $0.finding(cause) } }
}

extension [LayoutFinding] {
  /// Whether a finding concerns a view that is not exempt.
  @MainActor
  fileprivate func fail(except queries: [ViewQuery]) -> Bool {
    contains { finding in
      guard let view = finding.view else { return true }
      return !queries.contains { $0.isMatched(around: view) }
    }
  }
}

/// The layout from right to left mirrors the layout from left to right.
///
/// Failures:
///
/// - a view whose frame is more than a pixel away from the mirror image in its superview;
/// - a text that is at the same side of its view in both directions, as with
///   `textAlignment = .left`, and narrower than the view.
///
/// Exempt are views whose `semanticContentAttribute` keeps a direction, and content that scrolls
/// sideways.
///
/// - Parameters:
///   - query: Views that need not be mirrored.
///   - reason: Why they are exempt.
public func mirrors(except query: ViewQuery? = nil, because reason: String = "") -> LayoutContract {
  LayoutContract("mirrors") { stage in
    let (direction, before) = (stage.environment.direction, stage.reading.frameList)
    if let memory = stage.memory {
      let mirrored = stage.environment.mirrored
      memory.note(before, in: stage.environment)
      if let after = memory.frames(in: mirrored) { return before.unmirrored(in: after) }
      if memory.includes(mirrored) { return [] }
    }
    stage.change { $0.direction = $0.mirrored.direction }
    defer { stage.change { $0.direction = direction } }
    return before.unmirrored(in: stage.reading.frameList)
  }.except(query, reason)
}
