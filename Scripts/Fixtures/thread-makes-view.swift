import DeStijl

func add(to view: UIView) async {
  await Task.detached {
    view.addSubview(view)  // error: main actor-isolated instance method 'addSubview'
  }.value
}
