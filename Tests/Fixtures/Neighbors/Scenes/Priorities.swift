import DeStijl
import Ledger
import UIKit

// UIKit's arithmetic with priorities, in every dialect.

extension UILayoutPriority {
  static let almost = UILayoutPriority.required - 1
  static let rather = 1 + UILayoutPriority.defaultHigh
}

@MainActor @main
private enum Scene {
  static func main() {
    let host = UIView()
    let view = UIView()
    let group = host.layoutContent { content in
      content.put(view)
        .top(.equal, to: .parent, priority: .required - 1)
        .left(.equal, to: .parent, priority: .almost)
        .right(.equal, to: .parent, priority: .rather)
        .bottom(.equal, to: .parent, priority: .defaultLow + 0.5)
        .height(.equalTo(10), priority: .defaultHigh - 2)
    }
    Ledger.expect(
      group.constraints.map(\.priority.rawValue) == [999, 999, 751, 250.5, 748],
      "\(group.constraints.map(\.priority))")

    let anchors = view.sizeAnchor(CGSize(width: 1, height: 2), priority: .required - 1)
      .topAnchor(16.priority(.required - 1))
    _ = HStack { UIView().leadingSpace(5, priority: .almost - 1) }
    Ledger.expect(anchors.build() === view, "chains of anchors take them, too")
    let chain = view.mondrian.layout.width(.exact(10, .required - 1)).height(.min(10, .almost))
      .aspectRatio(2, priority: .required - 3).activate()
    Ledger.expect(
      chain.constraints.map(\.priority.rawValue) == [999, 999, 997],
      "\(chain.constraints.map(\.priority))")
    Mondrian.buildSubviews(on: host) {
      UILabel().huggingPriority(.horizontal, .required - 1).size(10, priority: .required - 1)
        .height(.max(5, .required - 2))
    }

    view.setContentHuggingPriority(.defaultHigh + 1, for: .vertical)
    var priority = UILayoutPriority.almost
    priority -= 9
    priority += 1
    let steps: Float = UILayoutPriority.required - priority
    Ledger.expect(
      steps == 9 && priority < .almost && max(priority, .rather) == priority, "\(steps)")
    Ledger.expect(UIWindow.Level.normal + 1 < .statusBar - 1, "levels are in order")
    Ledger.expect(UIFont.Weight.bold - UIFont.Weight.regular == 0.4, "weights differ by numbers")
    Ledger.close()
  }
}
