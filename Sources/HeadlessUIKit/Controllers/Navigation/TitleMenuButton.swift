import Foundation

/// Opens the menu of a navigation bar's title, which is made each time.
final class TitleMenuButton: UIButton {
  var provider: ([UIMenuElement]) -> UIMenu? = { _ in nil }

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsMenuAsPrimaryAction = true
    isContextMenuInteractionEnabled = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var menu: UIMenu? {
    get { provider([]) }
    set {}
  }
}
