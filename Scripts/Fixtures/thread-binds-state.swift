import DeStijl

func bind(_ state: ViewState<String?>, to label: UILabel) {
  state.bind(with: label, \.text)  // error: main actor-isolated instance method 'bind
}
