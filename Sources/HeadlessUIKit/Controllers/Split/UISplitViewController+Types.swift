import Foundation

extension UISplitViewController {
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

/// The width settings of a column.
@MainActor
struct ColumnWidth {
  var preferred = UISplitViewController.automaticDimension
  var fraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// The default width of a column.
  private static let standard: CGFloat = 320

  func resolved(in width: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var result = Self.standard
    if fraction != automatic { result = width * fraction }
    if preferred != automatic { result = preferred }
    if minimum != automatic { result = max(result, minimum) }
    if maximum != automatic { result = min(result, maximum) }
    return min(max(result, 0), width)
  }
}
