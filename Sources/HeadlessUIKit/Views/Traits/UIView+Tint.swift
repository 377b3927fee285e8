/// The tint color of a view and its adjustment.
struct Tint: Equatable {
  var color: UIColor
  var mode: UIView.TintAdjustmentMode

  /// The tint of views that inherit none.
  @MainActor static let standard = Tint(color: .systemBlue, mode: .normal)

  /// Whether the tint of any view has ever been set.
  @exclusivity(unchecked) @MainActor static var hasBeenSet = false

  /// The opacity of a dimmed color. From memory.
  private static let dimmedAlpha: CGFloat = 0.8

  /// The displayed color: a dimmed color is a shade of gray.
  var shownColor: UIColor {
    guard mode == .dimmed else { return color }
    return UIConfigurationColorTransformer.grayscale(color).withAlphaComponent(Self.dimmedAlpha)
  }
}

extension UIView {
  /// The view's own tint, or the tint of the nearest ancestor that has one.
  var effectiveTint: Tint {
    guard Tint.hasBeenSet else { return .standard }
    var (color, mode): (UIColor?, TintAdjustmentMode?)
    for state in sequence(first: self, next: \.storedSuperview).lazy.compactMap(\.rare) {
      color = color ?? state.tintColor
      mode = mode ?? state.ownTintMode
      if color != nil, mode != nil { break }
    }
    return Tint(color: color ?? Tint.standard.color, mode: mode ?? Tint.standard.mode)
  }

  func changeTint(_ change: (RareViewState) -> Void) {
    Tint.hasBeenSet = true
    let old = effectiveTint
    change(ensureRare())
    tintMayHaveChanged(from: old)
  }

  /// Informs all views whose tint has changed, the outer ones first.
  func tintMayHaveChanged(from old: Tint) {
    guard Tint.hasBeenSet else { return }
    let new = effectiveTint
    tintDidChange(color: old.color != new.color, mode: old.mode != new.mode)
  }

  private func tintDidChange(color: Bool, mode: Bool) {
    guard color || mode else { return }
    EndlessHandlers.run("changing its tint color", of: self) {
      withCurrentTraits(tintColorDidChange)
    }
    setNeedsDisplay()
    for view in storedSubviews {
      view.tintDidChange(
        color: color && view.rare?.tintColor == nil, mode: mode && view.rare?.ownTintMode == nil)
    }
  }

  /// Dims the tint while another view covers this one.
  func dim(_ isDimmed: Bool) {
    guard isDimmed != rare?.isDimmed ?? false else { return }
    changeTint { $0.isDimmed = isDimmed }
  }

  func changeMask(to mask: UIView?) {
    guard mask != nil || rare != nil else { return }
    mask?.removeFromSuperview()
    ensureRare().mask = mask
    layer.mask = mask?.layer
  }
}

extension RareViewState {
  /// Nil for the mode of the superview.
  fileprivate var ownTintMode: UIView.TintAdjustmentMode? {
    guard tintAdjustmentMode == .automatic else { return tintAdjustmentMode }
    return isDimmed ? .dimmed : nil
  }
}
