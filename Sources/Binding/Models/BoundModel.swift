/// The view model of a view or a controller, which goes with it.
@MainActor
final class BoundModel: Companion {
  var nextCompanion: (any Companion)?
  nonisolated(unsafe) private(set) var model: (any AnyViewModel)?

  static func of(_ view: AnyObject) -> BoundModel? {
    Platform.companion(BoundModel.self, of: view)
  }

  static func set(_ model: (any AnyViewModel)?, of view: AnyObject) {
    guard let model else {
      of(view)?.model = nil
      return
    }
    Platform.companion(of: view) { BoundModel() }.model = model
  }

  var anyModel: AnyObject? { model }

  deinit {
    guard let model else { return }
    // It belongs to the main actor, where it is told.
    nonisolated(unsafe) let gone = model
    MainActorQueue.run { gone.viewHasGone() }
  }
}

/// A view model of whatever.
@MainActor
protocol AnyViewModel: AnyObject {
  /// Dissolves the pair, as its view has gone.
  func viewHasGone()
  func unbind()
}
