/// A view that leaves the screen: it stays visible in its old place until it has left.
///
/// A view has one departure at a time. Placing the view in any layout ends the departure and
/// restores the view.
@MainActor
package final class Departure {
  package let view: UIView
  private let parent: UIView?
  private let alpha: CGFloat
  private let mask: UIView.AutoresizingMask
  /// The alpha that the view is faded to.
  private var fadedAlpha: CGFloat
  /// Whether the view has left, or has been placed again.
  package private(set) var isOver = false

  /// Stores the departure with its view.
  private final class Entry: Companion {
    var nextCompanion: (any Companion)?
    weak var departure: Departure?
  }

  /// The number of departures that are not over. It is usually zero, so that no lookup is needed.
  private static var count = 0

  /// Keeps a view in place without its constraints.
  package init(of view: UIView) {
    self.view = view
    parent = view.superview
    let entry = Platform.companion(of: view) { Entry() }
    entry.departure?.end()
    (alpha, fadedAlpha) = (view.alpha, view.alpha)
    mask = view.autoresizingMask
    entry.departure = self
    Self.count += 1
    // Without constraints, only an autoresizing mask keeps the view in place.
    view.autoresizingMask = []
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Fades the view. The closure turns its alpha into the one at the end.
  package func fade(_ faded: (CGFloat) -> CGFloat) {
    fadedAlpha = faded(alpha)
    view.alpha = fadedAlpha
  }

  /// Ends the departure of a view, because the view is placed again.
  ///
  /// - Returns: Whether the view was leaving.
  @discardableResult
  static func end(of view: UIView) -> Bool {
    guard count > 0,
      let departure = Platform.companion(Entry.self, of: view)?.departure, !departure.isOver
    else { return false }
    departure.end()
    return true
  }

  /// Restores the view's properties, except those that other code has changed since.
  private func end() {
    if isOver { return }
    isOver = true
    Self.count -= 1
    if view.alpha == fadedAlpha { view.alpha = alpha }
    if view.autoresizingMask.isEmpty { view.autoresizingMask = mask }
  }

  /// Removes the view, unless other code has taken it over since.
  package func finish() {
    if isOver { return }
    end()
    guard view.translatesAutoresizingMaskIntoConstraints, view.superview === parent else { return }
    view.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}
