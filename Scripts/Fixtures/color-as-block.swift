import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    UIColor.red  // error: a color is not a block
  }
}
