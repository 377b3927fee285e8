extension ContentContainer where View: UIStackView {
  /// Stacks an empty view, or the one that a variable holds.
  public var putStackedView: ViewFactory<UIView> { ViewFactory(self, .stacked(view)) { UIView() } }
  /// Stacks a label, or the one that a variable holds.
  public var putStackedLabel: ViewFactory<UILabel> {
    ViewFactory(self, .stacked(view)) { UILabel() }
  }
  /// Stacks a button, or the one that a variable holds.
  public var putStackedButton: ViewFactory<UIButton> {
    ViewFactory(self, .stacked(view)) { UIButton() }
  }
  /// Stacks an image view, or the one that a variable holds.
  public var putStackedImageView: ViewFactory<UIImageView> {
    ViewFactory(self, .stacked(view)) { UIImageView() }
  }
  /// Stacks a stack view, or the one that a variable holds.
  public var putStackedStack: ViewFactory<UIStackView> {
    ViewFactory(self, .stacked(view)) { UIStackView() }
  }
  /// Stacks a vertical stack view, or the one that a variable holds.
  public var putStackedVStack: ViewFactory<UIStackView> {
    ViewFactory(self, .stacked(view)) { .along(.vertical) }
  }
  /// Stacks a horizontal stack view, or the one that a variable holds.
  public var putStackedHStack: ViewFactory<UIStackView> {
    ViewFactory(self, .stacked(view)) { .along(.horizontal) }
  }
  /// Stacks an activity indicator, or the one that a variable holds.
  public var putStackedActivityIndicator: ViewFactory<UIActivityIndicatorView> {
    ViewFactory(self, .stacked(view)) { UIActivityIndicatorView() }
  }
  /// Stacks a date picker, or the one that a variable holds.
  public var putStackedDatePicker: ViewFactory<UIDatePicker> {
    ViewFactory(self, .stacked(view)) { UIDatePicker() }
  }
  /// Stacks a picker, or the one that a variable holds.
  public var putStackedPicker: ViewFactory<UIPickerView> {
    ViewFactory(self, .stacked(view)) { UIPickerView() }
  }
  /// Stacks a page control, or the one that a variable holds.
  public var putStackedPageControl: ViewFactory<UIPageControl> {
    ViewFactory(self, .stacked(view)) { UIPageControl() }
  }
  /// Stacks a progress view, or the one that a variable holds.
  public var putStackedProgress: ViewFactory<UIProgressView> {
    ViewFactory(self, .stacked(view)) { UIProgressView() }
  }
  /// Stacks a search bar, or the one that a variable holds.
  public var putStackedSearchBar: ViewFactory<UISearchBar> {
    ViewFactory(self, .stacked(view)) { UISearchBar() }
  }
  /// Stacks a search field, or the one that a variable holds.
  public var putStackedSearchField: ViewFactory<UISearchTextField> {
    ViewFactory(self, .stacked(view)) { UISearchTextField() }
  }
  /// Stacks a segmented control, or the one that a variable holds.
  public var putStackedSegmentedControl: ViewFactory<UISegmentedControl> {
    ViewFactory(self, .stacked(view)) { UISegmentedControl() }
  }
  /// Stacks a slider, or the one that a variable holds.
  public var putStackedSlider: ViewFactory<UISlider> {
    ViewFactory(self, .stacked(view)) { UISlider() }
  }
  /// Stacks a stepper, or the one that a variable holds.
  public var putStackedStepper: ViewFactory<UIStepper> {
    ViewFactory(self, .stacked(view)) { UIStepper() }
  }
  /// Stacks a switch, or the one that a variable holds.
  public var putStackedSwitch: ViewFactory<UISwitch> {
    ViewFactory(self, .stacked(view)) { UISwitch() }
  }
  /// Stacks a text field, or the one that a variable holds.
  public var putStackedTextField: ViewFactory<UITextField> {
    ViewFactory(self, .stacked(view)) { UITextField() }
  }
  /// Stacks a text view, or the one that a variable holds.
  public var putStackedTextView: ViewFactory<UITextView> {
    ViewFactory(self, .stacked(view)) { UITextView() }
  }
  /// Stacks a toolbar, or the one that a variable holds.
  public var putStackedToolbar: ViewFactory<UIToolbar> {
    ViewFactory(self, .stacked(view)) { UIToolbar() }
  }
  /// Stacks a scroll view, or the one that a variable holds.
  public var putStackedScroll: ViewFactory<UIScrollView> {
    ViewFactory(self, .stacked(view)) { UIScrollView() }
  }
  /// Stacks a table, or the one that a variable holds.
  public var putStackedTable: ViewFactory<UITableView> {
    ViewFactory(self, .stacked(view)) { UITableView() }
  }
  /// Stacks a collection with a flow layout, or the one that a variable holds.
  public var putStackedCollection: ViewFactory<UICollectionView> {
    ViewFactory(self, .stacked(view)) { .flowing() }
  }
  /// Stacks a visual effect view, or the one that a variable holds.
  public var putStackedVisualEffect: ViewFactory<UIVisualEffectView> {
    ViewFactory(self, .stacked(view)) { UIVisualEffectView(effect: nil) }
  }
  /// Stacks a navigation bar, or the one that a variable holds.
  public var putStackedNavigation: ViewFactory<UINavigationBar> {
    ViewFactory(self, .stacked(view)) { UINavigationBar() }
  }
  /// Stacks a tab bar, or the one that a variable holds.
  public var putStackedTabBar: ViewFactory<UITabBar> {
    ViewFactory(self, .stacked(view)) { UITabBar() }
  }
}
