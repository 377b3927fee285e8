import DeStijl

func bind(_ state: ViewState<String?>, to label: UILabel) {
  state.bind(with: label, \.text)  // error: call to main actor-isolated instance method 'bind(with:_:fileID:line:)'
}
