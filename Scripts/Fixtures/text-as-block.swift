import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    "Hello"  // error: a string is not a block
  }
}
