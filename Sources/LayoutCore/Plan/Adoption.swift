/// Into which view another one is about to be put, kept with the latter: a list fills its cells before it adds
/// them.
@MainActor
package final class Adoption: Companion {
  package var nextCompanion: (any Companion)?
  private weak var adopter: UIView?

  private init() {}

  /// Notes who is going to add a view.
  package static func note(of view: UIView, by adopter: UIView?) {
    Platform.companion(of: view) { Adoption() }.adopter = adopter
  }

  /// Whether a view is around another one, or will be when that has been added.
  package static func isAround(_ view: UIView, _ inner: UIView) -> Bool {
    inner.isDescendant(of: view) || adopter(of: inner)?.isDescendant(of: view) == true
  }

  /// Who is going to add the hierarchy that a view is in; nil if it has been added, or nobody is known.
  static func adopter(of view: UIView) -> UIView? {
    Platform.companion(Self.self, of: view.outermost)?.adopter
  }
}
