import TestSupport
import Testing

/// The layouts of the documentation, verbatim.
@MainActor
struct SnippetTests {
  private let controller = UIViewController()
  private let someView = SizedView("someView", 10, 10)
  private let otherView = SizedView("otherView", 10, 10)

  private var view: UIView { controller.view }

  private func equations(_ group: ConstraintGroup) -> [String] {
    group.constraints.map(\.equation)
  }

  @Test func layoutFunctionsTakeADelegateAnOptionAndAClosure() {
    let delegate: (any NamadaLayoutDelegate)? = nil
    view.layout(withDelegate: delegate, .addNew) { _ in }
    view.layoutContent(withDelegate: delegate, .addNew) { _ in }
    controller.layout(withDelegate: delegate, .editExisting) { _ in }
    controller.layoutContent(withDelegate: delegate, .editExisting) { _ in }
    #expect(view.subviews.isEmpty)
  }

  @Test func editingAddsANewView() {
    controller.layoutContent(.editExisting) { content in
      content.put(someView)
    }
    #expect(view.subviews == [someView])
  }

  @Test func nestedContentAddsToTheInnerView() {
    controller.layoutContent(.removeOldAndAddNew) { content in
      content.put(someView)
        .layoutContent { someViewContent in
          someViewContent.put(otherView)
        }
    }
    #expect(otherView.superview === someView)
  }

  @Test func stackArrangesItsStackedViews() {
    let someStack = UIStackView()
    let stackedView = UIView()
    let otherStacked = UIView()
    controller.layoutContent { content in
      content.put(someStack)
        .layoutContent { someStackContent in
          someStackContent.putStacked(stackedView)
          someStackContent.putSpace(by: 8)
          someStackContent.putStacked(otherStacked)
          someStackContent.put(someView)
        }
    }
    #expect(someStack.arrangedSubviews == [stackedView, otherStacked])
    #expect(someStack.subviews.contains(someView))
    #expect(someStack.customSpacing(after: stackedView) == 8)
  }

  @Test func putControllerBecomesAChild() {
    let someViewController = UIViewController()
    controller.layoutContent { content in
      content.put(someViewController)
    }
    #expect(controller.children == [someViewController])
    #expect(view.subviews == [someViewController.view])
  }

  @Test func madeViewsAreAddedAndAssigned() {
    var myViewVariable: UIView?
    var myLabelVariable: UILabel?
    controller.layoutContent { content in
      content.putView()
      content.putView(assignedTo: &myViewVariable)
      content.putLabel()
      content.putLabel(assignedTo: &myLabelVariable)
    }
    #expect(view.subviews.count == 4)
    #expect(view.subviews[1] === myViewVariable && view.subviews[3] === myLabelVariable)
  }

  @Test func madeStackedViewsAreArrangedAndAssigned() {
    var myViewVariable: UIView?
    var myTextViewVariable: UITextView?
    controller.layoutContent { content in
      content.putStack().layoutContent { stackContent in
        stackContent.putStackedView()
        stackContent.putStackedView(assignedTo: &myViewVariable)
        stackContent.putStackedTextView()
        stackContent.putStackedTextView(assignedTo: &myTextViewVariable)
      }
    }
    let stack = view.subviews.first as? UIStackView
    #expect(stack?.arrangedSubviews.count == 4)
    #expect(stack?.arrangedSubviews[1] === myViewVariable)
    #expect(stack?.arrangedSubviews[3] === myTextViewVariable)
  }

