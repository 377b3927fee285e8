import Foundation
import Testing

@testable import HeadlessUIKit

/// What makes UIKit throw is logged and left out.
@MainActor
@Suite struct ConstraintValidationTests {
  private let root = makeRoot(100, 100)

  private func expectIgnored(
    _ constraint: NSLayoutConstraint, saying text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let messages = collectingLog {
      constraint.isActive = true
      root.layoutIfNeeded()
    }
    #expect(!constraint.isActive, sourceLocation: sourceLocation)
    #expect(messages.count == 1, sourceLocation: sourceLocation)
    #expect(messages.first?.contains(text) == true, sourceLocation: sourceLocation)
  }

  @Test func itemsNeedACommonAncestor() {
    let (view, stranger) = (root.adding(UIView()), UIView())
    expectIgnored(
      view.topAnchor.constraint(equalTo: stranger.topAnchor), saying: "no common ancestor")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func constantsMustBeFinite(constant: CGFloat) {
    let view = root.adding(UIView())
    expectIgnored(
      view.widthAnchor.constraint(equalToConstant: constant), saying: "Constant is not finite")
    expectIgnored(
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: constant),
      saying: "Multiplier is not finite")
  }

  @Test func anActiveConstraintKeepsItsConstantWhenGivenNaN() {
    let view = root.adding(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10).activated()
    let messages = collectingLog { width.constant = .nan }
    #expect(messages.count == 1)
    #expect(width.constant == 10)
  }

  @Test func attributesMustGoTogether() {
    let view = root.adding(UIView())
    func pair(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
        multiplier: 1, constant: 0)
    }
    expectIgnored(pair(.leading, .left), saying: "leading and trailing can't be related to left")
    expectIgnored(pair(.top, .left), saying: "can't be related to a vertical")
    expectIgnored(pair(.width, .left), saying: "a size can't be related to a location")
    expectIgnored(pair(.left, .notAnAttribute), saying: "needs a second item")
    expectIgnored(pair(.notAnAttribute, .left), saying: "first attribute is missing")
  }

  @Test func itemsMustBeViewsOrGuides() {
    expectIgnored(
      NSLayoutConstraint(
        item: "text", attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 1),
      saying: "neither a view nor a guide")
  }

  @Test(arguments: [0, -1, 1001, .nan] as [Float])
  func prioritiesAreFromOneToAThousand(priority: Float) {
    let constraint = root.widthAnchor.constraint(equalToConstant: 1)
    let messages = collectingLog { constraint.priority = UILayoutPriority(priority) }
    #expect(messages.count == 1)
    #expect(constraint.priority == .required)
  }

  @Test func activatingTwiceIsActivatingOnce() {
    let view = root.adding(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width, width])
    width.isActive = true
    #expect(view.constraints == [width])
    NSLayoutConstraint.deactivate([width, width])
    #expect(view.constraints.isEmpty)
  }

  @Test func theClosestCommonAncestorHoldsAConstraint() {
    let (outer, left, right) = (root.adding(UIView()), UIView(), UIView())
    outer.adding(left)
    outer.adding(right)
    let siblings = left.topAnchor.constraint(equalTo: right.topAnchor).activated()
    let nested = left.topAnchor.constraint(equalTo: root.topAnchor).activated()
    let own = left.widthAnchor.constraint(equalToConstant: 1).activated()
    #expect(outer.constraints == [siblings])
    #expect(root.constraints == [nested])
    #expect(left.constraints == [own])
  }

  @Test func aConstraintReadsAsAnEquation() {
    let view = root.adding(Box(named: "box"))
    let constraint = view.trailingAnchor.constraint(
      equalTo: root.trailingAnchor, constant: -8.5
    ).at(750)
    constraint.identifier = "end"
    #expect(
      "\(constraint)"
        == "<NSLayoutConstraint 'end' Box(box).trailing == UIView.trailing - 8.5 @750>")
    #expect(
      "\(view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2, constant: 1))"
        == "<NSLayoutConstraint Box(box).width == 2 * Box(box).height + 1>")
  }
}
