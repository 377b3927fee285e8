/// The layouts that place a view where it was before they came, kept with the view.
///
/// When the layout that added the view has to take it out, one of them keeps it: the next layout of a view
/// may be there before the last one hears of it.
@MainActor
final class ViewHolders: Companion {
  var nextCompanion: (any Companion)?
  private var holders: [Holder] = []

  private struct Holder {
    weak var layout: InstalledLayout?
    /// Which of the views it is that the layout places, if it still is.
    let place: Int
  }

  /// Notes that a layout places a view that is there already.
  static func note(_ layout: InstalledLayout, of view: UIView, at place: Int) {
    let known = Platform.companion(of: view) { ViewHolders() }
    known.holders.removeAll { $0.layout == nil || $0.layout === layout }
    known.holders.append(Holder(layout: layout, place: place))
  }

  /// Leaves a view to another layout that is in force and places it where it is; it has then added the view.
  ///
  /// - Returns: Whether there is one.
  static func handOver(_ view: UIView, from layout: InstalledLayout) -> Bool {
    guard let known = Platform.companion(Self.self, of: view) else { return false }
    return known.holders.contains { holder in
      guard let next = holder.layout, next !== layout else { return false }
      return next.adopt(view, at: holder.place)
    }
  }
}
