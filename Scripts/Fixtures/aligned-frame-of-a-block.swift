import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    title.viewBlock.frame(maxWidth: 80, alignment: .leading)  // error: instead of .infinity
  }
}
