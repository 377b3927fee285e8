import DeStijl

// A height is compared with lengths alone.
@MainActor
func build(_ view: UIView, _ other: UIView) {
  view.mondrian.layout.height(.to(other).top).activate()  // error: has no member 'to'
}
