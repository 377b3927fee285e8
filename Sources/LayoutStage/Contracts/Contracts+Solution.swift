/// Nothing is wrong with the description of the layout, and no constraints contradict each other.
///
/// What fails: each `LayoutIssue` that is told while the view is made and laid out, and each
/// message that UIKit logs meanwhile.
///
/// - Parameters:
///   - query: Views that mistakes may be about; what UIKit logs is about none.
///   - reason: Why.
public func noIssues(except query: ViewQuery? = nil, because reason: String = "") -> LayoutContract
{
  LayoutContract("noIssues") { stage in
    stage.issues.map { LayoutFinding($0) } + stage.log.map { LayoutFinding(nil, $0) }
  }.except(query, reason)
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
    stage.reading.judged.filter(\.hasAmbiguousLayout).map { view in
      var finding = LayoutFinding(view, "is not settled by its constraints")
      finding.detail = {
        let reasons = stage.freedom(of: view)
        return reasons.isEmpty ? "" : ": \(reasons.joined(separator: "; "))"
      }
      return finding
    }
  }.except(query, reason)
}

/// What is laid out stays as it is: another layout, cells that are reused, and turning the device
/// there and back, change nothing.
///
/// What fails: the first view whose frame is then another, or, after another layout, that has come, gone, or
/// been hidden or shown. A view in a cell is compared with the
/// one at its place in the cell that shows the row then; tables and collections load their data
/// again for it.
///
/// - Parameters:
///   - query: Views that may move.
///   - reason: Why.
public func settles(except query: ViewQuery? = nil, because reason: String = "") -> LayoutContract {
  LayoutContract("settles") { stage in
    let exempt = LayoutContract.exempt
    let (reading, before) = (stage.reading, stage.reading.frameList)
    stage.run { for view in reading.judged { view.setNeedsLayout() } }
    stage.layout()
    // What has moved and may: it says that the exception is needed.
    var found = before.changes(except: exempt, isInPlace: true).findings("another layout")
    guard !found.fail(except: exempt) else { return found }
    let hasLists = before.reloadLists(on: stage)
    if hasLists {
      stage.layout()
      found += before.changes(except: exempt).findings("reuse")
      guard !found.fail(except: exempt) else { return found }
    }
    let cause = "turning the device there and back"
    let (orientation, turned) = (stage.environment.orientation, stage.environment.turned)
    guard let memory = stage.memory, memory.willBe(in: turned) else {
      stage.rotate(to: turned.orientation)
      stage.rotate(to: orientation)
      return found + before.changes(except: exempt).findings(cause)
    }
    // Nothing has moved, so that what has been read of it holds, unless lists show other views there.
    if !hasLists, found.isEmpty { stage.keep(reading) }
    memory.note(before, in: stage.environment)
    // What the stage was before it came here is looked at on the same way.
    if let there = memory.frames(in: turned) {
      memory.look(
        later: FrameMemory.LaterLook(environment: turned) {
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
  /// Whether one is not about what is exempt.
  @MainActor
  fileprivate func fail(except queries: [ViewQuery]) -> Bool {
    contains { finding in
      guard let view = finding.view else { return true }
      return !queries.contains { $0.isMatched(around: view) }
    }
  }
}

/// From right to left the layout is the mirror image of that from left to right.
///
/// What fails: a view whose frame in its superview is not mirrored in it, by more than a pixel; a text that
/// is written at the same side of its view in both directions, as one with `textAlignment = .left` is, and
/// is not as wide as that. Exempt are views whose `semanticContentAttribute` keeps a direction, and what scrolls sideways.
///
/// - Parameters:
///   - query: Views that need not be mirrored.
///   - reason: Why not.
public func mirrors(except query: ViewQuery? = nil, because reason: String = "") -> LayoutContract {
  LayoutContract("mirrors") { stage in
    let (direction, before) = (stage.environment.direction, stage.reading.frameList)
    if let memory = stage.memory {
      let mirrored = stage.environment.mirrored
      memory.note(before, in: stage.environment)
      if let after = memory.frames(in: mirrored) { return before.unmirrored(in: after) }
      if memory.willBe(in: mirrored) { return [] }
    }
    stage.change { $0.direction = $0.mirrored.direction }
    defer { stage.change { $0.direction = direction } }
    return before.unmirrored(in: stage.reading.frameList)
  }.except(query, reason)
}
