import DeStijl

// A width is held to lengths alone.
@MainActor
func build(_ view: UIView, _ other: UIView) {
  view.widthAnchor(other.topAnchor).build()  // error: LengthAnchorConstraint
}
