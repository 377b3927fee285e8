import DeStijl

// A string is not a block: the error is on its line, not on the stack's.
@MainActor
func build(on view: UIView, _ label: UILabel) {
  Mondrian.buildSubviews(on: view) {
    VStackBlock(spacing: 8) {
      label
      "no view"  // error: a string is not a block
      label
    }
  }
}
