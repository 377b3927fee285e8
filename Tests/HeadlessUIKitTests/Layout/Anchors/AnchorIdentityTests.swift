import HeadlessUIKit
import Testing

@MainActor
struct AnchorIdentityTests {
  private let view = UIView()
  private let guide = UILayoutGuide()

  private func anchors() -> [NSObject] {
    view.addLayoutGuide(guide)
    return [
      view.topAnchor, view.bottomAnchor, view.leadingAnchor, view.leftAnchor, view.centerXAnchor,
      view.widthAnchor, view.heightAnchor, view.firstBaselineAnchor, guide.topAnchor,
      guide.widthAnchor, view.topAnchor.anchorWithOffset(to: view.bottomAnchor), UIView().topAnchor,
    ]
  }

  @Test func equalItemsAndAttributesMakeEqualAnchors() {
    let once = anchors().dropLast()
    let again = anchors().dropLast()
    for (first, anchor) in once.enumerated() {
      for (second, other) in again.enumerated() {
        #expect((anchor == other) == (first == second), "\(first) and \(second)")
        #expect(first != second || anchor.hash == other.hash)
      }
    }
    #expect(Set(once + again).count == once.count)
  }

  @Test func constraintReturnsItsAnchors() {
    let constraint = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
    #expect(constraint.firstAnchor.isEqual(view.topAnchor))
    #expect(constraint.secondAnchor?.isEqual(guide.bottomAnchor) == true)
    #expect(constraint.firstAnchor as Any is NSLayoutYAxisAnchor)
    #expect(view.widthAnchor.constraint(equalToConstant: 1).firstAnchor as Any is NSLayoutDimension)
  }

  /// A constraint subclass, as apps write one.
  private final class Rule: NSLayoutConstraint {
    var name = "rule"
  }

  @Test func constraintSubclassInheritsInitializers() {
    let rule = Rule(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    rule.isActive = true
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 40)
    #expect(Rule().name == NSLayoutConstraint().identifier ?? "rule")
  }
}
