import Foundation

/// A value for each axis, so that code for both axes is written once.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal {
        horizontal = newValue
      } else {
        vertical = newValue
      }
    }
  }
}

extension NSLayoutConstraint.Axis {
  static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}

extension CGRect {
  func origin(on axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? origin.x : origin.y
  }

  func length(on axis: NSLayoutConstraint.Axis) -> CGFloat {
    size.length(on: axis)
  }
}

extension CGSize {
  func length(on axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}

extension UIEdgeInsets {
  func start(on axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
  func end(on axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
