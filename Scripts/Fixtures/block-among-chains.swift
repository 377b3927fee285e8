import DeStijl

@MainActor
func lay(out title: UILabel) {
  Mondrian.layout {
    VStackBlock { title }  // error: only chains can be used here
  }
}
