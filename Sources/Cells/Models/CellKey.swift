/// The identity of a row among all rows of a list.
struct CellKey: Hashable {
  private let type: ObjectIdentifier
  let identifier: AnyHashable

  @MainActor
  init(_ model: any CellModel) {
    type = ObjectIdentifier(Swift.type(of: model))
    identifier = model.cellIdentifier
  }

  init(_ type: any CellModel.Type, _ identifier: AnyHashable) {
    self.type = ObjectIdentifier(type)
    self.identifier = identifier
  }

  /// Whether the row is of a type.
  func isOf(_ type: any CellModel.Type) -> Bool { self.type == ObjectIdentifier(type) }
}

extension CellKey: CustomStringConvertible {
  var description: String { identifier.words }
}

extension AnyHashable {
  /// The name in messages of a row or a section with this identifier. It is never an address, which
  /// differs each time.
  var words: String {
    base is ObjectIdentifier || base is UniqueIdentity ? "one object" : "\(base)"
  }

  /// The words in messages for the section with this identifier.
  var sectionWords: String {
    base is UniqueIdentity ? "a section without an identifier" : "section \(words)"
  }
}

/// Returns whether a model shows what another one does: it is the same object, or an equal value.
@MainActor
func showsTheSame(_ model: any CellModel, as other: any CellModel) -> Bool {
  if type(of: model) is AnyClass, (model as AnyObject) === (other as AnyObject) { return true }
  guard type(of: model) == type(of: other) else { return false }
  if let model = model as? any SelfComparing { return model.showsTheSame(as: other) }
  guard let model = model as? any Equatable else {
    return false
  }
  return isEqual(model, other)
}

private func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
  (other as? Value) == value
}

/// A model that can tell whether it shows what another one of its type does.
@MainActor
protocol SelfComparing {
  func showsTheSame(as other: any CellModel) -> Bool
}
