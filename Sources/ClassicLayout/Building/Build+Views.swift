// A class that is not final promises no initialiser of its subclasses, so each of UIKit's classes is
// named here once. The type of a subclass fits the function for its superclass; if it is ``Buildable``,
// it is made all the same. They are disfavored: an app's own `build` wins.

/// Makes a view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UIView) -> Void) -> UIView { build(UIView(), setUp) }

/// Starts a chain that sets up a view.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIView> { made(UIView(), as: type, fileID, line) }

/// Makes a label and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UILabel) -> Void) -> UILabel { build(UILabel(), setUp) }

/// Starts a chain that sets up a label.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UILabel.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UILabel> { made(UILabel(), as: type, fileID, line) }

/// Makes a button and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UIButton) -> Void) -> UIButton { build(UIButton(), setUp) }

/// Starts a chain that sets up a button.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIButton.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIButton> { made(UIButton(), as: type, fileID, line) }

/// Makes an image view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UIImageView) -> Void) -> UIImageView {
  build(UIImageView(), setUp)
}

/// Starts a chain that sets up an image view.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIImageView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIImageView> { made(UIImageView(), as: type, fileID, line) }

/// Makes a stack view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UIStackView) -> Void) -> UIStackView {
  build(UIStackView(), setUp)
}

/// Starts a chain that sets up a stack view.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIStackView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIStackView> { made(UIStackView(), as: type, fileID, line) }

/// Makes an activity indicator and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UIActivityIndicatorView) -> Void) -> UIActivityIndicatorView {
  build(UIActivityIndicatorView(), setUp)
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
public func build(_ setUp: (inout UIDatePicker) -> Void) -> UIDatePicker {
  build(UIDatePicker(), setUp)
}

/// Starts a chain that sets up a date picker.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIDatePicker.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIDatePicker> { made(UIDatePicker(), as: type, fileID, line) }

/// Makes a picker and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UIPickerView) -> Void) -> UIPickerView {
  build(UIPickerView(), setUp)
}

/// Starts a chain that sets up a picker.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIPickerView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIPickerView> { made(UIPickerView(), as: type, fileID, line) }

/// Makes a page control and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UIPageControl) -> Void) -> UIPageControl {
  build(UIPageControl(), setUp)
}

/// Starts a chain that sets up a page control.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIPageControl.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIPageControl> { made(UIPageControl(), as: type, fileID, line) }

/// Makes a progress view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UIProgressView) -> Void) -> UIProgressView {
  build(UIProgressView(), setUp)
}

/// Starts a chain that sets up a progress view.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIProgressView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIProgressView> { made(UIProgressView(), as: type, fileID, line) }

/// Makes a search bar and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UISearchBar) -> Void) -> UISearchBar {
  build(UISearchBar(), setUp)
}

/// Starts a chain that sets up a search bar.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UISearchBar.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UISearchBar> { made(UISearchBar(), as: type, fileID, line) }

/// Makes a search field and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UISearchTextField) -> Void) -> UISearchTextField {
  build(UISearchTextField(), setUp)
}

/// Starts a chain that sets up a search field.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UISearchTextField.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UISearchTextField> { made(UISearchTextField(), as: type, fileID, line) }

/// Makes a segmented control and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UISegmentedControl) -> Void) -> UISegmentedControl {
  build(UISegmentedControl(), setUp)
}

/// Starts a chain that sets up a segmented control.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UISegmentedControl.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UISegmentedControl> { made(UISegmentedControl(), as: type, fileID, line) }

/// Makes a slider and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UISlider) -> Void) -> UISlider { build(UISlider(), setUp) }

/// Starts a chain that sets up a slider.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UISlider.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UISlider> { made(UISlider(), as: type, fileID, line) }

/// Makes a stepper and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UIStepper) -> Void) -> UIStepper { build(UIStepper(), setUp) }

/// Starts a chain that sets up a stepper.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIStepper.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIStepper> { made(UIStepper(), as: type, fileID, line) }

/// Makes a switch and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UISwitch) -> Void) -> UISwitch { build(UISwitch(), setUp) }

/// Starts a chain that sets up a switch.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UISwitch.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UISwitch> { made(UISwitch(), as: type, fileID, line) }

/// Makes a text field and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UITextField) -> Void) -> UITextField {
  build(UITextField(), setUp)
}

/// Starts a chain that sets up a text field.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UITextField.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UITextField> { made(UITextField(), as: type, fileID, line) }

/// Makes a text view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UITextView) -> Void) -> UITextView { build(UITextView(), setUp) }

/// Starts a chain that sets up a text view.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UITextView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UITextView> { made(UITextView(), as: type, fileID, line) }

/// Makes a toolbar and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UIToolbar) -> Void) -> UIToolbar { build(UIToolbar(), setUp) }

/// Starts a chain that sets up a toolbar.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIToolbar.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIToolbar> { made(UIToolbar(), as: type, fileID, line) }

/// Makes a scroll view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UIScrollView) -> Void) -> UIScrollView {
  build(UIScrollView(), setUp)
}

/// Starts a chain that sets up a scroll view.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UIScrollView.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UIScrollView> { made(UIScrollView(), as: type, fileID, line) }

/// Makes a visual effect view and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UIVisualEffectView) -> Void) -> UIVisualEffectView {
  build(UIVisualEffectView(effect: nil), setUp)
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
public func build(_ setUp: (inout UINavigationBar) -> Void) -> UINavigationBar {
  build(UINavigationBar(), setUp)
}

/// Starts a chain that sets up a navigation bar.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UINavigationBar.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UINavigationBar> { made(UINavigationBar(), as: type, fileID, line) }

/// Makes a tab bar and sets it up.
@_disfavoredOverload @preconcurrency @MainActor
public func build(_ setUp: (inout UITabBar) -> Void) -> UITabBar { build(UITabBar(), setUp) }

/// Starts a chain that sets up a tab bar.
@_disfavoredOverload @preconcurrency @MainActor
public func build(
  _ type: UITabBar.Type, fileID: StaticString = #fileID, line: UInt = #line
) -> ObjectBuilder<UITabBar> { made(UITabBar(), as: type, fileID, line) }

/// A view of a type. A subclass that is not ``Buildable`` can't be made here: nothing says which
/// initialiser it has. It comes out as what it derives from, and that is a mistake.
@MainActor
private func made<Made: UIView>(
  _ view: @autoclosure () -> Made, as type: Made.Type, _ fileID: StaticString, _ line: UInt
) -> ObjectBuilder<Made> {
  if type == Made.self { return ObjectBuilder(view()) }
  let own = (type as? any Buildable.Type)?.init() as? Made
  if let own { return ObjectBuilder(own) }
  let made = view()
  let message = """
    build(\(type).self) can make a \(Made.self) only, since nothing says how a \(type) is made: write \
    build(\(type)()), or let \(type) be Buildable, with a required init()
    """
  LayoutDiagnostics.report(
    LayoutIssue(.misplaced, message, view: made, at: SourceLine(fileID: fileID, line: line)))
  return ObjectBuilder(made)
}
