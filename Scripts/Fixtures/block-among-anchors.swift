import DeStijl

@MainActor
func add(to card: UIView, _ title: UILabel) {
  card.add {
    VStackBlock { title }  // error: blocks are built with Mondrian.buildSubviews
  }
}
