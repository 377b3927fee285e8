import TestSupport
import Testing

@MainActor
struct StackViewTests {
  private let a = SizedView("a", 10, 10)
  private let b = SizedView("b", 20, 20)
  private let c = SizedView("c", 20, 20)

  @Test func everyStackHasItsAxisAndItsAlignment() {
    let made: [(AnchoredStackView, NSLayoutConstraint.Axis, UIStackView.Alignment)] = [
      (HStackView([]), .horizontal, .fill), (VStackView([]), .vertical, .fill),
      (HorizontalStack([]), .horizontal, .fill), (VerticalStack {}, .vertical, .fill),
      (HorizontalCenterStack {}, .horizontal, .center),
      (VerticalCenterStack([]), .vertical, .center), (TopStack {}, .horizontal, .top),
      (BottomStack {}, .horizontal, .bottom), (LeftStack([]), .vertical, .leading),
      (RightStack {}, .vertical, .trailing),
    ]
    for (stack, axis, alignment) in made {
      #expect(stack.axis == axis && stack.alignment == alignment)
    }
  }

  @Test func viewsAreArrangedBeforeTheirAnchorsAreBuilt() {
    let row = TopStack([a.widthAnchor(5.from(b)), b.heightAnchor(7)])
    #expect(row.arrangedSubviews == [a, b])
    #expect(row.constraints.contains { $0.firstItem === a && $0.secondItem === b })
    let column = LeftStack {
      a
      if row.isHidden { b }
      [b, c]
    }
    #expect(column.arrangedSubviews == [a, b, c])
  }

  @Test func spaceSetsTheSpacingAfterThePreviousView() {
    let stack = HStackView {
      a
      UIStackViewSpace(4)
      UIStackViewSpace(6)
      b
      UIStackViewSpace(3)
      UIStackViewSpace(5, withSummation: true)
      c
      UIStackViewSpace(7, withSummation: true)
    }
    #expect(stack.customSpacing(after: a) == 6)
    #expect(stack.customSpacing(after: b) == 8)
    #expect(stack.customSpacing(after: c) == 7)
  }

  @Test func spaceBeforeTheFirstViewIsAnIssue() {
    var line: UInt = 0
    var stack: VStackView?
    let issues = LayoutDiagnostics.collect {
      line = #line + 1
      stack = VStackView {
        UIStackViewSpace(4)
        a
      }
    }
    #expect(issues.map(\.kind) == [.misplaced] && issues.first?.line?.line == line)
    #expect(stack?.arrangedSubviews == [a])
  }

  @Test func boundSpaceAppliesOnlyWhileItsViewIsVisible() {
    c.isHidden = true
    let stack = VStackView {
      a
      UIStackViewSpace(4, bindVisibilityTo: b)
      b
      UIStackViewSpace(9, bindVisibilityTo: c)
      c
    }
    #expect(stack.customSpacing(after: a) == 4)
    #expect(stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
    b.isHidden = true
    c.isHidden = false
    #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
    #expect(stack.customSpacing(after: b) == 9)
    b.isHidden = false
    #expect(stack.customSpacing(after: a) == 4)
  }

  @Test func spacesFollowTheirProvider() {
    let provider = UIStackViewDynamicSpaceProvider(4)
    let first = HStackView {
      a
      UIStackViewSpace(provider)
    }
    let second = VStackView {
      b
      UIStackViewSpace(provider)
    }
    provider.update(with: 11)
    #expect(first.customSpacing(after: a) == 11 && second.customSpacing(after: b) == 11)
    a.removeFromSuperview()
    provider.update(with: 12)
    #expect(second.customSpacing(after: b) == 12)
  }

  @Test func providerCanBeBoundToTheVisibilityOfAView() {
    let bound = UIStackViewDynamicSpaceProvider.binding(space: 5, toVisibility: c)
    let stack = HStackView {
      a
      UIStackViewSpace(bound)
      b
    }
    c.isHidden = true
    #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
    c.isHidden = false
    #expect(stack.customSpacing(after: a) == 5)
    let provider = UIStackViewDynamicSpaceProvider(3)
    stack.append { UIStackViewSpace(provider.binding(spaceToVisibilityOf: c)) }
    provider.update(with: 8)
    #expect(stack.customSpacing(after: b) == 8)
  }

  @Test func providerDoesNotRetainTheStack() {
    let provider = UIStackViewDynamicSpaceProvider(4)
    weak var released: UIView?
    do {
      let stack = HStackView {
        UIView()
        UIStackViewSpace(provider)
      }
      released = stack
    }
    provider.update(with: 3)
    #expect(released == nil)
  }

  /// A space is released with its views, whether it has ever changed or not.
  @Test func aSpaceKeepsNothingAlive() {
    weak var dynamic: UIStackViewDynamicSpaceProvider?
    weak var bound: UIStackViewDynamicSpaceProvider?
    weak var watched: UIView?
    do {
      let (space, view) = (UIStackViewDynamicSpaceProvider(8), UIView())
      let visible = space.binding(spaceToVisibilityOf: view)
      (dynamic, bound, watched) = (space, visible, view)
      let stack = HStackView {
        UIView()
        UIStackViewSpace(space)
        view
        UIStackViewSpace(visible)
        UIView()
        UIStackViewSpace(8, bindVisibilityTo: view)
      }
      #expect(stack.arrangedSubviews.count == 3)
    }
    #expect(dynamic == nil && bound == nil && watched == nil)
  }