  @Test func relationsConstrainSixAnchors() {
    let (topView, leftView, rightView) = (SizedView("t"), SizedView("l"), SizedView("r"))
    let (bottomView, centerView) = (SizedView("b"), SizedView("c"))
    view.add([topView, leftView, rightView, bottomView, centerView])
    let group = controller.layoutContent { content in
      content.put(someView)
        .top(.equal, to: topView.bottomAnchor)
        .left(.moreThan, to: leftView.rightAnchor)
        .right(.lessThan, to: rightView.leftAnchor)
        .bottom(.equalTo(18), to: bottomView.topAnchor)
        .centerY(.moreThanTo(9), to: centerView.centerYAnchor)
        .centerX(.lessThanTo(4.5), to: centerView.centerXAnchor)
    }
    #expect(
      equations(group) == [
        "someView.top == t.bottom + 0", "someView.left >= l.right + 0",
        "someView.right <= r.left + 0", "someView.bottom == b.top + -18",
        "someView.centerY >= c.centerY + 9", "someView.centerX <= c.centerX + 4",
      ])
  }

  @Test func parentAndSafeAreaAreTargets() {
    let group = controller.layoutContent { content in
      content.put(someView)
        .top(.equal, to: .safeArea)
        .left(.moreThan, to: .parent)
        .right(.lessThan, to: .parent)
        .bottom(.equalTo(18), to: .safeArea)
    }
    let safeArea = view.safeAreaLayoutGuide
    let targets: [AnyObject] = [safeArea, view, view, safeArea]
    #expect(zip(group.constraints, targets).allSatisfy { $0.secondItem === $1 })
  }

  @Test func previousViewAndParentAreAnchorTargets() {
    let group = controller.layoutContent { content in
      content.putView()
      content.putView()
        .top(.equal, to: Anchor(of: .previous).bottomAnchor)
        .left(.equal, to: Anchor(of: .parent).leftAnchor)
    }
    #expect(group.constraints[0].secondItem === view.subviews[0])
    #expect(group.constraints[1].secondItem === view)
  }

  @Test func shortcutsConstrainSeveralEdges() {
    let (tableView, imageView, logoView) = (UIView(), UIView(), UIView())
    view.addSubview(otherView)
    let group = controller.layoutContent { content in
      content.put(someView)
        .center(.equal, to: otherView)
        .vertical(.moreThanTo(18), to: .safeArea)
        .horizontal(.lessThanTo(UIHorizontalInsets(left: 9, right: 18)), to: .parent)
      content.put(tableView)
        .edges(.equalTo(18), to: .parent)
      content.put(imageView)
        .inBetween(of: someView, and: otherView, .horizontally(.equal))
      content.put(logoView)
        .at(.topLeft, .equalTo(9), to: .safeArea)
        .at(.topOf(otherView), .equal)
    }
    #expect(
      group.constraints.map(\.constant) == [
        0, 0, 18, -18, 9, -18, 18, -18, 18, -18, 0, 0, 9, 9, 0,
      ])
  }

  @Test func lengthsRelateToConstantsAndAnchors() {
    view.addSubview(otherView)
    let group = controller.layoutContent { content in
      content.put(someView)
        .width(.equalTo(.parent), multiplyBy: 0.75, constant: 18)
        .height(.lessThanTo(90))
        .height(.moreThanTo(otherView.heightAnchor))
        .height(.equalTo(Anchor(of: .parent).widthAnchor))
    }
    #expect(group.constraints.map(\.constant) == [18, 90, 0, 0])
    #expect(group.constraints.map(\.multiplier) == [0.75, 1, 1, 1])
    #expect(group.constraints[3].secondAttribute == .width)
  }

  @Test func sizesRelateToViewsAndConstants() {
    view.addSubview(otherView)
    let group = controller.layoutContent { content in
      content.put(someView)
        .size(.lessThan(otherView), multiplyBy: 0.75, constant: 18)
        .size(.moreThan(CGSize(width: 90, height: 90)))
    }
    #expect(group.constraints.map(\.constant) == [18, 18, 90, 90])
  }

  @Test func prioritiesReachTheConstraints() {
    let group = controller.layoutContent { content in
      content.put(someView)
        .top(.equal, to: .safeArea, priority: .required)
        .left(.moreThan, to: .parent, priority: .defaultHigh)
        .right(.lessThan, to: .parent, priority: .defaultLow)
        .bottom(.equalTo(18), to: .safeArea, priority: 1000)
        .height(.equalTo(3), priority: UILayoutPriority.required)
    }
    #expect(group.constraints.map(\.priority.rawValue) == [1000, 750, 250, 1000, 1000])
  }

  @Test func labelsAreConfiguredInPlace() {
    controller.layoutContent { content in
      content.putLabel()
        .backgroundColor(.white)
        .text("some text")
        .edges(.equal, to: .safeArea)
      content.putLabel()
        .edges(.equal, to: .safeArea)
        .apply {
          $0.backgroundColor = .white
          $0.text = "some text"
        }
    }
    for case let label as UILabel in view.subviews {
      #expect(label.text == "some text" && label.backgroundColor == .white)
    }
    #expect(view.subviews.count == 2)
  }

  @Test func viewIsPlacedBelowAnotherInLineWithIt() {
    view.addSubview(otherView)
    let group = controller.layoutContent { content in
      content.put(someView)
        .at(
          .bottomOfAndParallelWith(otherView),
          .equalTo(UIEdgeInsets(horizontal: 18, top: 9, bottom: 4)))
    }
    #expect(
      equations(group) == [
        "someView.top == otherView.bottom + 9", "someView.centerX == otherView.centerX + 0",
      ])
  }
}
