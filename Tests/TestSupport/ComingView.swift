/// A view that calls somebody as it comes into another one, once.
public final class ComingView: UIView {
  public var act: (() -> Void)?

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil, let act else { return }
    self.act = nil
    act()
  }
}
