import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    VStackBlock(spacin: 4) { title }  // error: incorrect argument label
  }
}
