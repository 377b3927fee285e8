/// What styles have done to a view, so that the next one replaces it. It goes with the view.
@MainActor
final class StyleRecord: Companion {
  var nextCompanion: (any Companion)?
  /// Attributes that were wrong for the view, which was told.
  var toldMistakes: Set<AnyViewAttributeKey> = []
  /// The lengths that styles have given the view.
  var lengths: [NSLayoutConstraint.Attribute: NSLayoutConstraint] = [:]
  /// The views that a style has arranged in a stack.
  var arranged: [WeakReference] = []
  /// Take the targets away that a style has added.
  var removeTargets: [@MainActor () -> Void] = []
  var rounding: CornerRounding?

  static func of(_ view: UIView) -> StyleRecord {
    Platform.companion(of: view) { StyleRecord() }
  }
}
