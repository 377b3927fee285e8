import DeStijl

// A column aligns its elements horizontally.
@MainActor
func build(on view: UIView, _ label: UILabel) {
  Mondrian.buildSubviews(on: view) {
    VStackBlock(alignment: .top) {  // error: a column aligns horizontally
      label
    }
  }
}
