/// A view that an attribute list can make: one of UIKit's classes, or a class of your own that is
/// ``Composable`` or ``Makeable``.
///
/// ```swift
/// let label: UILabel = [.text("Hello"), .color(.red)]
/// ```
///
/// A subclass of a UIKit class that attribute lists can make has to be ``Composable``, and its list
/// needs a trailing `^`, because Swift can't determine the class of such a literal. Without the
/// `^`, the compiler crashes, or makes a view of UIKit's class; the program then breaks when it
/// uses that view as the subclass.
///
/// The literal's initializer isn't isolated to an actor, because a protocol of the standard library
/// requires it. It has to run on the main thread.
@preconcurrency @MainActor
public protocol Styleable: ExpressibleByArrayLiteral where ArrayLiteralElement == ViewAttribute {}

extension Styleable {
  /// Makes a view with a style. Of attributes with the same key, the first is used.
  public nonisolated init(arrayLiteral elements: ViewAttribute...) {
    self = MainActor.assumeIsolated { Unchecked(makeOrStop(ViewStyle(elements)) as Self) }.value
  }

  /// Not for use; it makes `MyLabel()` ambiguous where `MyLabel` has no initializer without
  /// arguments.
  ///
  /// Otherwise, `MyLabel()` would call the initializer of an empty list.
  public nonisolated init(deStijlNothing elements: ViewAttribute...) {
    self.init(arrayLiteral: ViewAttribute.hidden(false))
  }
}

extension UIActivityIndicatorView: Styleable {}
extension UIButton: Styleable {}
extension UICollectionView: Styleable {}
extension UIImageView: Styleable {}
extension UILabel: Styleable {}
extension UIPageControl: Styleable {}
extension UIPickerView: Styleable {}
extension UIProgressView: Styleable {}
extension UISearchBar: Styleable {}
extension UISegmentedControl: Styleable {}
extension UISlider: Styleable {}
extension UIStackView: Styleable {}
extension UISwitch: Styleable {}
extension UITableView: Styleable {}
extension UITextField: Styleable {}
extension UITextView: Styleable {}
