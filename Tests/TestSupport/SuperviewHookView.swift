/// A view that runs a closure once, when it is added to another view.
public final class SuperviewHookView: UIView {
  public var act: (() -> Void)?

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil, let act else { return }
    self.act = nil
    act()
  }
}
