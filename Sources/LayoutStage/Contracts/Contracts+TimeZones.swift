/// Views show the same text in whichever time zone the machine is.
///
/// The view is made anew 14 hours ahead of Greenwich and 12 hours behind it, so that both the hour
/// and the day differ: on each device and in each orientation, with the first value of each other
/// axis of the matrix. A failure is a view that then shows different text, including titles of
/// bars, segments and placeholders, or a different view. Text that differs each time that the view
/// is made is a note.
///
/// Dates pass if their formatter is given a time zone. So do UIKit's own controls, which show the
/// time of the stage. The whole process is in the other time zone meanwhile. Locales are checked by
/// ``followsLocale(except:because:)``, as nothing can change the locale of a process.
///
/// On a stage that a gallery draws the contract finds nothing.
///
/// - Parameters:
///   - query: Views that may depend on the time zone of the machine.
///   - reason: Why they are exempt.
public func sameInAllTimeZones(
  except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("sameInAllTimeZones") { _ in [] }.judging(.timeZones).except(query, reason)
}

/// The views of a layout in two time zones, with the findings from their comparison.
@MainActor
struct TimeZoneComparison {
  let findings: [LayoutFinding]
  /// The views that the findings are about, among others.
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

  /// Returns the combinations of a row for one stage in which some text differs between the time
  /// zones.
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

  /// - Parameter again: The views made in the eastern zone a second time.
  private static func findings(
    _ east: [UIView], _ west: [UIView], again: [UIView]
  ) -> [LayoutFinding] {
    guard east.hasShape(of: again) else {
      return [LayoutFinding(nil, "shows different views \(eachTime)", isNote: true)]
    }
    guard east.hasShape(of: west) else {
      let zones = "\(MachineZone.east) and \(MachineZone.west)"
      return [
        LayoutFinding(
          nil, "shows different views \(zones): give what chooses them the intended time zone")
      ]
    }
    return west.indices.compactMap { number in
      finding(west[number], east[number].writing, again[number].writing)
    }
  }

  private static let eachTime = "each time it is made, so time zones can't be compared"

  private static func finding(_ view: UIView, _ east: [String], _ again: [String]) -> LayoutFinding?
  {
    guard view.writing != east else { return nil }
    guard east == again else {
      return LayoutFinding(view, "says something different \(eachTime)", isNote: true)
    }
    func other(_ these: [String], _ those: [String]) -> String {
      these.enumerated().first { !those.indices.contains($0) || those[$0] != $1 }?.element ?? ""
    }
    return LayoutFinding(
      view,
      """
      says "\(other(east, view.writing).shortened)" \(MachineZone.east) and \
      "\(other(view.writing, east).shortened)" \(MachineZone.west): give its formatter the \
      intended time zone
      """)
  }
}
