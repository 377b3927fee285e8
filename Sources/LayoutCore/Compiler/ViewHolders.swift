/// The layouts that place a view that was there before them; stored with the view.
///
/// When the layout that added the view has to remove it, one of them keeps it: a view's next layout
/// may be built before the last one is updated.
@MainActor
final class ViewHolders: Companion {
  var nextCompanion: (any Companion)?
  private var holders: [Holder] = []

  private struct Holder {
    weak var layout: InstalledLayout?
    /// The index of the view among those that the layout places, if it has not changed.
    let place: Int
  }

  /// Notes that a layout places a view that is in place already.
  static func note(_ layout: InstalledLayout, of view: UIView, at place: Int) {
    let known = Platform.companion(of: view) { ViewHolders() }
    known.holders.removeAll { $0.layout == nil || $0.layout === layout }
    known.holders.append(Holder(layout: layout, place: place))
  }

  /// Hands a view over to another active layout that places it; the view then counts as added by
  /// that layout.
  ///
  /// - Returns: Whether there is such a layout.
  static func handOver(_ view: UIView, from layout: InstalledLayout) -> Bool {
    guard let known = Platform.companion(Self.self, of: view) else { return false }
    return known.holders.contains { holder in
      guard let next = holder.layout, next !== layout else { return false }
      return next.adopt(view, at: holder.place)
    }
  }
}
