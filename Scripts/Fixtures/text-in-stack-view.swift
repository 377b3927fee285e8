import DeStijl

@MainActor
func stack(_ title: UILabel) -> UIStackView {
  HStackView {
    title
    "Hello"  // error: a string can't be used here
  }
}
