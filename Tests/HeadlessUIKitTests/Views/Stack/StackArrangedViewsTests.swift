import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
struct StackArrangedViewsTests {
  @Test func arrangingAddsSubviewAndClearsMaskTranslation() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    #expect(stack.arrangedSubviews == [view])
    #expect(view.superview === stack)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(stack.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func removeArrangedSubviewKeepsTheSubview() {
    let stack = UIStackView.along(.horizontal, [30, 40]).laidOut(length: nil)
    let first = stack.arrangedSubviews[0]
    stack.removeArrangedSubview(first)
    stack.layoutIfNeeded()
    #expect(first.superview === stack)
    #expect(stack.arrangedSubviews.count == 1)
    #expect(stack.spans == ["0 40"])
    #expect(stack.ownConstraints.allSatisfy { $0.firstItem !== first && $0.secondItem !== first })
  }

  @Test func removeFromSuperviewAlsoUnarranges() {
    let stack = UIStackView.along(.horizontal, [30, 40]).laidOut(length: nil)
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
    stack.layoutIfNeeded()
    #expect(stack.spans == ["0 40"])
  }

  @Test func viewMovedToAnotherStackViewLeavesTheFirst() {
    let (from, to) = (UIStackView.along(.horizontal, [30, 40]), UIStackView())
    let view = from.arrangedSubviews[0]
    to.addArrangedSubview(view)
    #expect(from.arrangedSubviews.count == 1)
    #expect(to.arrangedSubviews == [view])
    from.laidOut(length: nil)
    #expect(from.spans == ["0 40"])
  }

  @Test func removingAndReaddingLaysOut() {
    let stack = UIStackView.along(.horizontal, [30, 40]).laidOut(length: nil)
    let view = stack.arrangedSubviews[0]
    view.removeFromSuperview()
    stack.insertArrangedSubview(view, at: 0)
    stack.layoutIfNeeded()
    #expect(stack.spans == ["0 30", "30 40"])
  }

  @Test func arrangingDoesNotReorderSubviews() {
    let stack = UIStackView.along(.horizontal, [30, 40, 50])
    let views = stack.arrangedSubviews
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == views)
    stack.laidOut(length: nil)
    #expect(stack.spans == ["0 50", "50 30", "80 40"])

    stack.addArrangedSubview(views[2])
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews == views)
  }

  @Test func reorderingSubviewsDoesNotRearrange() {
    let stack = UIStackView.along(.horizontal, [30, 40])
    stack.bringSubviewToFront(stack.arrangedSubviews[0])
    #expect(stack.laidOut(length: nil).spans == ["0 30", "30 40"])
  }

  @Test func plainSubviewsAreNotArranged() {
    let stack = UIStackView.along(.horizontal, [30])
    let background = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    stack.addSubview(background)
    stack.laidOut(length: nil)
    #expect(background.rect == "1 2 3 4")
    #expect(stack.arrangedSubviews.count == 1)
    stack.insertArrangedSubview(background, at: 0)
    #expect(stack.subviews.last === background)
    #expect(stack.arrangedSubviews.first === background)
  }

  @Test func customSpacingSurvivesMovingButNotRemoving() {
    let stack = UIStackView.along(.horizontal, [30, 40, 50])
    let view = stack.arrangedSubviews[0]
    stack.setCustomSpacing(7, after: view)
    stack.insertArrangedSubview(view, at: 1)
    #expect(stack.customSpacing(after: view) == 7)
    #expect(stack.laidOut(length: nil).spans == ["0 40", "40 30", "77 50"])
    stack.removeArrangedSubview(view)
    stack.addArrangedSubview(view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }

  @Test func customSpacingAfterUnarrangedViewIsIgnored() {
    let stack = UIStackView.along(.horizontal, [30])
    let stranger = UIView()
    stack.setCustomSpacing(7, after: stranger)
    #expect(stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
  }

  @Test func indexBeyondTheEndIsLogged() {
    let stack = UIStackView.along(.horizontal, [30])
    let view = Box(40, 10)
    let messages = collectingLog { stack.insertArrangedSubview(view, at: 5) }
    #expect(messages.first?.contains("index out of bounds for arranged subview: index = 5") == true)
    #expect(stack.laidOut(length: nil).spans == ["0 30", "30 40"])
  }

  @Test func stackViewInsideItselfIsLoggedAndRejected() {
    let (outer, inner) = (UIStackView(), UIStackView())
    outer.addArrangedSubview(inner)
    let messages = collectingLog { inner.addArrangedSubview(outer) }
    #expect(messages.count == 1)
    #expect(inner.arrangedSubviews.isEmpty)
  }

  @Test func stackViewHasNoIntrinsicSize() {
    let stack = UIStackView.along(.horizontal, [30, 40])
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 10))
    #expect(stack.frame == .zero)
  }

  @Test func emptyStackViewHasNoConstraints() {
    let stack = UIStackView.along(.horizontal, [30, 40]).laidOut(length: nil)
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.layoutIfNeeded()
    #expect(stack.ownConstraints.isEmpty)
    #expect(stack.bounds.size == .zero)
  }

  @Test func releasedStackViewLeavesNothingBehind() {
    weak var gone: UIStackView?
    let view = Box(10, 10)
    do {
      let stack = UIStackView(arrangedSubviews: [view])
      stack.distribution = .equalSpacing
      stack.laidOut(length: nil)
      gone = stack
    }
    #expect(gone == nil)
    #expect(view.superview == nil)
    #expect(view.node.mentions.all.isEmpty)
  }

  /// Whatever is done with one view after another, none of them is searched for among all.
  @Test(arguments: [true, false])
  func arrangedViewsAreFoundWithoutSearching(isFromTheEnd: Bool) {
    let stack = UIStackView.along(.horizontal, Array(repeating: 10, count: 50)).laidOut(length: nil)
    let views = isFromTheEnd ? stack.arrangedSubviews.reversed() : stack.arrangedSubviews
    let before = UIStackView.searches
    for view in stack.arrangedSubviews { stack.setCustomSpacing(3, after: view) }
    #expect(UIStackView.searches == before)
    for view in views {
      view.removeFromSuperview()
      stack.layoutIfNeeded()
    }
    #expect(UIStackView.searches == before)
  }

  @Test(arguments: 1...10)
  func arrangedViewsAreInCallOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stack = UIStackView.along(.horizontal, [])
    var expected: [UIView] = []
    for _ in 0..<200 {
      let view = stack.subviews.randomElement(using: &random) ?? UIView()
      switch Int.random(in: 0..<7, using: &random) {
      case 0: stack.bringSubviewToFront(view)
      case 1:
        stack.removeArrangedSubview(view)
        expected.removeAll { $0 === view }
      case 2:
        view.removeFromSuperview()
        expected.removeAll { $0 === view }
      case 3:
        expected.removeAll { $0 === view }
        let index = Int.random(in: 0...expected.count, using: &random)
        stack.insertArrangedSubview(view, at: index)
        expected.insert(view, at: index)
      case 4: stack.layoutIfNeeded()
      default:
        let new = UIView()
        let index = Int.random(in: 0...expected.count, using: &random)
        stack.insertArrangedSubview(new, at: index)
        expected.insert(new, at: index)
      }
      #expect(stack.arrangedSubviews == expected)
    }
  }
}
