import DeStijl

final class Card: UIView {}

@MainActor
func card() -> Card {
  build { $0.tag = 3 }  // error: write build(Card()) { … }
}