  @Test func setReplacesAndAppendAddsArrangedViews() {
    let stack = UIStackView()
    stack.set { a }.append {
      UIStackViewSpace(2)
      b.widthAnchor(3.from(a))
    }
    #expect(stack.arrangedSubviews == [a, b] && stack.customSpacing(after: a) == 2)
    #expect(stack.constraints.contains { $0.firstItem === b && $0.secondItem === a })
    stack.set { c }
    #expect(stack.arrangedSubviews == [c] && a.superview == nil)
  }

  private nonisolated static let impossible: [CGFloat] = [.nan, .infinity, -.infinity, 2e9]

  /// An invalid gap is reported with its line and changes nothing.
  @Test(arguments: impossible)
  func invalidSpaceIsAnIssueAndChangesNothing(number: CGFloat) {
    let provider = UIStackViewDynamicSpaceProvider(4)
    let stack = VStackView {
      a
      UIStackViewSpace(provider)
      b
      UIStackViewSpace(7)
    }
    let issues = LayoutDiagnostics.collect {
      stack.append { UIStackViewSpace(number) }
      stack.append {
        UIStackViewSpace(number, bindVisibilityTo: a)
      }
      stack.append { UIStackViewSpace(UIStackViewDynamicSpaceProvider(number)) }
      let host = UIView()
      host.layoutContent { content in
        content.put(stack).edges(.equal, to: .parent).layoutContent {
          #expect(!$0.putSpace(by: number))
        }
      }
      provider.update(with: number)
    }
    #expect(issues.map(\.kind) == Array(repeating: .invalidNumber, count: 5))
    #expect(issues.allSatisfy { $0.line?.description.contains("StackViewTests.swift") == true })
    #expect(Set(issues.map { $0.line?.line }).count == 5)
    #expect(stack.customSpacing(after: a) == 4 && stack.customSpacing(after: b) == 7)
    #expect(provider.space == 4)
  }

  /// A gap may be one of UIKit's constants for a spacing that is decided elsewhere.
  @Test(arguments: [true, false])
  func spaceCanBeTheDefaultOrSystemSpacing(isStacks: Bool) {
    let spacing = isStacks ? UIStackView.spacingUseDefault : UIStackView.spacingUseSystem
    let provider = UIStackViewDynamicSpaceProvider(4)
    let issues = LayoutDiagnostics.collect {
      let stack = VStackView {
        a
        UIStackViewSpace(spacing)
        b
        UIStackViewSpace(provider)
      }
      provider.update(with: spacing)
      #expect(stack.customSpacing(after: a) == spacing && stack.customSpacing(after: b) == spacing)
    }
    #expect(issues.isEmpty)
  }

  /// The last space wins, whatever the one before followed. A summed space continues to follow it.
  @Test func lastSpaceReplacesTheFormerOne() {
    let (first, second) = (UIStackViewDynamicSpaceProvider(4), UIStackViewDynamicSpaceProvider(5))
    let stack = VStackView {
      a
      UIStackViewSpace(first)
    }
    stack.append { UIStackViewSpace(2, withSummation: true) }
    #expect(stack.customSpacing(after: a) == 6)
    first.update(with: 10)
    #expect(stack.customSpacing(after: a) == 12)
    stack.append { UIStackViewSpace(second) }
    first.update(with: 20)
    #expect(stack.customSpacing(after: a) == 5)
    second.update(with: 6)
    #expect(stack.customSpacing(after: a) == 6)
    stack.append { UIStackViewSpace(3) }
    second.update(with: 30)
    #expect(stack.customSpacing(after: a) == 3)
    stack.append { UIStackViewSpace(2, withSummation: true) }
    #expect(stack.customSpacing(after: a) == 5)
  }

  /// This holds even if the fixed space is as long as the provider's.
  @Test func fixedSpaceOfTheSameLengthReplacesAProvider() {
    let provider = UIStackViewDynamicSpaceProvider(4)
    let stack = VStackView {
      a
      UIStackViewSpace(provider)
      UIStackViewSpace(4)
    }
    provider.update(with: 10)
    #expect(stack.customSpacing(after: a) == 4)
  }

  /// A gap that has gone with its view, or that other code has replaced, does not come back.
  @Test func rearrangedViewsNoLongerFollowAProvider() {
    let provider = UIStackViewDynamicSpaceProvider(4)
    let stack = VStackView {
      a
      UIStackViewSpace(provider)
      b
    }
    stack.setCustomSpacing(3, after: a)
    provider.update(with: 9)
    #expect(stack.customSpacing(after: a) == 3)
    stack.set {
      a
      UIStackViewSpace(provider)
      b
    }
    stack.set {
      a
      b
    }
    provider.update(with: 20)
    #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
  }

  /// The first place counts.
  @Test func aViewThatIsArrangedTwiceIsAnIssue() {
    let issues = LayoutDiagnostics.collect {
      let stack = VStackView {
        a
        b
        a
      }
      #expect(stack.arrangedSubviews == [a, b])
    }
    #expect(issues.map(\.kind) == [.duplicate] && issues.first?.view === a)
  }

  /// The length would only be used when the view is shown again.
  @Test func invalidProviderLengthReportsItsLine() {
    c.isHidden = true
    let line = #line + 2
    let issues = LayoutDiagnostics.collect {
      let provider = UIStackViewDynamicSpaceProvider(.nan)
      let stack = VStackView([a, c])
      stack.append { UIStackViewSpace(provider.binding(spaceToVisibilityOf: c)) }
      c.isHidden = false
      #expect(stack.customSpacing(after: c) == UIStackView.spacingUseDefault)
    }
    #expect(issues.map(\.kind) == [.invalidNumber])
    #expect(issues.first?.line == SourceLine(line: UInt(line)))
  }
}
