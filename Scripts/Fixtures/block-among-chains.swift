import DeStijl

@MainActor
func lay(out title: UILabel) {
  Mondrian.layout {
    VStackBlock { title }  // error: chains stand here
  }
}
