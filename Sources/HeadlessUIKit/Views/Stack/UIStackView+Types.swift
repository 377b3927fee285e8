import Foundation

extension UIStackView {
  /// How the arranged views share the length of the stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where the arranged views are across the stack.
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
  /// Whether the spaces between the views grow, not the views.
  var growsSpaces: Bool { self == .equalSpacing || self == .equalCentering }
}

extension Headless {
  /// What UIKit's stack views were seen to do besides what they are documented to do.
  public struct StackViewQuirks: OptionSet, Sendable {
    public let rawValue: Int

    /// `fillProportionally` counts the spacing into what the shares are taken of, so that the last
    /// view gets what is missing.
    public static let proportionsCountSpacing = StackViewQuirks(rawValue: 1)
    /// In a row that is filled, beside other views, a label of several lines wants its equal part of
    /// the width, by ten more than it resists compression: more than the others hug their content.
    public static let textsShareWidth = StackViewQuirks(rawValue: 2)

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// All of them, as on a device; none for stack views that do what is documented, no more. Takes
  /// effect when a stack view next updates its constraints.
  public static var stackViewQuirks: StackViewQuirks = [.proportionsCountSpacing, .textsShareWidth]
}
