#if os(iOS) || os(tvOS) || os(visionOS)
  extension Stage {
    /// Not here: UIKit counts nothing.
    @available(*, unavailable, message: "UIKit does not count its work; run this headless")
    public func cost(of update: () throws -> Void) rethrows -> [String: Int] { [:] }
  }
#else
  extension Stage {
    /// What an update has cost, with the layout after it.
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
