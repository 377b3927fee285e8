/// The look of a button in a state: ``Normal``, ``Highlighted`` and so on.
///
/// ```swift
/// let button: UIButton = [.states([Normal("Login", .blue), Highlighted("Logging in…", .red)])]
/// ```
///
/// Omitted properties are left unchanged, so a state without a title has the title of the normal
/// state.
public class ControlStateStyle: @unchecked Sendable {
  /// The title.
  public let title: String?
  /// The image.
  public let image: UIImage?
  /// The color of the title.
  public let titleColor: UIColor?
  /// The background color, which follows the appearance.
  public let backgroundColor: UIColor?
  /// The color of the layer's border. Only a ``StyledButton`` shows one for states other than the
  /// normal one.
  public let borderColor: UIColor?

  class var state: UIControl.State { .normal }

  /// Creates a look with any of its properties.
  public required init(
    _ title: String? = nil, image: UIImage? = nil, titleColor: UIColor? = nil,
    backgroundColor: UIColor? = nil, borderColor: UIColor? = nil
  ) {
    self.title = title
    self.image = image
    self.titleColor = titleColor
    self.backgroundColor = backgroundColor
    self.borderColor = borderColor
  }

  /// Creates a look with a title and its color.
  public convenience init(_ title: String, _ titleColor: UIColor) {
    self.init(title, titleColor: titleColor)
  }

  /// Creates a look with a title and an image.
  public convenience init(_ title: String, _ image: UIImage) {
    self.init(title, image: image)
  }

  /// Creates a look with a title, an image and the title's color.
  public convenience init(_ title: String, _ image: UIImage, _ titleColor: UIColor) {
    self.init(title, image: image, titleColor: titleColor)
  }

  /// Creates a look with a title color.
  public convenience init(_ titleColor: UIColor) {
    self.init(nil, titleColor: titleColor)
  }

  /// Returns this look, with the other look's values for everything that it does not set.
  func merged(slave: ControlStateStyle) -> ControlStateStyle {
    type(of: self).init(
      title ?? slave.title, image: image ?? slave.image, titleColor: titleColor ?? slave.titleColor,
      backgroundColor: backgroundColor ?? slave.backgroundColor,
      borderColor: borderColor ?? slave.borderColor)
  }

  @MainActor
  func install(on button: UIButton) {
    let state = type(of: self).state
    if let title { button.setTitle(title, for: state) }
    if let titleColor { button.setTitleColor(titleColor, for: state) }
    if let image { button.setImage(image, for: state) }
    if let backgroundColor {
      button.setBackgroundColor(backgroundColor, for: state)
    }
    if let borderColor { button.setBorder(borderColor, for: state) }
  }
}

/// The look of a button in its normal state.
public final class Normal: ControlStateStyle, @unchecked Sendable {}

/// The look of a button while it is highlighted.
public final class Highlighted: ControlStateStyle, @unchecked Sendable {
  override class var state: UIControl.State { .highlighted }
}

/// The look of a button while it is disabled.
public final class Disabled: ControlStateStyle, @unchecked Sendable {
  override class var state: UIControl.State { .disabled }
}

/// The look of a button while it is selected.
public final class Selected: ControlStateStyle, @unchecked Sendable {
  override class var state: UIControl.State { .selected }
}

/// The look of a button while it is focused.
public final class Focused: ControlStateStyle, @unchecked Sendable {
  override class var state: UIControl.State { .focused }
}

/// The look of a button in a state reserved for the app.
public final class Application: ControlStateStyle, @unchecked Sendable {
  override class var state: UIControl.State { .application }
}

/// The look of a button in a state reserved for UIKit.
public final class Reserved: ControlStateStyle, @unchecked Sendable {
  override class var state: UIControl.State { .reserved }
}

extension Array where Element == ControlStateStyle {
  /// Returns the looks of all states, with the other ones' values for everything that they do not
  /// set.
  func merged(slave: [ControlStateStyle]) -> [ControlStateStyle] {
    (self + slave).reduce(into: []) { merged, style in
      let state = type(of: style).state
      if let index = merged.firstIndex(where: { type(of: $0).state == state }) {
        merged[index] = merged[index].merged(slave: style)
      } else {
        merged.append(style)
      }
    }
  }
}

extension UIImage {
  /// Returns an image of one point in a color, which can be stretched to any size.
  static func filled(with color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }.resizableImage(withCapInsets: .zero)
  }
}
