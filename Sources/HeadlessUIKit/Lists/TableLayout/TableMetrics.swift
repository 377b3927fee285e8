import Foundation

/// The metrics of rows, headers and footers in each release of the system.
@MainActor
struct TableMetrics {
  let version: Headless.SystemVersion
  private let traits: UITraitCollection
  private let pixels: PixelGrid

  init(_ traits: UITraitCollection) {
    version = Headless.systemVersion
    self.traits = traits
    pixels = PixelGrid(scale: traits.displayScale)
  }

  private func pick(_ new: CGFloat, _ old: CGFloat) -> CGFloat { version.isRedesigned ? new : old }

  var pixel: CGFloat { 1 / pixels.scale }

  // MARK: Rows

  private func height(of style: UIFont.TextStyle) -> CGFloat { height(of: style, in: traits) }

  private func height(of style: UIFont.TextStyle, in traits: UITraitCollection) -> CGFloat {
    pixels.roundedUp(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).lineHeight)
  }

  /// The height of a row with one line of text.
  var row: CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let scaled = UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traits)
    return max(scaled.rounded(), (font.lineHeight + 2 * verticalMargin + 1.5).rounded())
  }

  /// The height of a row with one line of text from a configuration.
  var configuredRow: CGFloat { row + pick(1, 0) }

  var detailStyle: UIFont.TextStyle { version.isRedesigned ? .subheadline : .caption1 }
  var subtitleTop: CGFloat { pick(9, 10) }
  var subtitleGap: CGFloat { 3 }
  private var subtitleBottom: CGFloat { pick(11.5, 10) }
  /// The height of a row with a subtitle, without its texts.
  var aroundSubtitle: CGFloat { subtitleTop + subtitleGap + subtitleBottom }

  /// The height of a row with one line of text and a subtitle.
  var subtitleRow: CGFloat {
    pixels.roundedUp(
      height(of: .body) + height(of: detailStyle) + aroundSubtitle)
  }

  var verticalMargin: CGFloat { pick(15, 11) }
  /// The minimum distance between a text and the value beside it.
  let valueGap: CGFloat = 6
  /// The width of the text in the style `value2`.
  let value2Width: CGFloat = 91
  /// The gap between an image and the text.
  let imageGap: CGFloat = 16

  // MARK: Accessories

  func size(of accessory: UITableViewCell.AccessoryType) -> CGSize {
    let isDouble = pixels.scale == 2
    return switch accessory {
    case .none: .zero
    case .disclosureIndicator: CGSize(width: isDouble ? 10.5 : 31.0 / 3, height: 14)
    case .checkmark: CGSize(width: 19, height: isDouble ? 18 : 52.0 / 3)
    case .detailButton: CGSize(width: 22, height: 22)
    case .detailDisclosureButton: CGSize(width: 44, height: 22)
    }
  }

  /// Returns the distance of an accessory from the margin, inwards.
  func inset(of accessory: UITableViewCell.AccessoryType) -> CGFloat {
    accessory == .checkmark ? 2.5 : 0
  }

  /// The start of the content beside an edit control.
  let editedContentStart: CGFloat = 40
  let reorderWidth: CGFloat = 27

  // MARK: Headers and footers

  var headerFontStyle: UIFont.TextStyle { version.isRedesigned ? .headline : .footnote }
  /// The height of a plain header with a title. It grows with the line height of the title, which is
  /// from memory; the default height is recorded.
  var plainHeader: CGFloat {
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let (style, height) = (headerFontStyle, CGFloat(28))
    return height + max(0, self.height(of: style) - self.height(of: style, in: usual))
  }
  var plainHeaderPadding: CGFloat { 22 }

  /// Returns the height of a header with a title in a grouped table. It grows with each line after the
  /// first.
  func groupedHeader(isFirst: Bool, titleHeight: CGFloat) -> CGFloat {
    let more = max(0, titleHeight - height(of: headerFontStyle))
    guard version.isRedesigned else { return (isFirst ? pixels.round(55.333) : 38) + more }
    return (isFirst ? 35 : 25) + height(of: .body) + more
  }

  /// Returns the height of a header without a title.
  func groupedSpace(isFirst: Bool) -> CGFloat { isFirst ? 35 : pixels.roundedUp(17.5) }

  var groupedFooterSpace: CGFloat { (17.5 * pixels.scale).rounded(.down) / pixels.scale }

  let footerInsets = UIEdgeInsets(top: 23.0 / 3, left: 0, bottom: 20.0 / 3, right: 0)
  /// The space below the title of a group.
  let groupedTitleBottom: CGFloat = 8

  // MARK: Cards

  var cardRadius: CGFloat { pick(26, 10) }

  /// Returns the margin at the sides of a card.
  func cardMargin(width: CGFloat) -> CGFloat { traits.userInterfaceIdiom == .pad ? 20 : 16 }
}

extension UIView {
  /// Rounds the corners that the view shares with the card around a group.
  func roundAsCard(isFirst: Bool, isLast: Bool, _ radius: CGFloat) {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : radius
    clipsToBounds = !corners.isEmpty
  }
}
