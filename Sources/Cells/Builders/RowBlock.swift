import Binding

/// A row of blocks without a cell class: a row of a table, or an item of a collection.
///
/// ```swift
/// RowBlock(id: hero.id, showing: hero) {
///   HStackBlock(spacing: 8) { portrait(of: hero); nameLabel(of: hero) }.padding(16)
/// }
/// ```
///
/// The blocks fill the content view of the cell. When the row is described again, only what differs
/// is changed. The blocks can read and bind states: the row is described again when a state that it
/// has read changes, and all this ends when its cell shows another row. The views that the blocks
/// make, such as those of a `ViewBlock` with an id and of scroll blocks, end with the row, too:
/// each row has its own.
@preconcurrency @MainActor
public struct RowBlock: TableCellModel, CollectionCellModel {
  /// Distinguishes the row from other rows of blocks.
  public let cellIdentifier: AnyHashable
  private let value: Any?
  private let isShown: (Any?) -> Bool
  fileprivate let line: SourceLine
  fileprivate let content: () -> [any Block]

  /// Creates a row that is described again whenever it is set.
  ///
  /// - Parameters:
  ///   - id: Distinguishes the row from other rows of blocks.
  ///   - fileID: The file in which the row is made.
  ///   - lineNumber: The line in which the row is made.
  ///   - content: The blocks of the row. Called when a cell is to show it.
  public init(
    id: AnyHashable, fileID: StaticString = #fileID, lineNumber: UInt = #line,
    @BlockBuilder _ content: @escaping () -> [any Block]
  ) {
    cellIdentifier = id
    line = SourceLine(fileID: fileID, line: lineNumber)
    value = nil
    isShown = { _ in false }
    self.content = content
  }

  /// Creates a row that is described again when its value has changed.
  ///
  /// - Parameters:
  ///   - id: Distinguishes the row from other rows of blocks.
  ///   - value: The value on which the blocks depend.
  ///   - fileID: The file in which the row is made.
  ///   - lineNumber: The line in which the row is made.
  ///   - content: The blocks of the row. Called when a cell is to show it.
  public init<Value: Equatable>(
    id: AnyHashable, showing value: Value, fileID: StaticString = #fileID,
    lineNumber: UInt = #line, @BlockBuilder _ content: @escaping () -> [any Block]
  ) {
    cellIdentifier = id
    line = SourceLine(fileID: fileID, line: lineNumber)
    self.value = value
    isShown = { $0 as? Value == value }
    self.content = content
  }

  public var rowContent: TableCellContent {
    TableCellContent(BlockTableCell.self) { $0.show(self) }
  }

  public var itemContent: CollectionCellContent {
    CollectionCellContent(BlockCollectionCell.self) { $0.show(self) }
  }
}

extension RowBlock: SelfComparing {
  func showsTheSame(as other: any CellModel) -> Bool { isShown((other as? RowBlock)?.value) }
}

/// A cell of blocks, and the layout that it shows.
@MainActor
private protocol BlockCell: UIView {
  var layout: BlockCellLayout { get }
  var contentView: UIView { get }
}

private final class BlockTableCell: UITableViewCell, BlockCell {
  let layout = BlockCellLayout()

  func show(_ row: RowBlock) { layout.show(row, in: contentView) }
}

private final class BlockCollectionCell: UICollectionViewCell, BlockCell {
  let layout = BlockCellLayout()

  func show(_ row: RowBlock) { layout.show(row, in: contentView) }

  /// Returns the size that the blocks want. A collection passes the size that the cell has, with a
  /// higher priority than blocks have for theirs: the cell would never become smaller.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = targetSize
    if horizontal < .required { size.width = 0 }
    if vertical < .required { size.height = 0 }
    return measuringAtFullWidth(isOpen: horizontal < .required) {
      super.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }

