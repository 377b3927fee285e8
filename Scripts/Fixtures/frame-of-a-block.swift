import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    VStackBlock { title }.frame(width: 100)  // error: write .size(width:height:)
  }
}
