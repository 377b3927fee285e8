#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  /// The work at the end of a turn of the run loop.
  @MainActor
  package enum LifeTime {
    /// Lets UIKit finish pending work.
    package static func finish() {
      autoreleasepool { _ = RunLoop.main.run(mode: .default, before: Date()) }
    }

    /// Runs a closure that makes objects, and at its end releases those that UIKit holds until
    /// then.
    package static func within<Result>(_ body: () throws -> Result) rethrows -> Result {
      try autoreleasepool(invoking: body)
    }
  }
#else
  import Foundation

  /// The work at the end of a turn of the run loop.
  @MainActor
  package enum LifeTime {
    /// Performs deferred work, including work that the run loop defers during its turn: it makes
    /// no difference whether a task runs there or before.
    package static func finish() {
      Headless.runLoop()
      Headless.performDeferredWork()
    }

    /// Runs a closure that makes objects: headless, nothing holds them until later.
    package static func within<Result>(_ body: () throws -> Result) rethrows -> Result {
      try body()
    }
  }
#endif
