import Foundation

/// The search bar's settings for the look of its field.
struct SearchFieldLook {
  var backgrounds = StateImages()
  var icons: [UISearchBar.Icon: StateImages] = [:]
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
  /// The offset of the text, as in a left-to-right layout.
  var textOffset = UIOffset.zero

  func image(for icon: UISearchBar.Icon, in state: UIControl.State) -> UIImage? {
    icons[icon]?.shown(in: state)
  }
}

extension CGRect {
  func offsetBy(_ offset: UIOffset) -> CGRect {
    offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
