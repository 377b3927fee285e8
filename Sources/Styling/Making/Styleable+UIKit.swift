#if os(iOS) || os(tvOS) || os(visionOS)
  // Both sides are of others, which has to be said; where HeadlessUIKit is the views', it must not be.

  extension UIActivityIndicatorView: @retroactive ExpressibleByArrayLiteral {}
  extension UIButton: @retroactive ExpressibleByArrayLiteral {}
  extension UICollectionView: @retroactive ExpressibleByArrayLiteral {}
  extension UIImageView: @retroactive ExpressibleByArrayLiteral {}
  extension UILabel: @retroactive ExpressibleByArrayLiteral {}
  extension UIPageControl: @retroactive ExpressibleByArrayLiteral {}
  extension UIPickerView: @retroactive ExpressibleByArrayLiteral {}
  extension UIProgressView: @retroactive ExpressibleByArrayLiteral {}
  extension UISearchBar: @retroactive ExpressibleByArrayLiteral {}
  extension UISegmentedControl: @retroactive ExpressibleByArrayLiteral {}
  extension UISlider: @retroactive ExpressibleByArrayLiteral {}
  extension UIStackView: @retroactive ExpressibleByArrayLiteral {}
  extension UISwitch: @retroactive ExpressibleByArrayLiteral {}
  extension UITableView: @retroactive ExpressibleByArrayLiteral {}
  extension UITextField: @retroactive ExpressibleByArrayLiteral {}
  extension UITextView: @retroactive ExpressibleByArrayLiteral {}
#endif
