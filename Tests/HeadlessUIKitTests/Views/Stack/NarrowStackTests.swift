import Foundation
import Testing

@testable import HeadlessUIKit

/// Stack views with less room than their gaps need, so that required constraints conflict.
@MainActor
struct NarrowStackTests {
  private static let room: CGFloat = 100

  enum Change: CaseIterable, Sendable {
    case hide
    case show
    case insert
    case remove
    case resize

    @MainActor
    func apply(to stack: UIStackView) {
      let views = stack.arrangedSubviews
      switch self {
      case .hide: views[views.count / 2].isHidden = true
      case .show: views[views.count / 3].isHidden = false
      case .insert: stack.insertArrangedSubview(Box(20, 20), at: views.count / 2)
      case .remove: views[views.count / 2].removeFromSuperview()
      case .resize: stack.frame.size.width = NarrowStackTests.room - 10
      }
    }
  }

  /// Returns a stack view with views of different widths, one of them hidden.
  private func stack(_ count: Int, _ distribution: UIStackView.Distribution) -> UIStackView {
    let boxes = (0..<count).map { Box(CGFloat(10 + $0 * 7 % 13), 20) }
    boxes[count / 3].isHidden = true
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = 10
    stack.distribution = distribution
    stack.frame = CGRect(x: 0, y: 0, width: Self.room, height: 40)
    return stack
  }

  /// The search for the constraint that breaks is not repeated for each candidate.
  @Test(arguments: UIStackView.Distribution.all, Change.allCases)
  func changeCostStaysBelowQuadratic(distribution: UIStackView.Distribution, change: Change) {
    var work: [Int] = []
    _ = collectingLog {
      for count in [50, 200] {
        let stack = stack(count, distribution)
        stack.layoutIfNeeded()
        let before = Headless.counters
        change.apply(to: stack)
        stack.layoutIfNeeded()
        work.append((Headless.counters - before).coefficients)
      }
    }
    #expect(work[1] <= 7 * work[0] + 1_000, "\(work)")
  }

  @Test(arguments: UIStackView.Distribution.all, Change.allCases)
  func changeEqualsAFreshStackView(distribution: UIStackView.Distribution, change: Change) {
    let (changed, fresh) = (stack(14, distribution), stack(14, distribution))
    _ = collectingLog {
      changed.layoutIfNeeded()
      change.apply(to: changed)
      changed.layoutIfNeeded()
      change.apply(to: fresh)
      fresh.layoutIfNeeded()
    }
    #expect(changed.arrangedSubviews.map(\.rect) == fresh.arrangedSubviews.map(\.rect))
  }
}
