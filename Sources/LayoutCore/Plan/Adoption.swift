/// The view that another one is about to be added to, stored with the latter: a list fills its
/// cells before it adds them.
@MainActor
package final class Adoption: Companion {
  package var nextCompanion: (any Companion)?
  private weak var adopter: UIView?

  private init() {}

  /// Notes the view that is going to add another one.
  package static func note(of view: UIView, by adopter: UIView?) {
    Platform.companion(of: view) { Adoption() }.adopter = adopter
  }

  /// Whether a view contains another one, or will contain it when that has been added.
  package static func isAround(_ view: UIView, _ inner: UIView) -> Bool {
    inner.isDescendant(of: view) || adopter(of: inner)?.isDescendant(of: view) == true
  }

  /// Returns the view that is going to add the hierarchy of a view; nil if it has been added
  /// already, or is not known.
  static func adopter(of view: UIView) -> UIView? {
    Platform.companion(Self.self, of: view.outermost)?.adopter
  }
}
