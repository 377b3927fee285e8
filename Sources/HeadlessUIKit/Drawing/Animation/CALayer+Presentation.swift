import Foundation

extension CALayer {
  /// Returns the layer itself, or a copy of it while an animation moves it elsewhere.
  func shown() -> Self {
    var look: Headless.Animation.Appearance?
    whileMoving { look = Headless.Animation.presented($0) }
    guard let look, let copy = Self.make() as? Self else { return self }
    copy.take(look, of: self)
    return copy
  }

  func modelOfShown() -> Self { shownModel as? Self ?? self }

  /// Ends the animations of the layer's view.
  func stopMoving() { whileMoving { Headless.Animation.interrupt($0) } }

  /// Calls a closure with the layer's view, if there is one: a clock may drive an animation of it.
  private func whileMoving(_ act: @MainActor (UIView) -> Void) {
    guard shownModel == nil, MainQueue.isCurrent, let view = viewNode?.view else { return }
    MainActor.assumeIsolated { act(view) }
  }

  private func take(_ look: Headless.Animation.Appearance, of model: CALayer) {
    shownModel = model
    (bounds, position, anchorPoint) = (look.bounds, look.center, model.anchorPoint)
    setAffineTransform(look.transform)
    opacity = Float(look.alpha)
    (zPosition, isHidden, isOpaque) = (model.zPosition, model.isHidden, model.isOpaque)
    (masksToBounds, backgroundColor) = (model.masksToBounds, model.backgroundColor)
    (cornerRadius, maskedCorners) = (model.cornerRadius, model.maskedCorners)
    (borderWidth, borderColor) = (model.borderWidth, model.borderColor)
    (shadowColor, shadowOpacity) = (model.shadowColor, model.shadowOpacity)
    (shadowOffset, shadowRadius) = (model.shadowOffset, model.shadowRadius)
    (contentsScale, name) = (model.contentsScale, model.name)
  }
}
