import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    VStackBlock { title }.cornerRadius(8)  // error: a block has no look
  }
}
