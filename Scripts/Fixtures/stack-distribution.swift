import DeStijl

// Distributions have names of their own, and weights take the place of proportions.
@MainActor
func build(on view: UIView, _ label: UILabel) {
  Mondrian.buildSubviews(on: view) {
    VStackBlock {
      HStackBlock(distribution: .fillEqually) {  // error: renamed to 'equalSizes'
        label
      }
    }
  }
}
