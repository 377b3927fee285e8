import Foundation

extension UICellAccessory {
  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    /// Nil stands for the tint color of the cell.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions

  public struct DeleteOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    /// Nil stands for the tint color of the cell.
    public var tintColor: UIColor?
    /// Stored without effect.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  public typealias InsertOptions = DeleteOptions
  public typealias MultiselectOptions = DeleteOptions

  public struct ReorderOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    /// Nil stands for the tint color of the cell.
    public var tintColor: UIColor?
    /// Stored without effect.
    public var showsVerticalSeparator: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? false
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  public struct OutlineDisclosureOptions {
    /// Whether a tap anywhere in the cell toggles the disclosure instead of selecting the cell, as
    /// in a header. The automatic style depends on the cell's position.
    public enum Style: Int, Sendable {
      case automatic, header, cell
    }

    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    /// Nil stands for the tint color of the cell.
    public var tintColor: UIColor?
    public var style: Style

    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }

    var look: Look {
      Look(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, outlineStyle: style)
    }
  }

  public struct LabelOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    /// Nil stands for gray.
    public var tintColor: UIColor?
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var look: Look {
      Look(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, font: font,
        scalesFont: adjustsFontForContentSizeCategory)
    }
  }

  /// An app's own view beside the content, and its placement.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// Whether the view keeps its size; otherwise its constraints determine the size.
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
