import DeStijl

// Both sides at once are held to something that has both.
@MainActor
func build(_ view: UIView, _ other: UIView) {
  view.horizontalAnchor(8.from(other.leftAnchor)).build()  // error: BoxAnchorConstraint
}
