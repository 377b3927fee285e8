// A class that is not final promises no initialiser of its subclasses, so each of UIKit's classes is
// named here once.

/// Makes a view and sets it up.
@MainActor
public func build(_ setUp: (inout UIView) -> Void) -> UIView { build(UIView(), setUp) }

/// Starts a chain that sets up a view.
@MainActor
public func build(_ type: UIView.Type) -> ObjectBuilder<UIView> { made(UIView(), as: type) }

/// Makes a label and sets it up.
@MainActor
public func build(_ setUp: (inout UILabel) -> Void) -> UILabel { build(UILabel(), setUp) }

/// Starts a chain that sets up a label.
@MainActor
public func build(_ type: UILabel.Type) -> ObjectBuilder<UILabel> { made(UILabel(), as: type) }

/// Makes a button and sets it up.
@MainActor
public func build(_ setUp: (inout UIButton) -> Void) -> UIButton { build(UIButton(), setUp) }

/// Starts a chain that sets up a button.
@MainActor
public func build(_ type: UIButton.Type) -> ObjectBuilder<UIButton> { made(UIButton(), as: type) }

/// Makes an image view and sets it up.
@MainActor
public func build(_ setUp: (inout UIImageView) -> Void) -> UIImageView {
  build(UIImageView(), setUp)
}

/// Starts a chain that sets up an image view.
@MainActor
public func build(_ type: UIImageView.Type) -> ObjectBuilder<UIImageView> {
  made(UIImageView(), as: type)
}

/// Makes a stack view and sets it up.
@MainActor
public func build(_ setUp: (inout UIStackView) -> Void) -> UIStackView {
  build(UIStackView(), setUp)
}

/// Starts a chain that sets up a stack view.
@MainActor
public func build(_ type: UIStackView.Type) -> ObjectBuilder<UIStackView> {
  made(UIStackView(), as: type)
}

/// Makes an activity indicator and sets it up.
@MainActor
public func build(_ setUp: (inout UIActivityIndicatorView) -> Void) -> UIActivityIndicatorView {
  build(UIActivityIndicatorView(), setUp)
}

/// Starts a chain that sets up an activity indicator.
@MainActor
public func build(_ type: UIActivityIndicatorView.Type) -> ObjectBuilder<UIActivityIndicatorView> {
  made(UIActivityIndicatorView(), as: type)
}

/// Makes a date picker and sets it up.
@MainActor
public func build(_ setUp: (inout UIDatePicker) -> Void) -> UIDatePicker {
  build(UIDatePicker(), setUp)
}

/// Starts a chain that sets up a date picker.
@MainActor
public func build(_ type: UIDatePicker.Type) -> ObjectBuilder<UIDatePicker> {
  made(UIDatePicker(), as: type)
}

/// Makes a picker and sets it up.
@MainActor
public func build(_ setUp: (inout UIPickerView) -> Void) -> UIPickerView {
  build(UIPickerView(), setUp)
}

/// Starts a chain that sets up a picker.
@MainActor
public func build(_ type: UIPickerView.Type) -> ObjectBuilder<UIPickerView> {
  made(UIPickerView(), as: type)
}

/// Makes a page control and sets it up.
@MainActor
public func build(_ setUp: (inout UIPageControl) -> Void) -> UIPageControl {
  build(UIPageControl(), setUp)
}

/// Starts a chain that sets up a page control.
@MainActor
public func build(_ type: UIPageControl.Type) -> ObjectBuilder<UIPageControl> {
  made(UIPageControl(), as: type)
}

/// Makes a progress view and sets it up.
@MainActor
public func build(_ setUp: (inout UIProgressView) -> Void) -> UIProgressView {
  build(UIProgressView(), setUp)
}

/// Starts a chain that sets up a progress view.
@MainActor
public func build(_ type: UIProgressView.Type) -> ObjectBuilder<UIProgressView> {
  made(UIProgressView(), as: type)
}

/// Makes a search bar and sets it up.
@MainActor
public func build(_ setUp: (inout UISearchBar) -> Void) -> UISearchBar {
  build(UISearchBar(), setUp)
}

/// Starts a chain that sets up a search bar.
@MainActor
public func build(_ type: UISearchBar.Type) -> ObjectBuilder<UISearchBar> {
  made(UISearchBar(), as: type)
}

/// Makes a search field and sets it up.
@MainActor
public func build(_ setUp: (inout UISearchTextField) -> Void) -> UISearchTextField {
  build(UISearchTextField(), setUp)
}

/// Starts a chain that sets up a search field.
@MainActor
public func build(_ type: UISearchTextField.Type) -> ObjectBuilder<UISearchTextField> {
  made(UISearchTextField(), as: type)
}

