import DeStijl

@MainActor
func build(on view: UIView, _ label: UILabel) {
  Mondrian.buildSubviews(on: view) {
    VStackBlock {
      label
      label.paddings(8)  // error: value of type 'UILabel' has no member 'paddings'
    }
  }
}
