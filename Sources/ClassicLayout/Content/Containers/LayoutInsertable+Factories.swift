extension LayoutInsertable {
  /// Puts an empty view, or the one that a variable holds.
  public var putView: ViewFactory<UIView> { ViewFactory(self, .plain) { UIView() } }
  /// Puts a label, or the one that a variable holds.
  public var putLabel: ViewFactory<UILabel> { ViewFactory(self, .plain) { UILabel() } }
  /// Puts a button, or the one that a variable holds.
  public var putButton: ViewFactory<UIButton> { ViewFactory(self, .plain) { UIButton() } }
  /// Puts an image view, or the one that a variable holds.
  public var putImageView: ViewFactory<UIImageView> { ViewFactory(self, .plain) { UIImageView() } }
  /// Puts a stack view, or the one that a variable holds.
  public var putStack: ViewFactory<UIStackView> { ViewFactory(self, .plain) { UIStackView() } }
  /// Puts a vertical stack view, or the one that a variable holds.
  public var putVStack: ViewFactory<UIStackView> { ViewFactory(self, .plain) { .along(.vertical) } }
  /// Puts a horizontal stack view, or the one that a variable holds.
  public var putHStack: ViewFactory<UIStackView> {
    ViewFactory(self, .plain) { .along(.horizontal) }
  }
  /// Puts an activity indicator, or the one that a variable holds.
  public var putActivityIndicator: ViewFactory<UIActivityIndicatorView> {
    ViewFactory(self, .plain) { UIActivityIndicatorView() }
  }
  /// Puts a date picker, or the one that a variable holds.
  public var putDatePicker: ViewFactory<UIDatePicker> {
    ViewFactory(self, .plain) { UIDatePicker() }
  }
  /// Puts a picker, or the one that a variable holds.
  public var putPicker: ViewFactory<UIPickerView> { ViewFactory(self, .plain) { UIPickerView() } }
  /// Puts a page control, or the one that a variable holds.
  public var putPageControl: ViewFactory<UIPageControl> {
    ViewFactory(self, .plain) { UIPageControl() }
  }
  /// Puts a progress view, or the one that a variable holds.
  public var putProgress: ViewFactory<UIProgressView> {
    ViewFactory(self, .plain) { UIProgressView() }
  }
  /// Puts a search bar, or the one that a variable holds.
  public var putSearchBar: ViewFactory<UISearchBar> { ViewFactory(self, .plain) { UISearchBar() } }
  /// Puts a search field, or the one that a variable holds.
  public var putSearchField: ViewFactory<UISearchTextField> {
    ViewFactory(self, .plain) { UISearchTextField() }
  }
  /// Puts a segmented control, or the one that a variable holds.
  public var putSegmentedControl: ViewFactory<UISegmentedControl> {
    ViewFactory(self, .plain) { UISegmentedControl() }
  }
  /// Puts a slider, or the one that a variable holds.
  public var putSlider: ViewFactory<UISlider> { ViewFactory(self, .plain) { UISlider() } }
  /// Puts a stepper, or the one that a variable holds.
  public var putStepper: ViewFactory<UIStepper> { ViewFactory(self, .plain) { UIStepper() } }
  /// Puts a switch, or the one that a variable holds.
  public var putSwitch: ViewFactory<UISwitch> { ViewFactory(self, .plain) { UISwitch() } }
  /// Puts a text field, or the one that a variable holds.
  public var putTextField: ViewFactory<UITextField> { ViewFactory(self, .plain) { UITextField() } }
  /// Puts a text view, or the one that a variable holds.
  public var putTextView: ViewFactory<UITextView> { ViewFactory(self, .plain) { UITextView() } }
  /// Puts a toolbar, or the one that a variable holds.
  public var putToolbar: ViewFactory<UIToolbar> { ViewFactory(self, .plain) { UIToolbar() } }
  /// Puts a scroll view, or the one that a variable holds.
  public var putScroll: ViewFactory<UIScrollView> { ViewFactory(self, .plain) { UIScrollView() } }
  /// Puts a table, or the one that a variable holds.
  public var putTable: ViewFactory<UITableView> { ViewFactory(self, .plain) { UITableView() } }
  /// Puts a collection with a flow layout, or the one that a variable holds.
  public var putCollection: ViewFactory<UICollectionView> {
    ViewFactory(self, .plain) { .flowing() }
  }
  /// Puts a visual effect view, or the one that a variable holds.
  public var putVisualEffect: ViewFactory<UIVisualEffectView> {
    ViewFactory(self, .plain) { UIVisualEffectView(effect: nil) }
  }
  /// Puts a navigation bar, or the one that a variable holds.
  public var putNavigation: ViewFactory<UINavigationBar> {
    ViewFactory(self, .plain) { UINavigationBar() }
  }
  /// Puts a tab bar, or the one that a variable holds.
  public var putTabBar: ViewFactory<UITabBar> { ViewFactory(self, .plain) { UITabBar() } }
}

extension UIStackView {
  static func along(_ axis: NSLayoutConstraint.Axis) -> UIStackView {
    let stack = UIStackView()
    stack.axis = axis
    return stack
  }
}
