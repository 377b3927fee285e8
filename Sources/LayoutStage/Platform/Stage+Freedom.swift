#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  extension Stage {
    /// UIKit tells that a layout is ambiguous, not why.
    func freedom(of view: UIView) -> [String] { [] }
  }
#else
  extension Stage {
    /// What the constraints leave open of a view, and what would settle it.
    func freedom(of view: UIView) -> [String] { run { Stage.freedom(of: view) } }

    /// What the constraints leave open of a view, and what would settle it.
    static func freedom(of view: UIView) -> [String] {
      let trace = Headless.layoutTrace(of: view)
      return trace.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("  ? ") }
        .map { String($0.dropFirst(4)) }
    }
  }
#endif
