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
  /// What UIKit's stack views do besides what they are documented to do. Off unless asked for.
  public struct StackViewQuirks: OptionSet, Sendable {
    public let rawValue: Int

    /// `fillProportionally` counts the spacing into what the shares are taken of, so that the last
    /// view gets what is missing.
    public static let proportionsCountSpacing = StackViewQuirks(rawValue: 1)
    /// Beside other views, a text of several lines wants its equal part of a row's width more than
    /// the others want to hug their content.
    public static let textsShareWidth = StackViewQuirks(rawValue: 2)

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// Takes effect when a stack view next updates its constraints.
  public static var stackViewQuirks: StackViewQuirks = []
}
