#if os(iOS) || os(tvOS) || os(visionOS)
  extension Stage {
    /// Unavailable: UIKit counts nothing.
    @available(*, unavailable, message: "UIKit does not count its work; run this headless")
    public func cost(of update: () throws -> Void) rethrows -> [String: Int] { [:] }
  }
#else
  extension Stage {
    /// Returns the cost of an update, including the layout after it.
    @preconcurrency @MainActor
    public func cost(of update: () throws -> Void) rethrows -> Headless.Counters {
      layout()
      return try run {
        let before = Headless.counters
        try update()
        layout()
        return Headless.counters - before
      }
    }
  }
#endif
