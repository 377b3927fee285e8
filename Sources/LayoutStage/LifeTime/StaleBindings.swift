import Binding

/// What a view that shows something else from now on still hears of what it has shown.
@MainActor
package struct StaleBindings {
  /// A line for each binding and observer that should have gone:
  /// `Hero.name ⇄ label.text (Row.swift:9)`.
  package let lines: [String]

  /// Has a cell be reused, as a list does.
  ///
  /// - Parameters:
  ///   - cell: A cell, or another view that is filled again and again.
  ///   - fill: Has it show something else.
  package init(afterReuse cell: UIView, _ fill: () throws -> Void) rethrows {
    let before = BindingGraph(in: cell).strangers(in: cell)
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
