/// The effects of styles on a view, so that the next style can replace them. Released with the
/// view.
@MainActor
final class StyleRecord: Companion {
  var nextCompanion: (any Companion)?
  /// Attributes that do not fit the view and have been reported.
  var reportedMistakes: Set<AnyViewAttributeKey> = []
  /// The length constraints that styles have given the view.
  var lengths: [NSLayoutConstraint.Attribute: NSLayoutConstraint] = [:]
  /// The views that a style has arranged in a stack.
  var arranged: [WeakReference] = []
  /// Remove the targets that a style has added.
  var removeTargets: [@MainActor () -> Void] = []
  var rounding: CornerRounding?

  static func of(_ view: UIView) -> StyleRecord {
    Platform.companion(of: view) { StyleRecord() }
  }
}
