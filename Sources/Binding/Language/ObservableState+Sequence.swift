extension ObservableState where Value: Sendable {
  /// The changes from now on, as an asynchronous sequence.
  ///
  /// The sequence ends when the state is deallocated, when its observers are removed, or when
  /// nobody waits for it any more.
  ///
  /// ```swift
  /// for await change in $phrase.changes {
  ///   await find(change.new)
  /// }
  /// ```
  ///
  /// Each access to the property creates its own sequence. Changes that have not been consumed yet
  /// are buffered; the views that made them are not kept alive.
  public final var changes: AsyncStream<Changes<Value>> {
    let listener = StateListener()
    let (pending, continuation) = AsyncStream.makeStream(of: PendingChanges<Value>.self)
    let finisher = DeinitAction { continuation.finish() }
    observe(observer: listener).didSet { _, changes in
      withExtendedLifetime(finisher) { _ = continuation.yield(PendingChanges(changes)) }
    }
    continuation.onTermination = { [weak self] _ in
      MainActorQueue.run { self?.remove(observer: listener) }
    }
    let iterator = PendingChangesIterator(pending)
    return AsyncStream { await iterator.next() }
  }
}

/// Takes changes from the stream of waiting ones.
@MainActor
private final class PendingChangesIterator<Value: Sendable> {
  private let pending: AsyncStream<PendingChanges<Value>>

  init(_ pending: AsyncStream<PendingChanges<Value>>) { self.pending = pending }

  func next() async -> Changes<Value>? {
    // The waiting changes belong to the stream: all its iterators take from the same ones.
    for await pending in pending { return pending.changes }
    return nil
  }
}
