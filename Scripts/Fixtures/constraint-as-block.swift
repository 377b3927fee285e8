import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    title.widthAnchor.constraint(equalToConstant: 3)  // error: a constraint is not a block
  }
}
