// Makes list views of classes known only at run time. See `CALayer.make()`.

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

extension UICollectionViewLayoutAttributes {
  @_silgen_name("$s13HeadlessUIKit32UICollectionViewLayoutAttributesC7dynamicACyt_tcfC")
  static func make() -> UICollectionViewLayoutAttributes
}
