import Foundation
import Testing

@testable import HeadlessUIKit

/// Constraints that make UIKit throw an exception are logged and ignored.
@MainActor
struct ConstraintValidationTests {
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
  func constantsAndMultipliersMustBeFinite(constant: CGFloat) {
    let view = root.adding(UIView())
    expectIgnored(
      view.widthAnchor.constraint(equalToConstant: constant), saying: "Constant is not finite")
    expectIgnored(
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: constant),
      saying: "Multiplier is not finite")
  }

  @Test func activeConstraintKeepsConstantWhenGivenNaN() {
    let view = root.adding(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10).activated()
    let messages = collectingLog { width.constant = .nan }
    #expect(messages.count == 1)
    #expect(width.constant == 10)
  }

  @Test func attributesMustBeCompatible() {
    let view = root.adding(UIView())
    func pair(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
        multiplier: 1, constant: 0)
    }
    expectIgnored(pair(.leading, .left), saying: "leading and trailing can't be related to left")
    expectIgnored(pair(.width, .left), saying: "a size can't be related to a location")
    expectIgnored(pair(.left, .notAnAttribute), saying: "needs a second item")
    expectIgnored(pair(.notAnAttribute, .left), saying: "first attribute is missing")
  }

  /// Devices allow it, and libraries rely on it.
  @Test func positionsMayRelateAcrossAxes() {
    let (first, second) = (root.adding(Box(10, 10)), root.adding(Box(10, 10)))
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 23),
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      NSLayoutConstraint(
        item: second, attribute: .left, relatedBy: .equal, toItem: first, attribute: .top,
        multiplier: 2, constant: 1),
      NSLayoutConstraint(
        item: second, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .trailing,
        multiplier: 0.5, constant: 0),
    ])
    #expect(collectingLog { root.layoutIfNeeded() }.isEmpty)
    #expect(second.frame.minX == 47)
    #expect(second.frame.maxY == root.bounds.width / 2)
  }

  @Test func zeroMultiplierIsValidForSizesOnly() {
    let (bar, half) = (root.adding(UIView()), root.adding(UIView()))
    let share = bar.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0)
    let relations: [NSLayoutConstraint] = [
      share, bar.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0, constant: 4),
      half.widthAnchor.constraint(
        greaterThanOrEqualTo: root.widthAnchor, multiplier: 0, constant: 12),
      half.widthAnchor.constraint(equalToConstant: 0).at(10),
    ]
    #expect(
      collectingLog {
        NSLayoutConstraint.activate(relations)
        root.layoutIfNeeded()
      }.isEmpty)
    #expect(share.isActive && share.multiplier == 0 && share.secondItem === root)
    #expect(bar.rect == "0 0 0 4")
    #expect(half.frame.width == 12)
    expectIgnored(
      NSLayoutConstraint(
        item: bar, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left,
        multiplier: 0, constant: 5), saying: "a multiplier of 0")
  }

  @Test func itemsMustBeViewsOrGuides() {
    expectIgnored(
      NSLayoutConstraint(
        item: "text", attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 1),
      saying: "neither a view nor a guide")
  }

  @Test(arguments: [0, -1, 1001, .nan] as [Float])
  func constraintPrioritiesMustBeFrom1To1000(priority: Float) {
    let constraint = root.widthAnchor.constraint(equalToConstant: 1)
    let messages = collectingLog { constraint.priority = UILayoutPriority(priority) }
    #expect(messages.count == 1)
    #expect(constraint.priority == .required)
  }

  @Test func repeatedActivationCountsOnce() {
    let view = root.adding(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width, width])
    width.isActive = true
    #expect(view.constraints == [width])
    NSLayoutConstraint.deactivate([width, width])
    #expect(view.constraints.isEmpty)
  }

  @Test func closestCommonAncestorHoldsConstraint() {
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

  @Test func constraintDescriptionReadsAsAnEquation() {
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

  // MARK: - Where constraints are held

  @Test func viewHoldsConstraintsAddedToIt() {
    let (outer, inner) = (root.adding(UIView()), UIView())
    let width = outer.adding(inner).widthAnchor.constraint(equalToConstant: 10)
    let start = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 7)
    root.addConstraints([width, start])
    #expect(root.constraints == [width, start])
    root.layoutIfNeeded()
    #expect(inner.rect == "7 0 10 0")
    outer.removeConstraint(width)
    #expect(width.isActive)
    root.removeConstraint(width)
    #expect(!width.isActive)
  }

  @Test func viewCannotHoldConstraintsOutsideItsTree() {
    let (view, other) = (root.adding(UIView()), root.adding(UIView()))
    let constraint = view.widthAnchor.constraint(equalTo: other.widthAnchor)
    let messages = collectingLog { view.addConstraint(constraint) }
    #expect(!constraint.isActive)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("The view hierarchy is not prepared") == true)
  }

  @Test func removedSubtreeLosesConstraintsToOutside() {
    let (outer, inner) = (root.adding(UIView()), UIView())
    let across = outer.adding(inner).leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let inside = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    NSLayoutConstraint.activate([across, inside])
    outer.removeFromSuperview()
    #expect(!across.isActive && inside.isActive)
    inner.removeFromSuperview()
    #expect(!inside.isActive)
  }

  @Test func constraintOfReleasedViewCannotBeActivated() {
    var view: UIView? = root.adding(UIView())
    let constraint = view?.widthAnchor.constraint(equalTo: root.widthAnchor)
    view?.removeFromSuperview()
    view = nil
    guard let constraint else { return }
    expectIgnored(constraint, saying: "neither a view nor a guide")
  }

  @Test func guideWithoutOwningViewHoldsNoConstraints() {
    let guide = UILayoutGuide()
    expectIgnored(
      guide.widthAnchor.constraint(equalToConstant: 3), saying: "no view to hold it")
    root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 3).activated()
    root.removeLayoutGuide(guide)
    #expect(!width.isActive)
  }

  // MARK: - Numbers

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func framesMustBeFinite(number: CGFloat) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(view)
    let changes: [(UIView) -> Void] = [
      { $0.frame.origin.x = number }, { $0.frame.size.height = number },
      { $0.bounds.size.width = number }, { $0.bounds.origin.y = number },
      { $0.center.y = number },
    ]
    for change in changes {
      let messages = collectingLog {
        change(view)
        root.layoutIfNeeded()
      }
      #expect(view.rect == "1 2 3 4")
      #expect(view.bounds.origin == .zero)
      #expect(messages.count == 1)
      #expect(messages.first?.contains("contains NaN") == true)
    }
  }

  @Test(arguments: [0, -3, 1000.5, .nan, .infinity] as [Float])
  func contentPrioritiesMustBeFrom1To1000(priority: Float) {
    let view = root.adding(Box(10, 10))
    let messages = collectingLog {
      view.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .vertical)
      root.layoutIfNeeded()
    }
    #expect(messages.count == 2)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(view.frame.size == CGSize(width: 10, height: 10))
  }

  // MARK: - Views

  @Test func addingAncestorOrSelfLeavesTheTreeUnchanged() {
    let (outer, inner) = (root.adding(UIView()), UIStackView())
    outer.addSubview(inner)
    let changes: [() -> Void] = [
      { inner.addSubview(outer) }, { inner.addSubview(inner) },
      { inner.addArrangedSubview(outer) }, { inner.insertSubview(self.root, at: 0) },
      { inner.addArrangedSubview(inner) },
    ]
    for change in changes {
      #expect(collectingLog(change).count == 1)
      root.layoutIfNeeded()
      #expect(inner.superview === outer && outer.superview === root && root.superview == nil)
      #expect(inner.arrangedSubviews.isEmpty)
    }
  }

  @Test func invalidConstraintsDoNotAffectValidOnes() {
    let view = root.adding(Box(10, 10))
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).activated()
    root.layoutIfNeeded()
    _ = collectingLog {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: UIView().topAnchor),
        view.widthAnchor.constraint(equalToConstant: .nan),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 9),
      ])
      root.layoutIfNeeded()
    }
    #expect(view.rect == "5 9 10 10")
  }
}
