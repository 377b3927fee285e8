/// What the section is called that is made of cells.
let singleSection = "single_section"

/// A section of a list: `UITableView.Section` and `UICollectionView.Section` are its names.
///
/// A list shows what a section held when it was set. To show a change, set the sections again.
///
/// ```swift
/// let section = UITableView.Section(identifier: "heroes")
/// section.add(cells: heroes.map(HeroRow.init))
/// table.sections = [section]
/// ```
@preconcurrency @MainActor
open class CellSection<Row>: Equatable {
  /// What tells this section from others of its list.
  public let identifier: AnyHashable
  /// What it shows, from the top down.
  public var cells: [Row]
  /// The line that made it, as far as it is known.
  let line: SourceLine?

  /// A section.
  ///
  /// - Parameters:
  ///   - identifier: What tells it from others; nil for one that is another each time it is made.
  ///   - cells: What it shows.
  ///   - fileID: Where it is made.
  ///   - lineNumber: Where it is made.
  public init(
    identifier: AnyHashable? = nil, cells: [Row] = [], fileID: StaticString = #fileID,
    lineNumber: UInt = #line
  ) {
    self.identifier = identifier ?? AnyHashable(UniqueIdentity())
    self.cells = cells
    line = SourceLine(fileID: fileID, line: lineNumber)
  }

  /// The section of rows that are set without one.
  init(of cells: [Row]) {
    identifier = AnyHashable(singleSection)
    self.cells = cells
    line = nil
  }

  /// The same section again, of which only one is changed if one is.
  init(copying other: CellSection) {
    identifier = other.identifier
    cells = other.cells
    line = other.line
  }

  // MARK: For subclasses

  /// Above the section; nil, unless a subclass says otherwise.
  open var headerTitle: String? { nil }
  /// Below the section; nil, unless a subclass says otherwise.
  open var footerTitle: String? { nil }
  /// In the index at the side of the list; nil for none, unless a subclass says otherwise.
  open var indexTitle: String? { nil }
  /// Above the section, in collections; nil, unless a subclass says otherwise.
  open var header: Row? { nil }
  /// Below the section, in collections; nil, unless a subclass says otherwise.
  open var footer: Row? { nil }

  /// The same section again, with the same identifier. A subclass returns one of its own class, and
  /// copies what it holds besides; rows can be moved by hand and appended in such a copy only.
  open func copy() -> CellSection<Row> { CellSection(copying: self) }

  /// The section as it is now. One that makes copies of another class stands for itself: they lack
  /// what it overrides.
  func snapshot() -> CellSection<Row> {
    let copy = copy()
    return type(of: copy) == type(of: self) ? copy : self
  }

  /// A copy that is to be changed.
  func changedCopy(_ change: (CellSection<Row>) -> Void) -> CellSection<Row> {
    let copy = copy()
    if type(of: copy) != type(of: self) {
      LayoutDiagnostics.report(
        LayoutIssue(
          .misplaced,
          "\(type(of: self)) makes copies of the class \(type(of: copy)), which lack what it "
            + "overrides: override copy() in it", at: line))
    }
    change(copy)
    return copy
  }

  /// Whether both show the same: the same rows in the same order below the same titles.
  open func isEqual(to other: CellSection<Row>) -> Bool {
    type(of: self) == type(of: other) && identifier == other.identifier
      && headerTitle == other.headerTitle && footerTitle == other.footerTitle
      && indexTitle == other.indexTitle
      && keys([header, footer].map { $0 as Any? }) == keys([other.header, other.footer])
      && keys(cells) == keys(other.cells)
  }

  private func keys(_ rows: [Any?]) -> [CellKey?] {
    rows.map { ($0 as? any CellModel).map { CellKey($0) } }
  }

  // MARK: Changes

  /// How many rows it has.
  public var cellCount: Int { cells.count }

  /// Puts a row at the end.
  public func add(cell: Row) { cells.append(cell) }

  /// Puts rows at the end.
  public func add(cells: [Row]) { self.cells += cells }

  /// Takes all rows out.
  public func clear() { cells = [] }

  /// See ``isEqual(to:)``. Away from the main actor a section is equal to itself only.
  public nonisolated static func == (left: CellSection<Row>, right: CellSection<Row>) -> Bool {
    if left === right { return true }
    guard MainActorQueue.isCurrent else { return false }
    return MainActor.assumeIsolated { left.isEqual(to: right) }
  }
}

/// Equal to nothing but itself.
private final class UniqueIdentity: Hashable, Sendable {
  static func == (left: UniqueIdentity, right: UniqueIdentity) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
