import DeStijl

@MainActor
func stack(_ title: UILabel, _ controller: UIViewController) -> UIStackView {
  HStackView {
    title
    controller  // error: a view controller can't be used here
  }
}
