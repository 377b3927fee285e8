import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    ZStackBlock(alignment: .fill) { title }  // error: write .attach(.all)
  }
}
