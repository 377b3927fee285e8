/// The object that has given a cell its length, in place of the one that the cell calculates.
struct LengthSource {
  let name: String
  /// What to do so that the cell is asked.
  let remedy: String

  init(_ source: Any, _ remedy: String) {
    name = "\(type(of: source))"
    self.remedy = remedy
  }
}

extension UIView {
  /// Returns the list that contains a cell. If a section scrolls orthogonally, there is a scroll
  /// view between them.
  func list<List: UIScrollView>(_ kind: List.Type) -> List? {
    sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? List }.first
  }
}

extension MoleculeCell {
  /// Reports a length that the cell has calculated and is not given, once for each class in a list.
  ///
  /// - Parameter name: The kind of length.
  func reportIgnoredLength(
    _ name: String, _ calculated: CGFloat, insteadGiven given: CGFloat, in list: UIScrollView,
    _ source: @autoclosure () -> LengthSource
  ) {
    let reported = Platform.companion(of: list) { ReportedLengths() }
    guard reported.names[ObjectIdentifier(type(of: self)), default: []].insert(name).inserted else {
      return
    }
    let (source, binding) = (source(), Platform.companion(CellBinding.self, of: self))
    LayoutDiagnostics.report(
      LayoutIssue(
        .misplaced,
        "\(type(of: self)) calculates \(calculated) as its \(name), but is given \(given) by the "
          + "\(source.name), which does not ask for it: \(source.remedy), or return .automatic",
        view: self,
        at: binding?.place.flatMap { binding?.list?.line(ofSection: $0.section) }))
  }
}

extension CGFloat {
  /// Whether a cell has calculated the length, and it differs from the length that the cell has.
  func isCalculated(differentlyFrom given: CGFloat) -> Bool {
    self != .automatic && !((self - given).magnitude < resizeThreshold)
  }
}

/// The lengths that a list has reported as not asked for, by class of cell.
private final class ReportedLengths: Companion {
  var nextCompanion: (any Companion)?
  var names: [ObjectIdentifier: Set<String>] = [:]
}
