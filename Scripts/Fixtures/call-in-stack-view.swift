import DeStijl

@MainActor
func stack(_ title: UILabel) -> UIStackView {
  HStackView {
    title
    print("Hello")  // error: this statement describes nothing
  }
}
