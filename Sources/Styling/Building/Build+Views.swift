// A class that is not final promises no initializer of its subclasses, so each of UIKit's classes
// is named here once. A subclass matches the function for its superclass; if it is ``Buildable``,
// it is made nevertheless. The functions are disfavored: an app's own `build` wins.
//
// Their closures take the view itself, not `inout`. A closure for any view can be used where a
// label is given, so of all functions whose result fits, the compiler chooses the one for the
// requested class.

/// Makes a view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIView) -> Void) -> UIView { made(UIView(), setUp) }

/// Starts a chain that sets up a view.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIView> { made(UIView(), as: type, fileID, line) }

/// Makes a label and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UILabel) -> Void) -> UILabel { made(UILabel(), setUp) }

/// Starts a chain that sets up a label.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UILabel.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UILabel> { made(UILabel(), as: type, fileID, line) }

/// Makes a button and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIButton) -> Void) -> UIButton { made(UIButton(), setUp) }

/// Starts a chain that sets up a button.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIButton.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIButton> { made(UIButton(), as: type, fileID, line) }

/// Makes an image view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIImageView) -> Void) -> UIImageView {
  made(UIImageView(), setUp)
}

/// Starts a chain that sets up an image view.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIImageView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIImageView> { made(UIImageView(), as: type, fileID, line) }

/// Makes a stack view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIStackView) -> Void) -> UIStackView {
  made(UIStackView(), setUp)
}

/// Starts a chain that sets up a stack view.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIStackView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIStackView> { made(UIStackView(), as: type, fileID, line) }

/// Makes an activity indicator and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIActivityIndicatorView) -> Void) -> UIActivityIndicatorView {
  made(UIActivityIndicatorView(), setUp)
}

/// Starts a chain that sets up an activity indicator.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIActivityIndicatorView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIActivityIndicatorView> {
  made(UIActivityIndicatorView(), as: type, fileID, line)
}

/// Makes a date picker and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIDatePicker) -> Void) -> UIDatePicker {
  made(UIDatePicker(), setUp)
}

/// Starts a chain that sets up a date picker.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIDatePicker.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIDatePicker> { made(UIDatePicker(), as: type, fileID, line) }

/// Makes a picker and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIPickerView) -> Void) -> UIPickerView {
  made(UIPickerView(), setUp)
}

/// Starts a chain that sets up a picker.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIPickerView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIPickerView> { made(UIPickerView(), as: type, fileID, line) }

/// Makes a page control and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIPageControl) -> Void) -> UIPageControl {
  made(UIPageControl(), setUp)
}

/// Starts a chain that sets up a page control.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIPageControl.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIPageControl> { made(UIPageControl(), as: type, fileID, line) }

/// Makes a progress view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIProgressView) -> Void) -> UIProgressView {
  made(UIProgressView(), setUp)
}

/// Starts a chain that sets up a progress view.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIProgressView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIProgressView> { made(UIProgressView(), as: type, fileID, line) }

/// Makes a search bar and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UISearchBar) -> Void) -> UISearchBar {
  made(UISearchBar(), setUp)
}

/// Starts a chain that sets up a search bar.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UISearchBar.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UISearchBar> { made(UISearchBar(), as: type, fileID, line) }

/// Makes a search field and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UISearchTextField) -> Void) -> UISearchTextField {
  made(UISearchTextField(), setUp)
}

/// Starts a chain that sets up a search field.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UISearchTextField.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UISearchTextField> { made(UISearchTextField(), as: type, fileID, line) }

/// Makes a segmented control and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UISegmentedControl) -> Void) -> UISegmentedControl {
  made(UISegmentedControl(), setUp)
}

/// Starts a chain that sets up a segmented control.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UISegmentedControl.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UISegmentedControl> { made(UISegmentedControl(), as: type, fileID, line) }

/// Makes a slider and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UISlider) -> Void) -> UISlider { made(UISlider(), setUp) }

/// Starts a chain that sets up a slider.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UISlider.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UISlider> { made(UISlider(), as: type, fileID, line) }

/// Makes a stepper and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIStepper) -> Void) -> UIStepper { made(UIStepper(), setUp) }

/// Starts a chain that sets up a stepper.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIStepper.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIStepper> { made(UIStepper(), as: type, fileID, line) }

/// Makes a switch and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UISwitch) -> Void) -> UISwitch { made(UISwitch(), setUp) }

/// Starts a chain that sets up a switch.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UISwitch.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UISwitch> { made(UISwitch(), as: type, fileID, line) }

/// Makes a text field and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UITextField) -> Void) -> UITextField {
  made(UITextField(), setUp)
}

/// Starts a chain that sets up a text field.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UITextField.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UITextField> { made(UITextField(), as: type, fileID, line) }

/// Makes a text view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UITextView) -> Void) -> UITextView { made(UITextView(), setUp) }

/// Starts a chain that sets up a text view.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UITextView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UITextView> { made(UITextView(), as: type, fileID, line) }

/// Makes a toolbar and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIToolbar) -> Void) -> UIToolbar { made(UIToolbar(), setUp) }

/// Starts a chain that sets up a toolbar.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIToolbar.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIToolbar> { made(UIToolbar(), as: type, fileID, line) }

/// Makes a scroll view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIScrollView) -> Void) -> UIScrollView {
  made(UIScrollView(), setUp)
}

/// Starts a chain that sets up a scroll view.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIScrollView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIScrollView> { made(UIScrollView(), as: type, fileID, line) }

/// Makes a visual effect view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UIVisualEffectView) -> Void) -> UIVisualEffectView {
  made(UIVisualEffectView(effect: nil), setUp)
}

/// Starts a chain that sets up a visual effect view.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIVisualEffectView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIVisualEffectView> {
  made(UIVisualEffectView(effect: nil), as: type, fileID, line)
}

/// Makes a navigation bar and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UINavigationBar) -> Void) -> UINavigationBar {
  made(UINavigationBar(), setUp)
}

/// Starts a chain that sets up a navigation bar.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UINavigationBar.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UINavigationBar> { made(UINavigationBar(), as: type, fileID, line) }

/// Makes a tab bar and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (UITabBar) -> Void) -> UITabBar { made(UITabBar(), setUp) }

/// Starts a chain that sets up a tab bar.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UITabBar.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UITabBar> { made(UITabBar(), as: type, fileID, line) }
