import Foundation

extension UIStackView {
  /// How the arranged views share the length of the stack view.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the arranged views are aligned across the stack view.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
}

extension UIStackView.Alignment {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension UIStackView.Distribution {
  /// Whether the spaces between the views grow instead of the views.
  var growsSpaces: Bool { self == .equalSpacing || self == .equalCentering }
}

extension Headless {
  /// Behaviors observed in UIKit's stack views beyond their documentation.
  public struct StackViewQuirks: OptionSet, Sendable {
    public let rawValue: Int

    /// `fillProportionally` computes the shares with the spacing included, so that the last view
    /// takes up the difference.
    public static let proportionsCountSpacing = StackViewQuirks(rawValue: 1)
    /// In a filled row with other views, a label of several lines wants its equal part of the
    /// width, with a priority ten above its compression resistance: stronger than the others hug
    /// their content.
    public static let textsShareWidth = StackViewQuirks(rawValue: 2)

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// All quirks, as on a device; empty for stack views that follow the documentation alone. Takes
  /// effect when a stack view next updates its constraints.
  public static var stackViewQuirks: StackViewQuirks = [.proportionsCountSpacing, .textsShareWidth]
}
