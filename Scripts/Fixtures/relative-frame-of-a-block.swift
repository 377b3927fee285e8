import DeStijl

@MainActor
func build(on host: UIView, _ title: UILabel, _ controller: UIViewController) {
  Mondrian.buildSubviews(on: host) {
    title.viewBlock.containerRelativeFrame(.horizontal)  // error: write .fillingScrollFrame(_:)
  }
}