/// Makes a segmented control and sets it up.
@MainActor
public func build(_ setUp: (inout UISegmentedControl) -> Void) -> UISegmentedControl {
  build(UISegmentedControl(), setUp)
}

/// Starts a chain that sets up a segmented control.
@MainActor
public func build(_ type: UISegmentedControl.Type) -> ObjectBuilder<UISegmentedControl> {
  made(UISegmentedControl(), as: type)
}

/// Makes a slider and sets it up.
@MainActor
public func build(_ setUp: (inout UISlider) -> Void) -> UISlider { build(UISlider(), setUp) }

/// Starts a chain that sets up a slider.
@MainActor
public func build(_ type: UISlider.Type) -> ObjectBuilder<UISlider> { made(UISlider(), as: type) }

/// Makes a stepper and sets it up.
@MainActor
public func build(_ setUp: (inout UIStepper) -> Void) -> UIStepper { build(UIStepper(), setUp) }

/// Starts a chain that sets up a stepper.
@MainActor
public func build(_ type: UIStepper.Type) -> ObjectBuilder<UIStepper> {
  made(UIStepper(), as: type)
}

/// Makes a switch and sets it up.
@MainActor
public func build(_ setUp: (inout UISwitch) -> Void) -> UISwitch { build(UISwitch(), setUp) }

/// Starts a chain that sets up a switch.
@MainActor
public func build(_ type: UISwitch.Type) -> ObjectBuilder<UISwitch> { made(UISwitch(), as: type) }

/// Makes a text field and sets it up.
@MainActor
public func build(_ setUp: (inout UITextField) -> Void) -> UITextField {
  build(UITextField(), setUp)
}

/// Starts a chain that sets up a text field.
@MainActor
public func build(_ type: UITextField.Type) -> ObjectBuilder<UITextField> {
  made(UITextField(), as: type)
}

/// Makes a text view and sets it up.
@MainActor
public func build(_ setUp: (inout UITextView) -> Void) -> UITextView { build(UITextView(), setUp) }

/// Starts a chain that sets up a text view.
@MainActor
public func build(_ type: UITextView.Type) -> ObjectBuilder<UITextView> {
  made(UITextView(), as: type)
}

/// Makes a toolbar and sets it up.
@MainActor
public func build(_ setUp: (inout UIToolbar) -> Void) -> UIToolbar { build(UIToolbar(), setUp) }

/// Starts a chain that sets up a toolbar.
@MainActor
public func build(_ type: UIToolbar.Type) -> ObjectBuilder<UIToolbar> {
  made(UIToolbar(), as: type)
}

/// Makes a scroll view and sets it up.
@MainActor
public func build(_ setUp: (inout UIScrollView) -> Void) -> UIScrollView {
  build(UIScrollView(), setUp)
}

/// Starts a chain that sets up a scroll view.
@MainActor
public func build(_ type: UIScrollView.Type) -> ObjectBuilder<UIScrollView> {
  made(UIScrollView(), as: type)
}

/// Makes a visual effect view and sets it up.
@MainActor
public func build(_ setUp: (inout UIVisualEffectView) -> Void) -> UIVisualEffectView {
  build(UIVisualEffectView(effect: nil), setUp)
}

/// Starts a chain that sets up a visual effect view.
@MainActor
public func build(_ type: UIVisualEffectView.Type) -> ObjectBuilder<UIVisualEffectView> {
  made(UIVisualEffectView(effect: nil), as: type)
}

/// Makes a navigation bar and sets it up.
@MainActor
public func build(_ setUp: (inout UINavigationBar) -> Void) -> UINavigationBar {
  build(UINavigationBar(), setUp)
}

/// Starts a chain that sets up a navigation bar.
@MainActor
public func build(_ type: UINavigationBar.Type) -> ObjectBuilder<UINavigationBar> {
  made(UINavigationBar(), as: type)
}

/// Makes a tab bar and sets it up.
@MainActor
public func build(_ setUp: (inout UITabBar) -> Void) -> UITabBar { build(UITabBar(), setUp) }

/// Starts a chain that sets up a tab bar.
@MainActor
public func build(_ type: UITabBar.Type) -> ObjectBuilder<UITabBar> { made(UITabBar(), as: type) }

/// Subclasses that are not ``Buildable`` come out as what they derive from: that is a mistake.
@MainActor
private func made<Made: UIView>(_ view: Made, as type: Made.Type) -> ObjectBuilder<Made> {
  if type != Made.self {
    LayoutDiagnostics.report(
      LayoutIssue(
        .misplaced, "build makes a \(Made.self); \(type) has to be Buildable to be made itself",
        view: view))
  }
  return ObjectBuilder(view)
}
