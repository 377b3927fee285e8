// UIKit creates objects of a class that it knows only at run time with an initializer that is not
// `required`: Objective-C looks it up in the class. Swift permits this only for required
// initializers, and if they were required, no subclass written for UIKit would compile. A
// convenience initializer, however, does look up the designated initializer in the class that it is
// called on. This file and those that create views, cells and attributes bind to such convenience
// initializers by symbol name, as functions that can be called on any class. If a symbol is
// renamed, the linker reports it.

extension CALayer {
  @_silgen_name("$s13HeadlessUIKit7CALayerC7dynamicACyt_tcfC")
  static func make() -> CALayer
}
