import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    VStackBlock { title }.hidden()  // error: write .gone(when: true)
  }
}
