import DeStijl

// A name is not the view of that name.
@MainActor
func build(on view: UIView, _ names: [String]) {
  Mondrian.buildSubviews(on: view) {
    HStackBlock {
      for name in names {
        name  // error: a string is not a block
      }
    }
  }
}
