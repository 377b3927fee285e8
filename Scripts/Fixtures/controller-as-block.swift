import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    controller  // error: a view controller is not a block
  }
}
