import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel) {
  Mondrian.buildSubviews(on: host) {
    title.mondrian.layout.width(20)  // error: a chain is not a block
  }
}
