extension UIView {
  /// Creates a view of size zero, of a class that is known only at run time: see `CALayer.make()`.
  @_silgen_name("$s13HeadlessUIKit6UIViewCACycfC")
  static func make() -> UIView
}
