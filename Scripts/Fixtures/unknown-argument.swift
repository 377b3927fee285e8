import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    StackingSpacer(min: 4)  // error: extra argument 'min'
  }
}
