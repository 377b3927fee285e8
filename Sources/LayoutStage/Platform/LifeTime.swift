#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  /// What goes with the end of a turn of the run loop.
  @MainActor
  package enum LifeTime {
    /// Lets UIKit finish what it has begun.
    package static func finish() {
      autoreleasepool { _ = RunLoop.main.run(mode: .default, before: Date()) }
    }
  }
#else
  import Foundation

  /// What goes with the end of a turn of the run loop.
  @MainActor
  package enum LifeTime {
    /// Does what has been put off.
    package static func finish() { Headless.runLoop() }
  }
#endif