  /// Returns the answer in all the width that the collection has, if the width is open and the
  /// blocks choose by it. By the cell's own width, they would never become wider.
  private func measuringAtFullWidth(isOpen: Bool, _ answer: () -> CGSize) -> CGSize {
    guard isOpen, layout.dependsOnAvailableSpace, let collection = list(UICollectionView.self)
    else {
      return answer()
    }
    let before = bounds
    bounds.size.width = collection.room(for: self).width
    layoutIfNeeded()
    defer { bounds = before }
    return answer()
  }
}

/// The blocks that a cell shows. They are described again when a state that was read changes, until
/// the cell shows something else.
@MainActor
private final class BlockCellLayout {
  private let manager = LayoutManager(tracking: true)
  private var shown: AnyHashable?

  var dependsOnAvailableSpace: Bool { manager.dependsOnAvailableSpace }

  /// Shows a row. The contents of a view that the blocks make, such as text that was typed or an
  /// offset, belong to the row that the view was made for.
  func show(_ row: RowBlock, in contentView: UIView) {
    if let shown, shown != row.cellIdentifier { manager.forgetMadeViews() }
    shown = row.cellIdentifier
    describe(row, in: contentView)
    if manager.installed?.arrivals.isEmpty == false {
      checkArrivals(in: contentView, of: row.line)
    }
  }

  /// Removes everything that it has shown.
  func clear(_ contentView: UIView) { manager.setup(on: contentView) { EmptyLayout() } }

  private func describe(_ row: RowBlock, in contentView: UIView) {
    let (file, line, content) = (row.line.file, row.line.line, row.content)
    guard let scope = BindingScope.current else {
      return manager.setup(on: contentView, fileID: file, line: line) { content() }
    }
    // The bindings end with the scope, and so does the description, with everything that it
    // captures.
    let description = Description(describe: content)
    scope.keep(description)
    manager.setup(on: contentView, for: scope, fileID: file, line: line) {
      [weak description] scope in
      let blocks = scope.blocks { description?.describe() ?? [] }
      scope.didDeliver()
      return blocks
    }
  }
}

extension BlockCellLayout {
  /// Reports views that another row still shows by its own description when the turn ends: a view
  /// is in one row at most.
  private func checkArrivals(in contentView: UIView, of line: SourceLine) {
    let arrivals = manager.installed?.arrivals ?? []
    manager.installed?.arrivals = []
    guard let cell = contentView.blockCell else { return }
    for arrival in arrivals {
      guard let other = arrival.former.view?.blockCell, other !== cell else { continue }
      let binding = Platform.companion(CellBinding.self, of: other)
      guard binding?.seenPlace(in: other) != nil else {
        // A cell that waits for reuse would take the view back when it is described again.
        binding?.unbind()
        other.layout.clear(other.contentView)
        continue
      }
      let round = binding?.round
      Task { @MainActor [weak cell, weak other] in
        guard let view = arrival.view.view, let cell, let other, view.isDescendant(of: cell),
          let last = Platform.companion(CellBinding.self, of: cell)?.seenPlace(in: cell),
          let binding = Platform.companion(CellBinding.self, of: other), binding.round == round,
          let first = binding.seenPlace(in: other), other.layout.places(view)
        else { return }
        last.list.reportSharing(
          of: view, by: first.place.words, and: last.place,
          "the first no longer shows it; make one for each row", at: line)
      }
    }
  }

  private func places(_ view: UIView) -> Bool {
    manager.installed?.placedAddresses.contains(ObjectIdentifier(view)) == true
  }
}

extension UIView {
  /// The cell of blocks that contains the view.
  fileprivate var blockCell: (any BlockCell)? {
    sequence(first: self) { $0.superview }.lazy.compactMap { $0 as? any BlockCell }.first
  }
}

/// The description of what a row shows.
private final class Description {
  let describe: () -> [any Block]

  init(describe: @escaping () -> [any Block]) { self.describe = describe }
}

extension BindingScope {
  fileprivate func blocks(_ describe: () -> [any Block]) -> [any Block] {
    var blocks: [any Block] = []
    run { blocks = describe() }
    return blocks
  }
}
