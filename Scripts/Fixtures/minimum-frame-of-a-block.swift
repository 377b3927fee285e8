import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    VStackBlock { title }.frame(minWidth: 100)  // error: write .width(.min(_:))
  }
}
