import Foundation

/// Shows an accessory of a list cell. It accepts touches only if the accessory has an action.
final class ListAccessoryView: UIControl {
  let accessory: UICellAccessory
  private let content: UIView

  init(_ accessory: UICellAccessory, _ state: UICellConfigurationState, act: (() -> Void)?) {
    self.accessory = accessory
    content = Self.makeContent(accessory, state)
    super.init(frame: .zero)
    content.isUserInteractionEnabled = accessory.isLeading == nil
    addSubview(content)
    tintColor = accessory.look.tintColor
    isUserInteractionEnabled = act != nil || accessory.isLeading == nil
    if let act { addAction(UIAction { _ in act() }, for: .touchUpInside) }
  }

  required init?(coder: NSCoder) { return nil }

  private static func makeContent(
    _ accessory: UICellAccessory, _ state: UICellConfigurationState
  ) -> UIView {
    func image(_ name: String) -> UIView { UIImageView(image: UIImage(systemName: name)) }
    func glyph(_ type: UITableViewCell.AccessoryType) -> UIView {
      let view = AccessoryGlyph()
      view.type = type
      return view
    }
    switch accessory.accessoryType {
    case .customView(let view): return view
    case .disclosureIndicator: return glyph(.disclosureIndicator)
    case .checkmark: return glyph(.checkmark)
    case .detail: return glyph(.detailButton)
    case .delete: return image("minus.circle.fill")
    case .insert: return image("plus.circle.fill")
    case .reorder: return image("line.3.horizontal")
    case .multiselect: return image(state.isSelected ? "checkmark.circle.fill" : "circle")
    case .outlineDisclosure: return image(state.isExpanded ? "chevron.down" : "chevron.forward")
    case .popUpMenu: return image("chevron.up.chevron.down")
    case .label:
      let label = UILabel()
      label.text = accessory.text
      label.font = accessory.look.font
      label.adjustsFontForContentSizeCategory = accessory.look.scalesFont
      label.textColor = accessory.look.tintColor ?? .secondaryLabel
      return label
    }
  }

  /// The size of the content.
  private var contentSize: CGSize {
    if let glyph = content as? AccessoryGlyph {
      return TableMetrics(traitCollection).size(of: glyph.type)
    }
    guard accessory.isLeading == nil else { return content.intrinsicContentSize }
    if accessory.look.keepsSize { return content.bounds.size }
    let fitted = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitted.width > 0 && fitted.height > 0 ? fitted : content.bounds.size
  }

  /// The standard width of an accessory.
  private static let standardWidth: CGFloat = 28

  /// The size that the layout reserves.
  var reservedSize: CGSize {
    let size = contentSize
    switch accessory.look.width {
    case .custom(let width): return CGSize(width: width, height: size.height)
    case .standard: return CGSize(width: Self.standardWidth, height: size.height)
    case .actual, nil: return size
    }
  }

  override func reaches(_ touch: UITouch) -> Bool {
    if let cell = superview as? UICollectionViewListCell, cell.headerDisclosure === self {
      return cell.bounds.contains(touch.location(in: cell))
    }
    return super.reaches(touch)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    content.frame = CGRect(
      x: pixels.round((bounds.width - size.width) / 2),
      y: pixels.round((bounds.height - size.height) / 2), width: size.width, height: size.height)
  }
}
