import Foundation
import TestSupport
import Testing

/// What all views of one content share, and what happens to earlier views and constraints.
@MainActor
struct ContentContextTests {
  private let host = UIView()
  private let a = SizedView("a", 10, 10)
  private let b = SizedView("b", 20, 20)

  @Test func rootViewOfAWindowKeepsItsAutoresizingMask() {
    let window = UIWindow()
    window.addSubview(host)
    host.layout { $0.width(.moreThanTo(10)) }
    #expect(host.translatesAutoresizingMaskIntoConstraints && host.constraints.count == 1)
  }

  @Test func nestedContentIsPutBeforeTheNextView() {
    var order: [String] = []
    host.layoutContent { content in
      content.put(a).layoutContent { inside in
        inside.put(b)
        order.append("inside \(a.superview === host)")
      }
      order.append("after \(b.superview === a)")
    }
    #expect(order == ["inside true", "after true"])
  }

  @Test func delegateIsToldOfMistakesInNestedContentAndMolecules() {
    let delegate = CountingDelegate()
    _ = LayoutDiagnostics.collect {
      host.layoutContent(withDelegate: delegate) { content in
        content.put(a).layoutContent { $0.put(b).width(.equalTo(-1)) }
        content.put(WrongMolecule())
      }
    }
    #expect(delegate.errors.count == 2)
    _ = LayoutDiagnostics.collect { WrongMolecule().layoutMolecule(delegate: delegate) }
    #expect(delegate.errors.count == 3)
  }

  @Test func delegateIsNotRetained() {
    weak var released: CountingDelegate?
    var kept: ViewLayout<SizedView>?
    do {
      let delegate = CountingDelegate()
      released = delegate
      host.layoutContent(withDelegate: delegate) { kept = $0.put(a) }
    }
    #expect(released == nil && kept != nil)
  }

  @Test func cleaningAStackRemovesFormerViews() {
    let stack = UIStackView()
    stack.layoutContent { content in
      content.putStacked(a)
      content.put(b)
    }
    stack.layoutContent(.cleanLayoutAndAddNew) { $0.putStacked(b) }
    #expect(stack.arrangedSubviews == [b] && stack.subviews == [b] && a.superview == nil)
  }

  @Test func editingAWholeScreenAgainMakesNoConstraintOperation() {
    let controller = UIViewController()
    let child = UIViewController()
    let scroll = UIScrollView()
    let stack = UIStackView()
    let inner = UIView()
    func layOut() -> ConstraintGroup {
      controller.layoutContent(.editExisting) { content in
        content.put(scroll).edges(.equal, to: .safeArea).layoutContent { scroll in
          scroll.putAsScrollVContent(inner).layoutContent { content in
            content.put(stack).at(.fullTop, .equalTo(8), to: .parent).layoutContent { content in
              content.putStacked(a).size(.equalTo(CGSize(width: 4, height: 5)))
              content.putSpace(by: 4)
              content.putStacked(b).height(.equalTo(Anchor(of: .previous).heightAnchor))
            }
            content.put(child).top(.equal, to: Anchor(of: .previous).bottomAnchor)
              .center(.moreThanTo(3), to: .parent)
          }
        }
      }
    }
    let first = layOut()
    let before = Headless.counters
    let second = layOut()
    #expect(zip(first.constraints, second.constraints).allSatisfy { $0 === $1 })
    #expect(first.constraints.count == second.constraints.count)
    #expect(Headless.counters.constraintsAdded == before.constraintsAdded)
    #expect(Headless.counters.constraintsRemoved == before.constraintsRemoved)
    #expect(Headless.counters.constraintsEdited == before.constraintsEdited)
    #expect(controller.children == [child])
  }

  @Test func identifiersDoNotAffectMatching() {
    func layOut(_ option: SublayoutingOption, _ points: CGFloat) -> [NSLayoutConstraint] {
      host.layoutContent(option) { content in
        content.put(a).edges(.equalTo(points), to: .parent).width(.lessThanTo(points))
        content.put(b).top(.equalTo(points), to: .safeArea)
      }.constraints
    }
    let made = layOut(.addNew, 1)
    // Identical identifiers, as confusing as possible.
    for constraint in made { constraint.identifier = "layoutContent ▸ b.top  Other.swift:1" }
    let edited = layOut(.editExisting, 2)
    #expect(zip(made, edited).allSatisfy { $0 === $1 } && made.count == edited.count)
    #expect(edited.map { abs($0.constant) } == Array(repeating: 2, count: 6))
    for constraint in edited { constraint.identifier = nil }
    _ = layOut(.removeOldAndAddNew, 3)
    #expect(edited.allSatisfy { !$0.isActive })
  }

  @Test func oldSpellingsStillCompile() {
    let spellings: any Spellings = OldSpellings()
    spellings.check()
  }
}

@MainActor
private protocol Spellings {
  func check()
}

/// Deprecated itself, so that it may use deprecated declarations.
private struct OldSpellings: Spellings {
  @available(*, deprecated)
  func check() {
    let host = UIView()
    let someView = SizedView("a")
    var label: UILabel?
    let group = host.layoutContent { content in
      content.put(someView)
        .width(.equalTo(.parent), multiplyBy: 0.75, constant: 18)
        .height(.equalTo(Anchor(of: .parent).widhtAnchor))
      content.putLabel(assignTo: &label)
    }
    #expect(group.constraints[1].secondAttribute == .width)
    #expect(label?.superview === host)
  }
}

@MainActor
private final class CountingDelegate: NamadaLayoutDelegate {
  var errors: [NamadaError] = []

  func namadaLayout(_ view: UIView, errorWhenLayout error: NamadaError) { errors.append(error) }
}

private final class WrongMolecule: UIView, MoleculeView {
  func layoutContent(_ layout: LayoutInsertable) {
    layout.putView().height(.equalTo(-1))
  }
}
