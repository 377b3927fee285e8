import DeStijl

// A row aligns its elements vertically.
@MainActor
func build(on view: UIView, _ label: UILabel) {
  Mondrian.buildSubviews(on: view) {
    VScrollBlock {
      HStackBlock(alignment: .leading) {  // error: a row aligns vertically
        label
      }
    }
  }
}
