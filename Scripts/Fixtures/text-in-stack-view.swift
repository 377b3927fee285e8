import DeStijl

@MainActor
func stack(_ title: UILabel) -> UIStackView {
  HStackView {
    title
    "Hello"  // error: a text can't stand here
  }
}
