import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel) {
  Mondrian.buildSubviews(on: host) {
    title.topAnchor(3)  // error: anchors are not a block
  }
}
