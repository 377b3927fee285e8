import DeStijl

/// A layout with a mistake, if the tests should fail.
@MainActor
func mistake(isBroken: Bool) -> UIView {
  let (view, box) = (UIView(), UIView())
  Mondrian.buildSubviews(on: view) {
    VStackBlock {
      box.viewBlock.height(isBroken ? -1 : 10)
      StackingSpacer(minLength: 0)
    }
  }
  return view
}
