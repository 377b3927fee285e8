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
  /// Each use of the property is a sequence of its own. Changes that nobody has taken yet are kept, and the
  /// views that made them are not. It ends, too, when the observers of the state are removed.
  public final var changes: AsyncStream<Changes<Value>> {
    let listener = StateListener()
    let (untold, continuation) = AsyncStream.makeStream(of: UntoldChanges<Value>.self)
    let farewell = Farewell { continuation.finish() }
    observe(observer: listener).didSet { _, changes in
      withExtendedLifetime(farewell) { _ = continuation.yield(UntoldChanges(changes)) }
    }
    continuation.onTermination = { [weak self] _ in
      MainActorQueue.run { self?.remove(observer: listener) }
    }
    let iterator = UntoldIterator(untold)
    return AsyncStream { await iterator.next() }
  }
}

/// Takes changes from those that wait.
@MainActor
private final class UntoldIterator<Value: Sendable> {
  private let untold: AsyncStream<UntoldChanges<Value>>

  init(_ untold: AsyncStream<UntoldChanges<Value>>) { self.untold = untold }

  func next() async -> Changes<Value>? {
    // What waits is the stream's, whose iterators all take from the same.
    for await untold in untold { return untold.changes }
    return nil
  }
}
