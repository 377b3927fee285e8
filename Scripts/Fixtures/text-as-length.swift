import DeStijl

// A length is a number.
@MainActor
func build(on view: UIView, _ label: UILabel) {
  Mondrian.buildSubviews(on: view) {
    VStackBlock {
      label
      label.width("12")  // error: 'String' conform to 'LayoutLength'
    }
  }
}
