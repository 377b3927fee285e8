extension UIView {
  var inheritedTintColor: UIColor {
    sequence(first: self, next: \.storedSuperview).first { $0.rare?.tintColor != nil }?
      .rare?.tintColor ?? .systemBlue
  }

  var inheritedTintAdjustmentMode: TintAdjustmentMode {
    let own = sequence(first: self, next: \.storedSuperview).first {
      $0.rare?.tintAdjustmentMode ?? .automatic != .automatic
    }
    return own?.rare?.tintAdjustmentMode ?? .normal
  }

  func changeTint(_ change: (RareViewState) -> Void) {
    change(ensureRare())
    forEachInTree {
      let view = $0
      EndlessHandlers.run("changing its tint color", of: view) {
        view.withCurrentTraits(view.tintColorDidChange)
      }
      $0.setNeedsDisplay()
    }
  }

  func changeMask(to mask: UIView?) {
    guard mask != nil || rare != nil else { return }
    mask?.removeFromSuperview()
    ensureRare().mask = mask
    layer.mask = mask?.layer
  }
}
