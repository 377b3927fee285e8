import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    title.viewBlock.size(100, 50)  // error: missing argument labels 'width:height:'
  }
}
