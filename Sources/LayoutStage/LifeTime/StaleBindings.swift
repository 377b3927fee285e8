import Binding

/// The bindings and observers of a reused view that still follow the previous content.
@MainActor
package struct StaleBindings {
  /// A line for each binding and observer that should be gone:
  /// `Hero.name ⇄ label.text (Row.swift:9)`.
  package let lines: [String]

  /// Reuses a cell, as a list does.
  ///
  /// - Parameters:
  ///   - cell: A cell, or another view that is filled repeatedly.
  ///   - fill: Fills the cell with other content.
  package init(afterReuse cell: UIView, _ fill: () throws -> Void) rethrows {
    let before = BindingGraph(in: cell).outsideStates(in: cell)
    switch cell {
    case let cell as UITableViewCell: cell.prepareForReuse()
    case let view as UITableViewHeaderFooterView: view.prepareForReuse()
    case let view as UICollectionReusableView: view.prepareForReuse()
    default: break
    }
    try fill()
    lines = BindingGraph(in: cell).lines(between: before, and: cell)
  }
}
