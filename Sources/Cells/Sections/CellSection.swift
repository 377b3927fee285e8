/// The identifier of the section that is made of cells.
let singleSection = "single_section"

/// A section of a list, also named `UITableView.Section` and `UICollectionView.Section`.
///
/// A list shows the content that a section had when it was set. To show a change, set the sections
/// again.
///
/// ```swift
/// let section = UITableView.Section(identifier: "heroes")
/// section.add(cells: heroes.map(HeroRow.init))
/// table.sections = [section]
/// ```
@preconcurrency @MainActor
open class CellSection<Row>: Equatable {
  /// The identity of the section within its list.
  public let identifier: AnyHashable
  /// The rows of the section, from top to bottom.
  public var cells: [Row]
  /// The line that made the section, if it is known.
  let line: SourceLine?

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - identifier: Distinguishes the section from others in its list; nil to make a distinct
  ///     section each time.
  ///   - cells: The rows of the section.
  ///   - fileID: The file in which the section is made.
  ///   - lineNumber: The line in which the section is made.
  public init(
    identifier: AnyHashable? = nil, cells: [Row] = [], fileID: StaticString = #fileID,
    lineNumber: UInt = #line
  ) {
    self.identifier = identifier ?? AnyHashable(UniqueIdentity())
    self.cells = cells
    line = SourceLine(fileID: fileID, line: lineNumber)
  }

  /// Creates the section of rows that are set without one.
  init(of cells: [Row], at line: SourceLine? = nil) {
    identifier = AnyHashable(singleSection)
    self.cells = cells
    self.line = line
  }

  /// Creates a copy with the same identity: changing one of them leaves the other as it is.
  init(copying other: CellSection) {
    identifier = other.identifier
    cells = other.cells
    line = other.line
  }

  // MARK: For subclasses

  /// The title above the section; nil by default.
  open var headerTitle: String? { nil }
  /// The title below the section; nil by default.
  open var footerTitle: String? { nil }
  /// The section's entry in the index at the side of the list; nil, the default, for none.
  open var indexTitle: String? { nil }
  /// The header above the section, in collections; nil by default.
  open var header: Row? { nil }
  /// The footer below the section, in collections; nil by default.
  open var footer: Row? { nil }

  /// Returns a copy of the section with the same identifier.
  ///
  /// A subclass returns an instance of its own class and copies any additional content. Rows can be
  /// moved by hand and appended only in such a copy.
  open func copy() -> CellSection<Row> { CellSection(copying: self) }

  /// Returns the section as it is now. A section whose copies are of another class stands for
  /// itself: the copies lack its overrides.
  func snapshot() -> CellSection<Row> {
    let copy = copy()
    return type(of: copy) == type(of: self) ? copy : self
  }

  /// Returns a copy with a change.
  func changedCopy(_ change: (CellSection<Row>) -> Void) -> CellSection<Row> {
    let copy = copy()
    if type(of: copy) != type(of: self) {
      LayoutDiagnostics.report(
        LayoutIssue(
          .misplaced,
          "copies of a \(type(of: self)) are of the class \(type(of: copy)) and lack its overrides: "
            + "override copy() in \(type(of: self))", at: line))
    }
    change(copy)
    return copy
  }

  /// Whether both sections are of the same class, and have the same identifier, the same titles,
  /// and the same rows in the same order.
  ///
  /// Rows are the same if they are of the same type and have the same identifier, whatever they
  /// show.
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

  /// The number of rows.
  public var cellCount: Int { cells.count }

  /// Adds a row at the end.
  public func add(cell: Row) { cells.append(cell) }

  /// Adds rows at the end.
  public func add(cells: [Row]) { self.cells += cells }

  /// Removes all rows.
  public func clear() { cells = [] }

  /// Compares two sections with ``isEqual(to:)``; off the main actor a section is equal only to
  /// itself.
  public nonisolated static func == (left: CellSection<Row>, right: CellSection<Row>) -> Bool {
    if left === right { return true }
    guard MainActorQueue.isCurrent else { return false }
    return MainActor.assumeIsolated { left.isEqual(to: right) }
  }
}

/// An identity that is equal to nothing but itself.
final class UniqueIdentity: Hashable, Sendable {
  static func == (left: UniqueIdentity, right: UniqueIdentity) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
