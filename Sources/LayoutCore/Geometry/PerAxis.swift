/// A value for each axis.
@usableFromInline
package struct PerAxis<Value> {
  @usableFromInline package var horizontal: Value
  @usableFromInline package var vertical: Value

  @inlinable
  package init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the same value for both axes.
  @inlinable
  package init(_ value: Value) { self.init(horizontal: value, vertical: value) }

  @inlinable
  package subscript(axis: LayoutAxis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
