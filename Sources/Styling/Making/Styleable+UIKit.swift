#if os(iOS) || os(tvOS) || os(visionOS)
  // Both sides come from other modules, which has to be stated, but must not be where the views are
  // HeadlessUIKit's.

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
