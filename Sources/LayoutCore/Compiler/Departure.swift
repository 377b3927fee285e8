/// The leaving of a view that is still on the screen, where it was, until it has left.
///
/// A view leaves once at a time. To place it, in any layout, ends that, and the view is as it was before.
@MainActor
package final class Departure {
  package let view: UIView
  private let parent: UIView?
  private let alpha: CGFloat
  private let mask: UIView.AutoresizingMask
  /// What the view is faded to.
  private var fadedAlpha: CGFloat
  /// Whether the view has left, or stays after all.
  package private(set) var isOver = false

  /// The departure of a view, kept with it.
  private final class Entry: Companion {
    var nextCompanion: (any Companion)?
    weak var departure: Departure?
  }

  /// How many of them are not over: mostly none, so that nobody looks for one.
  private static var count = 0

  /// Keeps a view where it is without its constraints.
  package init(of view: UIView) {
    self.view = view
    parent = view.superview
    let entry = Platform.companion(of: view) { Entry() }
    entry.departure?.end()
    (alpha, fadedAlpha) = (view.alpha, view.alpha)
    mask = view.autoresizingMask
    entry.departure = self
    Self.count += 1
    // Only a mask keeps a view where it is that nothing else holds.
    view.autoresizingMask = []
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Fades the view, to what a way of leaving makes of its alpha.
  package func fade(_ faded: (CGFloat) -> CGFloat) {
    fadedAlpha = faded(alpha)
    view.alpha = fadedAlpha
  }

  /// Ends the leaving of a view that is placed.
  ///
  /// - Returns: Whether it was leaving.
  @discardableResult
  static func end(of view: UIView) -> Bool {
    guard count > 0,
      let departure = Platform.companion(Entry.self, of: view)?.departure, !departure.isOver
    else { return false }
    departure.end()
    return true
  }

  /// Gives the view back what it had, but for what somebody else has changed since.
  private func end() {
    if isOver { return }
    isOver = true
    Self.count -= 1
    if view.alpha == fadedAlpha { view.alpha = alpha }
    if view.autoresizingMask.isEmpty { view.autoresizingMask = mask }
  }

  /// Takes the view out, unless somebody has taken it on since.
  package func finish() {
    if isOver { return }
    end()
    guard view.translatesAutoresizingMaskIntoConstraints, view.superview === parent else { return }
    view.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}
