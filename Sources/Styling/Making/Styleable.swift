/// What an attribute list makes: views of UIKit's classes, and of your own that are ``Composable`` or
/// ``Makeable``.
///
/// ```swift
/// let label: UILabel = [.text("Hello"), .color(.red)]
/// ```
///
/// A view that derives from one of UIKit's classes takes its list with `^` behind it, and has to be
/// ``Composable``: Swift can't tell the class of such a literal. Without the `^` the compiler crashes, or makes a
/// view of UIKit's class, which breaks the program when it is used as what it is not.
///
/// The literal's initializer belongs to no actor, for a protocol of the standard library asks for it; it
/// has to run on the main thread.
@preconcurrency @MainActor
public protocol Styleable: ExpressibleByArrayLiteral where ArrayLiteralElement == ViewAttribute {}

extension Styleable {
  /// A view in a style. Of attributes with the same key the first is taken.
  public nonisolated init(arrayLiteral elements: ViewAttribute...) {
    self = MainActor.assumeIsolated { Unchecked(makeOrStop(ViewStyle(elements)) as Self) }.value
  }

  /// Not for use: beside it `MyLabel()` is ambiguous where `MyLabel` has no initializer without arguments.
  /// It would otherwise mean that of an empty list.
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
