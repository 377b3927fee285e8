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

/// Changes a color before it is shown.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  @preconcurrency
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Converts the color to a shade of gray.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let parts = ColorComponents(color, in: traits)
      let white = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
      return UIColor(white: white, alpha: parts.alpha)
    }
  }

  /// Returns the color unchanged: there is no preferred tint here.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Returns the color unchanged: there is no monochrome idiom here.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// A transformer in a comparable value: equal only to itself.
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
