import DeStijl

// The top can't begin at a leading edge.
@MainActor
func build(on view: UIView, _ label: UILabel) {
  Mondrian.buildSubviews(on: view) {
    LayoutContainer(
      top: .safeArea(.leading)  // error: 'leading'
    ) {
      label
    }
  }
}
