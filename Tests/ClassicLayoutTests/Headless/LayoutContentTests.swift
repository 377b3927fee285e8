import TestSupport
import Testing

@MainActor
struct LayoutContentTests {
  private let host = UIView()
  private let a = SizedView("a", 10, 10)
  private let b = SizedView("b", 20, 20)
  private let c = SizedView("c", 20, 20)

  @Test func constraintsAreActivatedTogetherAtTheEnd() {
    let group = host.layoutContent { content in
      let layout = content.put(a).top(.equal, to: .parent)
      #expect(a.superview === host && !a.translatesAutoresizingMaskIntoConstraints)
      #expect(host.constraints.isEmpty)
      layout.layoutContent { $0.put(b).width(.equalTo(4)) }
      #expect(b.superview === a && b.constraints.isEmpty)
    }
    #expect(group.isActive && group.constraints.count == 2)
    #expect(host.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(arguments: [SublayoutingOption.addNew, .editExisting, .removeOldAndAddNew])
  func subviewsFollowTheOrderOfTheirLastPut(option: SublayoutingOption) {
    host.addSubview(b)
    host.addSubview(UIView())
    for _ in 0..<3 {
      host.layoutContent(option) { content in
        content.put(a)
        content.put(b)
        content.put(c)
        content.put(a)
      }
      #expect(host.subviews.suffix(3) == [b, c, a])
    }
  }

  @Test func putMovesAViewFromItsFormerSuperview() {
    let other = UIView()
    other.addSubview(a)
    host.layoutContent { $0.put(a) }
    #expect(a.superview === host && other.subviews.isEmpty)
  }

  @Test func layoutAppliesToTheViewItself() {
    host.addSubview(a)
    let group = a.layout { $0.edges(.equalTo(4), to: .parent).backgroundColor(.red) }
    #expect(group.constraints.count == 4 && group.isActive)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(a.backgroundColor == .red)
  }

  @Test func controllersLayOutTheirViews() {
    let controller = UIViewController()
    controller.layoutContent { $0.put(a).edges(.equal, to: .safeArea) }
    controller.layout { $0.width(.moreThanTo(10)) }
    #expect(controller.view.subviews == [a])
    #expect(controller.view.constraints.count == 5)
    #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func propertiesAreSetAtOnceAndKeepTheType() {
    let label = UILabel()
    host.layoutContent { content in
      let layout: ViewLayout<UILabel> = content.put(label).text("x").numberOfLines(2)
        .apply { $0.isHidden = true }.with { $0.tag = 3 }
      #expect(label.text == "x" && label.numberOfLines == 2 && label.isHidden)
      #expect(layout.view.tag == 3)
      layout.center(.equal, to: .parent)
    }
    #expect(host.constraints.count == 2)
  }

  @Test func keptLayoutAppliesStatementsAtOnce() throws {
    var kept: ViewLayout<SizedView>?
    host.layoutContent { kept = $0.put(a) }
    let layout = try #require(kept)
    layout.width(.equalTo(4))
    #expect(a.constraints.map(\.constant) == [4] && a.constraints[0].isActive)
  }

  @Test func viewsAreMadeAndAssigned() {
    var label: UILabel?
    var known: UIView? = a
    var button = UIButton()
    var own = b
    host.layoutContent { content in
      content.putView()
      content.putLabel(assignedTo: &label).layoutContent { _ in #expect(label != nil) }
      content.putView(assignedTo: &known)
      content.putButton(assignedTo: &button)
      content.putView(assignedTo: &own).preferredSize(nil)
      content.putImageView()
      content.putVStack().layoutContent { #expect($0.view.axis == .vertical) }
      content.putHStack().layoutContent { #expect($0.view.axis == .horizontal) }
    }
    #expect(host.subviews.count == 8)
    #expect(host.subviews[1] === label && host.subviews[2] === a && known === a)
    #expect(host.subviews[3] === button && host.subviews[4] === b)
  }

  @Test func stacksArrangeOnlyStackedViews() {
    let stack = UIStackView()
    var stacked: UILabel?
    host.layoutContent { content in
      content.put(stack).layoutContent { content in
        #expect(!content.putSpace(by: 3))
        content.putStacked(a)
        content.putSpace(by: 4)
        content.putSpace(by: 8)
        content.putStacked(b)
        content.put(c).top(.equal, to: .parent)
        content.putStackedLabel(assignedTo: &stacked)
        content.putHSpace(by: 30)
        content.putVSpace(by: 30)
        content.putStackedVStack().axis(.horizontal)
      }
    }
    let arranged = stack.arrangedSubviews
    #expect(arranged.count == 6 && arranged.starts(with: [a, b]) && arranged[2] === stacked)
    #expect(!arranged.contains(c) && c.superview === stack)
    #expect(stack.customSpacing(after: a) == 8)
    #expect(arranged[3].constraints.contains { $0.constant == 30 && $0.priority == .required })
  }
}

/// What happens to earlier constraints.
@MainActor
struct SublayoutingOptionTests {
  private let host = UIView()
  private let a = SizedView("a", 10, 10)
  private let b = SizedView("b", 20, 20)

  private func layOut(_ option: SublayoutingOption, _ top: CGFloat = 1) -> ConstraintGroup {
    host.layoutContent(option) { content in
      content.put(a).top(.equalTo(top), to: .safeArea).left(.equal, to: .parent)
        .layoutContent { $0.put(b).edges(.equal, to: .parent).height(.equalTo(5)) }
    }
  }

  @Test func addNewDuplicatesConstraints() {
    _ = layOut(.addNew)
    _ = layOut(.addNew)
    #expect(host.constraints.count == 4 && a.constraints.count == 8)
  }

  @Test func editingWithTheSameClosureMakesNoConstraintOperation() {
    let first = layOut(.editExisting)
    let before = Headless.counters
    for _ in 0..<100 { _ = layOut(.editExisting) }
    let after = Headless.counters
    #expect(after.constraintsAdded == before.constraintsAdded)
    #expect(after.constraintsRemoved == before.constraintsRemoved)
    #expect(after.constraintsEdited == before.constraintsEdited)
    #expect(first.isActive && host.constraints.count == 2 && a.constraints.count == 4)
  }

  @Test func editingUpdatesConstantsInPlace() {
    let first = layOut(.addNew, 1).constraints
    let second = layOut(.editExisting, 7).constraints
    #expect(zip(first, second).allSatisfy { $0 === $1 })
    #expect(second[0].constant == 7)
  }

  @Test func editingReplacesConstraintsThatCannotChange() {
    let first = layOut(.addNew).constraints
    let second = host.layoutContent(.editExisting) {
      $0.put(a).top(.moreThan, to: .safeArea).left(.equal, to: .parent, priority: .required)
    }
    #expect(!first[0].isActive && !first[1].isActive && second.isActive)
    #expect(host.constraints.count == 2 && a.constraints.count == 4)
  }

  @Test func editingDistinguishesMinimumAndMaximumLengths() {
    let first = host.layoutContent { content in
      content.put(a).width(.moreThanTo(10)).width(.lessThanTo(20)).height(.equalTo(5))
    }
    let second = host.layoutContent(.editExisting) { $0.put(a).width(.moreThanTo(12)) }
    #expect(second.constraints.first === first.constraints[0])
    #expect(first.isActive && first.constraints.map(\.constant) == [12, 20, 5])
    #expect(first.constraints.map(\.priority.rawValue) == [999, 998, 997])
  }

  @Test func editingDistinguishesGuides() {
    let guide = UILayoutGuide()
    host.addLayoutGuide(guide)
    let first = layOut(.addNew).constraints
    host.layoutContent(.editExisting) { $0.put(a).top(.equalTo(3), to: guide.topAnchor) }
    #expect(first[0].isActive && first[0].constant == 1)
    #expect(host.constraints.count == 3)
  }

  @Test func removeOldRemovesOnlyConstraintsOfTheContent() {
    let outer = UIView()
    outer.layoutContent { $0.put(host).edges(.equal, to: .parent) }
    let own = host.widthAnchor.constraint(equalToConstant: 3)
    own.isActive = true
    let first = layOut(.addNew)
    host.layoutContent(.removeOldAndAddNew) { $0.put(a) }
    #expect(first.constraints.allSatisfy { !$0.isActive })
    #expect(own.isActive && outer.constraints.count == 4)
    #expect(a.superview === host && b.superview === a)
    host.layout(.removeOldAndAddNew) { _ in }
    #expect(own.isActive && outer.constraints.isEmpty)
  }

  /// A component that lays itself out once does not recover from the removal. A molecule does.
  @Test func removeOldRemovesConstraintsInsideComponents() {
    let (component, molecule) = (UIView(), Molecule())
    component.layoutContent { $0.put(UIView()).edges(.equal, to: .parent) }
    func layOut() {
      host.layoutContent(.removeOldAndAddNew) { content in
        content.put(component)
        content.put(molecule)
      }
    }
    host.layoutContent { $0.put(component) }
    #expect(component.constraints.count == 4)
    for _ in 0..<2 {
      layOut()
      #expect(component.constraints.isEmpty && molecule.constraints.count == 4)
    }
  }

  /// The view's old size would contradict the new one. Statements that a view makes about itself before it is
  /// put anywhere are its own.
  @Test(arguments: [SublayoutingOption.removeOldAndAddNew, .cleanLayoutAndAddNew], [false, true])
  func movedViewDropsConstraintsOfItsFormerPlace(
    option: SublayoutingOption, isStacked: Bool
  ) {
    let (small, large, player) = (UIView(), UIView(), UIView())
    player.layout { $0.height(.equalTo(7)) }
    host.layoutContent { content in
      content.put(small).at(.topLeft, .equal, to: .parent)
      content.put(large).at(.bottomRight, .equal, to: .parent)
    }
    func put(in box: UIView, width: CGFloat) -> CGSize {
      box.layoutContent(option) { content in
        if isStacked {
          content.putStack().at(.topLeft, .equal, to: .parent).layoutContent {
            $0.putStacked(player).width(.equalTo(width))
          }
        } else {
          content.put(player).at(.topLeft, .equal, to: .parent).width(.equalTo(width))
        }
      }
      host.layoutIfNeeded()
      return player.frame.size
    }
    #expect(put(in: small, width: 80) == CGSize(width: 80, height: 7))
    #expect(put(in: large, width: 280).width == 280)
    player.removeFromSuperview()
    #expect(put(in: large, width: 30).width == 30)
  }

  private final class Molecule: UIView, MoleculeView {
    private let inner = UIView()
    func layoutContent(_ layout: LayoutInsertable) {
      layout.put(inner).edges(.equal, to: .parent)
    }
  }

  @Test func cleaningRemovesSubviewsAndChildrenButNothingInsideThem() {
    let parent = UIViewController()
    let child = Child()
    let button = UIButton()
    button.setTitle("title", for: .normal)
    parent.layoutContent { content in
      content.put(button)
      content.put(child)
      content.put(a).layoutContent { $0.put(b) }
    }
    let inside = button.subviews
    parent.layoutContent(.cleanLayoutAndAddNew) { $0.put(button) }
    #expect(parent.view.subviews == [button] && button.subviews == inside)
    #expect(parent.children.isEmpty && child.moves == ["to", "nil"])
    #expect(b.superview === a)
  }

  @Test func cleaningDetachesChildControllersWhereverTheyAre() {
    let parent = UIViewController()
    let (child, grandchild) = (Child(), Child())
    parent.layoutContent { content in
      content.put(a).layoutContent { content in
        content.put(b).layoutContent { $0.put(child) }
      }
    }
    child.layoutContent { $0.put(UIView()).layoutContent { $0.put(grandchild) } }
    parent.layoutContent(.cleanLayoutAndAddNew) { _ in }
    #expect(parent.children.isEmpty && child.moves == ["to", "nil"])
    #expect(child.view.superview == nil && b.superview === a)
    // The child keeps its own child.
    #expect(grandchild.parent === child && grandchild.moves == ["to"])
  }
}

private final class Child: UIViewController {
  var moves: [String] = []

  override func didMove(toParent parent: UIViewController?) {
    if parent != nil { moves.append("to") }
  }

  override func willMove(toParent parent: UIViewController?) {
    if parent == nil { moves.append("nil") }
  }
}
