/// What a cell shows; kept with the cell.
@MainActor
final class CellBinding: Companion {
  var nextCompanion: (any Companion)?
  private(set) var model: (any CellModel)?
  private(set) var type: AnyClass?
  private var release: (() -> Void)?

  /// Shows a model in a cell, which lets go of what it has shown.
  ///
  /// - Returns: Whether the cell is of the class that the model wants.
  static func bind<Base: UIView>(
    _ cell: Base, to model: any CellModel, _ content: CellContent<Base>
  ) -> Bool {
    let binding = Platform.companion(of: cell) { CellBinding() }
    binding.letGo()
    guard content.fill(cell) else { return false }
    binding.model = model
    binding.type = content.type
    binding.release = { [weak cell] in if let cell { content.release(cell) } }
    return true
  }

  private func letGo() {
    release?()
    release = nil
    model = nil
    type = nil
  }
}
