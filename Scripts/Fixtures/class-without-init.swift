import DeStijl

final class Card: UILabel {
  init(title: String) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

@MainActor
func make() -> Card {
  Card()  // error: ambiguous use of 'init'
}
