import DeStijl

@MainActor
func stack(_ title: UILabel) -> UIStackView {
  HStackView {
    title
    print("Hello")  // error: this describes nothing
  }
}
