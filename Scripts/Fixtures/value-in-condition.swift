import DeStijl

// What an if holds are blocks, too.
@MainActor
func build(on view: UIView, _ label: UILabel, _ isOn: Bool) {
  Mondrian.buildSubviews(on: view) {
    VStackBlock {
      if isOn {
        label
        12  // error: no exact matches in call to static method 'buildExpression'
      } else {
        label
      }
    }
  }
}
