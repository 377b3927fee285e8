import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    UIImage()  // error: an image is not a block
  }
}
