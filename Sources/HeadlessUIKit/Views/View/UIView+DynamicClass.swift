extension UIView {
  /// A view of a class that is known at run time only, of no size: see `CALayer.make()`.
  @_silgen_name("$s13HeadlessUIKit6UIViewCACycfC")
  static func make() -> UIView
}
