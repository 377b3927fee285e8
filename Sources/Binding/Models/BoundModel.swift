/// The view model of a view or a controller, kept with it.
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
    // The model belongs to the main actor, so it is told there.
    nonisolated(unsafe) let gone = model
    MainActorQueue.run { gone.viewHasGone() }
  }
}

/// A view model of any type of view.
@MainActor
protocol AnyViewModel: AnyObject {
  /// Dissolves the pair, since its view has gone.
  func viewHasGone()
  func unbind()
}
