/// In what color a view shows what can be used.
struct Tint: Equatable {
  var color: UIColor
  var mode: UIView.TintAdjustmentMode

  /// What views have that hear nothing else.
  @MainActor static let standard = Tint(color: .systemBlue, mode: .normal)

  /// Whether any view ever said anything.
  @exclusivity(unchecked) @MainActor static var isSaid = false

  /// How much of a dimmed color covers what is below. From memory.
  private static let dimmedAlpha: CGFloat = 0.8

  /// A color is dimmed to a shade of gray.
  var shownColor: UIColor {
    guard mode == .dimmed else { return color }
    return UIConfigurationColorTransformer.grayscale(color).withAlphaComponent(Self.dimmedAlpha)
  }
}

extension UIView {
  /// What the view has of its own or of the nearest around it.
  var effectiveTint: Tint {
    guard Tint.isSaid else { return .standard }
    var (color, mode): (UIColor?, TintAdjustmentMode?)
    for state in sequence(first: self, next: \.storedSuperview).lazy.compactMap(\.rare) {
      color = color ?? state.tintColor
      mode = mode ?? state.ownTintMode
      if color != nil, mode != nil { break }
    }
    return Tint(color: color ?? Tint.standard.color, mode: mode ?? Tint.standard.mode)
  }

  func changeTint(_ change: (RareViewState) -> Void) {
    Tint.isSaid = true
    let old = effectiveTint
    change(ensureRare())
    tintMayHaveChanged(from: old)
  }

  /// Tells all views that have another tint than before, the outer ones first.
  func tintMayHaveChanged(from old: Tint) {
    guard Tint.isSaid else { return }
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

  /// Dims the tint while something lies over the view.
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
  /// Nil for that of the superview.
  fileprivate var ownTintMode: UIView.TintAdjustmentMode? {
    guard tintAdjustmentMode == .automatic else { return tintAdjustmentMode }
    return isDimmed ? .dimmed : nil
  }
}
