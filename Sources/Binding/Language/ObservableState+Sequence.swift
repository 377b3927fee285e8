extension ObservableState where Value: Sendable {
  /// The changes from now on, as a sequence to wait for. It ends with the state, or when nobody waits for it
  /// any more.
  ///
  /// ```swift
  /// for await change in $phrase.changes {
  ///   await find(change.new)
  /// }
  /// ```
  ///
  /// Each use of the property is a sequence of its own. Changes that nobody has taken yet are kept.
  public final var changes: AsyncStream<Changes<Value>> {
    let listener = StateListener()
    return AsyncStream { continuation in
      let farewell = Farewell { continuation.finish() }
      observe(observer: listener).didSet { _, changes in
        withExtendedLifetime(farewell) { _ = continuation.yield(changes) }
      }
      continuation.onTermination = { [weak self] _ in
        MainActorQueue.run { self?.remove(observer: listener) }
      }
    }
  }
}
