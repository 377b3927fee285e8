/// An invisible view that is put into others to observe changes. It is not part of a layout's
/// description.
@MainActor
package protocol SensorView: UIView {}
