import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    title.padding(8).foregroundColor(.red)  // error: a block has no look
  }
}
