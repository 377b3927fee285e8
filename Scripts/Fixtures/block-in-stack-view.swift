import DeStijl

@MainActor
func stack(_ title: UILabel) -> UIStackView {
  HStackView {
    title
    StackingSpacer(minLength: 8)  // error: a stack view arranges views and spaces, not blocks
  }
}
