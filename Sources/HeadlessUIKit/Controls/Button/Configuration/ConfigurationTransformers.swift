import Foundation

/// Changes the attributes of a text before it is shown.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  @preconcurrency
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// Changes a colour before it is shown.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  @preconcurrency
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour as a shade of grey.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let parts = ColorComponents(color, in: traits)
      let white = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
      return UIColor(white: white, alpha: parts.alpha)
    }
  }

  /// The colour as it is: nothing here prefers another tint.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The colour as it is: no idiom here is of one colour.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// A transformer in a value that can be compared: equal to itself alone.
final class ComparedTransformer<Transformer: Sendable>: Hashable, Sendable {
  let transformer: Transformer

  init?(_ transformer: Transformer?) {
    guard let transformer else { return nil }
    self.transformer = transformer
  }

  static func == (left: ComparedTransformer, right: ComparedTransformer) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

typealias ComparedColorTransformer = ComparedTransformer<UIConfigurationColorTransformer>
typealias ComparedTextTransformer = ComparedTransformer<UIConfigurationTextAttributesTransformer>
