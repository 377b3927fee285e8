import DeStijl

@MainActor
func bind(_ count: ViewState<Int>, to label: UILabel) {
  count.bind(with: label, \.text)  // error: type 'ReferenceWritableKeyPath<UILabel, String?>' to
}
