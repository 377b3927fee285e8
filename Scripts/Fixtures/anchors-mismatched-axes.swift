import DeStijl

// A top edge can't be held at a left edge.
@MainActor
func build(_ view: UIView, _ other: UIView) {
  view
    .leftAnchor(8.from(other.rightAnchor))
    .topAnchor(8.from(other.leftAnchor))  // error: the types 'LayoutKind.Horizontal' and
    .build()
}
