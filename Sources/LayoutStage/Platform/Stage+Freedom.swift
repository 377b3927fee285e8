#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  extension Stage {
    /// Empty: UIKit tells that a layout is ambiguous, but not why.
    func freedom(of view: UIView) -> [String] { [] }
  }
#else
  extension Stage {
    /// Returns what the constraints leave undetermined in a view, and what would determine it.
    func freedom(of view: UIView) -> [String] { run { Stage.freedom(of: view) } }

    /// Returns what the constraints leave undetermined in a view, and what would determine it.
    static func freedom(of view: UIView) -> [String] {
      let trace = Headless.layoutTrace(of: view)
      return trace.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("  ? ") }
        .map { String($0.dropFirst(4)) }
    }
  }
#endif
