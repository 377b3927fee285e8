import TestSupport
import Testing

/// A priority may be a number, a name, a variable or an app's own name, all in one chain.
@MainActor
struct PrioritySpellingTests {
  private let host = UIView()
  private let view = SizedView("view", 10, 10)
  private let variable = UILayoutPriority(7)

  private func priorities(_ group: ConstraintGroup) -> [Float] {
    group.constraints.map(\.priority.rawValue)
  }

  @Test func contentTakesAnySpelling() {
    let said: UILayoutPriority? = variable
    let group = host.layoutContent(defaultPriority: .fixed(30)) { content in
      content.put(view).top(.equal, to: .parent, priority: 1000)
        .left(.equal, to: .parent, priority: 999.5)
        .right(.equal, to: host.rightAnchor, priority: .required)
        .bottom(.equal, to: .parent, priority: variable)
        .width(.equalTo(1), priority: .almost)
        .height(.equalTo(1), priority: said)
        .centerX(.equal, to: .parent, priority: nil)
    }
    #expect(priorities(group) == [1000, 999.5, 1000, 7, 998, 7, 30])
  }

  @Test func chainsTakeAnySpelling() {
    host.addSubview(view)
    let group = view.mondrian.layout.top(.toSuperview, .min(1, 20))
      .left(.toSuperview, .exact(1, 2.5)).right(.toSuperview, .max(1, .almost))
      .bottom(.toSuperview, .exact(1, variable)).size(CGSize(width: 1, height: 1), priority: 30)
      .aspectRatio(2, priority: .defaultLow).activate()
    #expect(priorities(group) == [20, 2.5, 998, 7, 30, 30, 250])
  }

  @Test func anchorsTakeAnySpelling() {
    host.addSubview(view)
    let anchors = view.sizeAnchor(CGSize(width: 1, height: 1), priority: 20)
      .topAnchor(1.priority(2.5)).leftAnchor(1.from(host.leftAnchor).orLess.priority(.almost))
      .aspectRatioAnchor(2, priority: variable).edgesAnchors(priority: 30)
    anchors.build()
    #expect(priorities(anchors.constraints) == [20, 20, 2.5, 998, 7, 30, 30, 30, 30])
  }

  @Test func numberLiteralsArePriorities() {
    let literals: [PriorityLiteral] = [1000, 250.5]
    #expect(literals.map(\.priority) == [.required, UILayoutPriority(250.5)])
  }
}

extension UILayoutPriority {
  fileprivate static let almost = UILayoutPriority(998)
}
