import DeStijl
import Ledger
import UIKit

// An app that gives UIKit's priorities literals and a name of its own.

extension UILayoutPriority: @retroactive ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}

extension UILayoutPriority {
  static let almost: UILayoutPriority = 998
}

@MainActor @main
private enum Scene {
  static func main() {
    let host = UIView()
    let view = UIView()
    let variable: UILayoutPriority = 7
    let group = host.layoutContent { content in
      content.put(view)
        .top(.equal, to: .parent, priority: 1000)
        .left(.equal, to: .parent, priority: 999.5)
        .right(.equal, to: .parent, priority: .required)
        .bottom(.equal, to: .parent, priority: variable)
        .width(.equalTo(10), priority: .almost)
        .height(.equalTo(10))
    }
    Ledger.expect(
      group.constraints.map(\.priority.rawValue) == [1000, 999.5, 1000, 7, 998, 999],
      "\(group.constraints.map(\.priority))")

    let anchors = view.sizeAnchor(CGSize(width: 1, height: 2), priority: 3)
      .topAnchor(16.priority(4))
    anchors.build()
    _ = HStack { UIView().leadingSpace(5, priority: .almost) }
    view.edgesAnchors(priority: 6.5).aspectRatioAnchor(2, priority: variable).build()
    Ledger.expect(anchors.view === view, "chains of anchors take them, too")
    _ = view.mondrian.layout.width(.exact(10, 20)).height(.min(10, .almost))
      .aspectRatio(2, priority: 5).makeConstraints()
    _ = view.mondrian.layout.size(7, priority: 3).width(7, priority: 8).height(
      7, priority: variable
    )
    .hugging(.horizontal, 3).compressionResistance(.vertical, 4).makeConstraints()
    view.widthAnchor(1).hugging(.horizontal, 3).compressionResistance(.vertical, 4).build()
    host.layoutContent {
      $0.put(view).hugging(.horizontal, 3).compressionResistance(.vertical, 4)
    }
    host.layout(defaultPriority: .fixed(300)) { $0.width(.equalTo(1)) }
    Mondrian.buildSubviews(on: host) {
      UILabel().huggingPriority(.horizontal, 30).size(10, priority: 600).height(.max(5, variable))
    }
    Ledger.close()
  }
}
