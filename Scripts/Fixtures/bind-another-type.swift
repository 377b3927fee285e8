import DeStijl

@MainActor
func bind(_ count: ViewState<Int>, to label: UILabel) {
  count.bind(with: label, \.text)  // error: cannot convert value of type 'ReferenceWritableKeyPath<UILabel, String?>'
}
