import DeStijl

final class CardView: UIView {}
final class CardModel: ViewModel<CardView> {}

@MainActor
func show(_ model: CardModel, in label: UILabel) {
  label.apply(model: model)  // error: value of type 'ViewModel<CardView>' to expected
}
