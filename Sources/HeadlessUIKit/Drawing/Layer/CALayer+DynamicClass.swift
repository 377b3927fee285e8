// UIKit makes objects of a class that it knows at run time only, by an initializer that is not
// `required`: Objective-C looks it up in the class. Swift allows that for required ones alone, and
// were they required, no subclass that is written for UIKit would compile. A convenience initializer
// does look up the designated one in the class that it is called for, though. Here and where views,
// cells and attributes are made, these are such ones, as functions that may be called for any
// class; should one get another name, the linker says so.

extension CALayer {
  @_silgen_name("$s13HeadlessUIKit7CALayerC7dynamicACyt_tcfC")
  static func make() -> CALayer
}
