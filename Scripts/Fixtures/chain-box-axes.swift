import DeStijl

// Both sides at once are held to something that has both.
@MainActor
func build(_ view: UIView, _ other: UIView) {
  view.mondrian.layout.horizontal(.to(other).leading).activate()  // error: leading
}
