import Foundation

/// What a search bar says of how its field looks.
struct SearchFieldLook {
  var backgrounds = StateImages()
  var icons: [UISearchBar.Icon: StateImages] = [:]
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
  /// Of the text, as it is from left to right.
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
