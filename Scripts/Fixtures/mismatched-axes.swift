import DeStijl

// A top edge can't be held at a leading edge.
@MainActor
func build(_ view: UIView, _ other: UIView) {
  Mondrian.layout {
    view.mondrian.layout.width(100)
    view.mondrian.layout.top(.to(other).leading)  // error: leading
  }
}
