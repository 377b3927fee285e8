import Foundation

// UIKit makes cells of a class that it knows at run time only, by an initializer that is not
// `required`: Objective-C looks it up in the class. Swift allows that for required ones alone, and
// were they required, no subclass that is written for UIKit would compile. A convenience initializer
// does look up the designated one in the class that it is called for, though. These are those of
// the cells, as functions that may be called for any class; should one get another name, the linker
// says so.

extension UITableViewCell {
  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC10identifiedACSSSg_tcfC")
  static func make(identified: __owned String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C10identifiedACSSSg_tcfC")
  static func make(identified: __owned String?) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  @_silgen_name("$s13HeadlessUIKit24UICollectionReusableViewC10identifiedACSSSg_tcfC")
  static func make(identified: __owned String?) -> UICollectionReusableView
}
