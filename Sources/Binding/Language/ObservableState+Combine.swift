#if canImport(Combine)
  import Combine

  extension ObservableState {
    /// A publisher of the changes from now on, which sends them at once and never completes by
    /// itself.
    public final var publisher: AnyPublisher<Changes<Value>, Never> {
      let subject = PassthroughSubject<Changes<Value>, Never>()
      let listener = StateListener()
      observe(observer: listener).didSet { [weak subject] _, changes in subject?.send(changes) }
      // The holder of the publisher, or of a subscription to it, keeps the listener.
      return subject.map { changes in withExtendedLifetime(listener) { changes } }
        .eraseToAnyPublisher()
    }
  }
#endif
