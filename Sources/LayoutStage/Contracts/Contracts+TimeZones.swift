/// What is written is the same wherever the machine is.
///
/// The view is made anew where it is 14 hours later than in Greenwich and where it is 12 hours
/// earlier, so that both the hour and the day are others: on each device, held each way, with the
/// first of all else that the matrix names. What fails: a view that says something else then, in
/// titles of bars, segments and placeholders, too, or another view that is there. What says
/// something else each time that it is made is a note.
///
/// Time zones that are given to what formats a date pass, and so do UIKit's own controls, which show
/// the time of the stage. The whole process is in the other time zone meanwhile. Of locales
/// ``followsLocale(except:because:)`` tells: nothing can change that of a process.
///
/// A stage that a gallery draws says nothing of this.
///
/// - Parameters:
///   - query: Views that may tell the time of the machine.
///   - reason: Why.
public func sameInAllTimeZones(
  except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("sameInAllTimeZones") { _ in [] }.judging(.timeZones).except(query, reason)
}

/// What a layout says in two time zones.
@MainActor
struct TimeZoneLook {
  let findings: [LayoutFinding]
  /// Those that what is found is about are among these.
  let views: [UIView]

  init(_ content: StageContent, _ combination: LayoutCombination) throws {
    func views(in zone: MachineZone) throws -> [UIView] {
      try zone.run { try content.stage(combination) }.view.judgedTree
    }
    let (east, west) = (try views(in: .east), try views(in: .west))
    self.views = west
    findings =
      east.map(\.writing) == west.map(\.writing)
      ? [] : Self.findings(east, west, again: try views(in: .east))
  }

  /// The combinations of a row that one stage can go through in which something is written otherwise.
  static func differing(
    _ content: StageContent, _ row: [LayoutCombination]
  ) throws -> [LayoutCombination] {
    guard let first = row.first else { return [] }
    func writings(in zone: MachineZone) throws -> [[[String]]] {
      try zone.run {
        let stage = try content.stage(first)
        return row.map { combination in
          stage.change { $0 = combination.environment }
          return stage.roots.flatMap(\.judgedTree).map(\.writing)
        }
      }
    }
    let (east, west) = (try writings(in: .east), try writings(in: .west))
    return row.indices.filter { east[$0] != west[$0] }.map { row[$0] }
  }

  /// - Parameter again: Those in the east once more.
  private static func findings(
    _ east: [UIView], _ west: [UIView], again: [UIView]
  ) -> [LayoutFinding] {
    guard east.hasShape(of: again) else {
      return [LayoutFinding(nil, "shows other views \(eachTime)", isNote: true)]
    }
    guard east.hasShape(of: west) else {
      let zones = "\(MachineZone.east) than \(MachineZone.west)"
      return [
        LayoutFinding(
          nil, "other views are there \(zones): give what decides it the time zone that is meant")
      ]
    }
    return west.indices.compactMap { number in
      finding(west[number], east[number].writing, again[number].writing)
    }
  }

  private static let eachTime = "each time that it is made: time zones can't be compared"

  private static func finding(_ view: UIView, _ east: [String], _ again: [String]) -> LayoutFinding?
  {
    guard view.writing != east else { return nil }
    guard east == again else {
      return LayoutFinding(view, "says something else \(eachTime)", isNote: true)
    }
    func other(_ these: [String], _ those: [String]) -> String {
      these.enumerated().first { !those.indices.contains($0) || those[$0] != $1 }?.element ?? ""
    }
    return LayoutFinding(
      view,
      """
      says "\(other(east, view.writing).shortened)" \(MachineZone.east) and \
      "\(other(view.writing, east).shortened)" \(MachineZone.west): give what formats it the time \
      zone that is meant
      """)
  }
}
