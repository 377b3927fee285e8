/// A view that nobody sees, put into others to be told of changes: it is no part of what a layout says.
@MainActor
package protocol SensorView: UIView {}
