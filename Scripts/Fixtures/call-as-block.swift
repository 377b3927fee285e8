import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    print("x")  // error: this statement describes no block
  }
}
