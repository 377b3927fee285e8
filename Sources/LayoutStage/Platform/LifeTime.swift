#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  /// What goes with the end of a turn of the run loop.
  @MainActor
  package enum LifeTime {
    /// Lets UIKit finish what it has begun.
    package static func finish() {
      autoreleasepool { _ = RunLoop.main.run(mode: .default, before: Date()) }
    }

    /// Runs what makes objects, and lets go of those at its end that UIKit holds until then.
    package static func within<Result>(_ body: () throws -> Result) rethrows -> Result {
      try autoreleasepool(invoking: body)
    }
  }
#else
  import Foundation

  /// What goes with the end of a turn of the run loop.
  @MainActor
  package enum LifeTime {
    /// Does what has been put off, and what the run loop has put off when it came to its turn: whether
    /// a task ran there or before makes no difference.
    package static func finish() {
      Headless.runLoop()
      Headless.doDeferred()
    }

    /// Runs what makes objects: nobody here holds one until a later time.
    package static func within<Result>(_ body: () throws -> Result) rethrows -> Result {
      try body()
    }
  }
#endif
