import Foundation

/// How large what is on a stage is.
public enum StageSize: Hashable, Sendable {
  /// As large as the screen, with its safe area: a screen of an app.
  case screen
  /// So large, in points, with no safe area.
  case fixed(CGSize)
  /// So wide, in points, and as high as its content makes it: a cell, a card.
  case width(CGFloat)
  /// As small as its content lets it be.
  case content

  /// So large, in points.
  public static func fixed(_ width: CGFloat, _ height: CGFloat) -> StageSize {
    .fixed(CGSize(width: width, height: height))
  }
}

extension StageSize: CustomStringConvertible {
  /// In words, as messages say it.
  public var description: String {
    switch self {
    case .screen: "the screen"
    case .fixed(let size): "\(layoutNumber(size.width)) × \(layoutNumber(size.height))"
    case .width(let width): "\(layoutNumber(width)) wide"
    case .content: "as its content"
    }
  }
}
