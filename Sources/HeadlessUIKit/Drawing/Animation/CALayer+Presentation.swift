import Foundation

extension CALayer {
  /// Itself, or a copy of it where an animation has it be elsewhere.
  func shown() -> Self {
    var look: Headless.Animation.Appearance?
    whileMoving { look = Headless.Animation.presented($0) }
    guard let look, let copy = Self.make() as? Self else { return self }
    copy.take(look, of: self)
    return copy
  }

  func modelOfShown() -> Self { shownModel as? Self ?? self }

  /// Ends what its view does over time.
  func stopMoving() { whileMoving { Headless.Animation.interrupt($0) } }

  /// Does something with its view if that moves by a clock.
  private func whileMoving(_ act: @MainActor (UIView) -> Void) {
    guard belongsToView, shownModel == nil, MainQueue.isCurrent else { return }
    let identity = ObjectIdentifier(self)
    MainActor.assumeIsolated {
      if let view = Headless.Animation.movingView(withLayer: identity) { act(view) }
    }
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
