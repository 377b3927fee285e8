import TestSupport
import Testing

/// Each mistake is one issue with its line and one call of the delegate, and the rest applies.
@MainActor
struct ContentMistakeTests {
  private let delegate = Listener()
  private let host = UIView()
  private let a = SizedView("a", 10, 10)

  @Test func constraintToAMissingSuperviewIsAnIssue() {
    var line: UInt = 0
    let issues = LayoutDiagnostics.collect {
      line = #line + 1
      a.layout(withDelegate: delegate) { $0.edges(.equal, to: .parent).width(.equalTo(3)) }
    }
    #expect(issues.map(\.kind) == [.noSuperview] && issues[0].line?.line == line)
    #expect(delegate.asked == 1 && delegate.errors.count == 1)
    if case .noSuperview(let view)? = delegate.errors.first { #expect(view === a) }
    #expect(a.constraints.count == 1)
  }

  /// Every statement about one attribute, starting with the top.
  nonisolated static let statements: [@MainActor (ViewLayout<SizedView>) -> Void] = [
    { $0.top(.equal, to: .parent) }, { $0.bottom(.equal, to: .safeArea) },
    { $0.left(.equal, to: .parent) }, { $0.right(.equal, to: .safeArea) },
    { $0.leading(.equal, to: .parent) }, { $0.trailing(.equal, to: .keyboard) },
    { $0.centerX(.equal, to: .parent) }, { $0.centerY(.equal, to: .safeArea) },
    { $0.width(.equalTo(.parent)) }, { $0.height(.equalTo(Anchor(of: .parent).widthAnchor)) },
    { $0.top(.equal, to: Anchor(of: .safeArea).bottomAnchor) }, { $0.size(.equalTo(.parent)) },
    { $0.center(.equal, to: .parent) }, { $0.at(.topLeft, .equal, to: .safeArea) },
    { $0.horizontal(.equal, to: .parent) }, { $0.vertical(.equal, to: .parent) },
  ]

  @Test(arguments: statements.indices) func everyStatementAsksForTheSuperview(number: Int) {
    let issues = LayoutDiagnostics.collect {
      a.layout(withDelegate: delegate) { Self.statements[number]($0) }
    }
    #expect(issues.map(\.kind) == [.noSuperview])
    #expect(delegate.asked == 1 && delegate.errors.count == 1 && a.constraints.isEmpty)
    let stand = SizedView("inside")
    a.addSubview(stand)
    delegate.stand = stand
    let none = LayoutDiagnostics.collect {
      a.layout(withDelegate: delegate) { Self.statements[number]($0) }
    }
    #expect(none.isEmpty && delegate.asked == 2 && !a.constraints.isEmpty)
  }

  /// The first place counts, together with all statements made there.
  @Test func aViewThatIsPutInTwoPlacesIsAnIssue() {
    let box = SizedView("box")
    var line: UInt = 0
    let issues = LayoutDiagnostics.collect {
      host.layoutContent(withDelegate: delegate) { content in
        content.put(a).top(.equalTo(5), to: .parent)
        content.put(box).layoutContent { content in
          line = #line + 1
          content.put(a).bottom(.equal, to: .parent)
        }
        content.put(a).left(.equal, to: .parent)
      }
    }
    #expect(issues.map(\.kind) == [.duplicate] && issues.first?.line?.line == line)
    #expect(delegate.errors.count == 1 && a.superview === host)
    #expect(host.constraints.map(\.firstAttribute) == [.top, .left])
  }

  @Test func aViewThatIsStackedTwiceIsAnIssue() {
    let (stack, b) = (UIStackView(), SizedView("b"))
    let issues = LayoutDiagnostics.collect {
      host.layoutContent { content in
        content.put(stack).layoutContent { stacked in
          stacked.putStacked(a)
          stacked.putStacked(b)
          stacked.putStacked(a)
        }
      }
    }
    #expect(issues.map(\.kind) == [.duplicate] && stack.arrangedSubviews == [a, b])
    let none = LayoutDiagnostics.collect {
      host.layoutContent { content in
        content.put(stack).layoutContent { stacked in
          stacked.putStacked(b)
          stacked.putStacked(a)
        }
      }
    }
    #expect(none.isEmpty && stack.arrangedSubviews == [b, a])
  }

  @Test func spaceBeforeTheFirstViewIsAnIssue() {
    let issues = LayoutDiagnostics.collect {
      host.layoutContent(withDelegate: delegate) { content in
        content.put(UIStackView()).layoutContent { #expect(!$0.putSpace(by: 5)) }
      }
    }
    #expect(issues.map(\.kind) == [.misplaced] && delegate.errors.count == 1)
  }

  @Test func delegateCanProvideAViewForTheSuperview() {
    let inner = SizedView("inner")
    a.addSubview(inner)
    delegate.stand = inner
    let issues = LayoutDiagnostics.collect {
      a.layout(withDelegate: delegate) { $0.top(.equal, to: .parent) }
    }
    #expect(issues.isEmpty && delegate.errors.isEmpty)
    #expect(a.constraints.first?.secondItem === inner)
  }

  @Test func viewsOfDifferentHierarchiesCannotBeConstrained() {
    let issues = LayoutDiagnostics.collect {
      host.layoutContent(withDelegate: delegate) { content in
        content.put(a).center(.equal, to: UIView()).top(.equal, to: .parent)
      }
    }
    #expect(issues.map(\.kind) == [.noCommonAncestor] && delegate.errors.count == 1)
    if case .noCommonAncestor(let view, _)? = delegate.errors.first { #expect(view === a) }
    #expect(host.constraints.count == 1)
  }

  @Test func previousWithoutAPreviousViewIsAnIssue() {
    let issues = LayoutDiagnostics.collect {
      a.layout(withDelegate: delegate) { $0.top(.equal, to: .previous).width(.equalTo(1)) }
    }
    #expect(issues.count == 1 && delegate.errors.count == 1)
    if case .noPrevious(let view)? = delegate.errors.first { #expect(view === a) }
    #expect(a.constraints.count == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func numbersMustBeFinite(number: CGFloat) {
    let issues = LayoutDiagnostics.collect {
      host.layoutContent(withDelegate: delegate) { content in
        content.put(a).edges(.equalTo(number), to: .parent)
          .width(.equalTo(.parent), multiplyBy: number)
          .height(.equalTo(-1)).top(.equal, to: .safeArea)
      }
    }
    #expect(issues.map(\.kind) == [.invalidNumber, .invalidNumber, .negativeSize])
    #expect(delegate.errors.count == 3 && host.constraints.count == 1)
  }

  @Test func aViewCanNotBePutIntoItself() {
    let issues = LayoutDiagnostics.collect {
      host.layoutContent(withDelegate: delegate) { content in
        content.put(host).edges(.equal, to: .parent).width(.equalTo(20))
        content.put(a).layoutContent { $0.put(host).top(.equal, to: .parent) }
      }
    }
    #expect(issues.map(\.kind) == [.cycle, .cycle] && delegate.errors.count == 2)
    #expect(host.subviews == [a] && host.constraints.isEmpty)
  }

  @Test func controllerPutIntoAPlainViewIsAnIssue() {
    let child = UIViewController()
    let issues = LayoutDiagnostics.collect {
      host.layoutContent(withDelegate: delegate) { $0.put(child).edges(.equal, to: .parent) }
    }
    #expect(issues.count == 1 && delegate.errors.count == 1)
    if case .noViewController(let controller)? = delegate.errors.first {
      #expect(controller === child)
    }
    #expect(child.view.superview === host && host.constraints.count == 4)
  }

  /// How the controller that is put contains the controller into whose view it is put.
  enum Surrounding: CaseIterable {
    case itself, parent, grandparent, navigation, unloadedNavigation
  }

  @Test(arguments: Surrounding.allCases, [false, true])
  func controllerCannotContainItself(surrounding: Surrounding, isStacked: Bool) {
    let inner = UIViewController()
    let outer: UIViewController
    switch surrounding {
    case .itself: outer = inner
    case .parent, .grandparent:
      outer = UIViewController()
      var parent = outer
      for _ in 0..<(surrounding == .parent ? 0 : 1) {
        let middle = UIViewController()
        parent.layoutContent { $0.put(middle).edges(.equal, to: .parent) }
        parent = middle
      }
      parent.layoutContent { $0.put(inner).edges(.equal, to: .parent) }
    case .navigation, .unloadedNavigation:
      outer = UINavigationController(rootViewController: inner)
      if surrounding == .navigation { outer.loadViewIfNeeded() }
    }
    let parents = [inner.parent, outer.parent]
    let stack = UIStackView()
    let issues = LayoutDiagnostics.collect {
      inner.layoutContent(withDelegate: delegate) { content in
        content.put(stack).edges(.equal, to: .parent).layoutContent { stack in
          if isStacked { stack.putStacked(outer).height(.equalTo(20)) }
        }
        if !isStacked { content.put(outer).edges(.equal, to: .parent) }
      }
    }
    #expect(issues.map(\.kind) == [.cycle] && delegate.errors.count == 1)
    #expect(issues.first?.line?.description.contains("ContentMistakeTests.swift") == true)
    #expect([inner.parent, outer.parent] == parents)
    #expect(inner.view.subviews == [stack] && stack.arrangedSubviews.isEmpty)
    #expect(outer.children == (outer === inner ? [] : outer.children.filter { $0 !== outer }))
  }

  @Test func validContentReportsNothing() {
    let parent = UIViewController()
    let issues = LayoutDiagnostics.collect {
      parent.layoutContent(withDelegate: delegate) { content in
        content.put(a).edges(.equal, to: .safeArea).width(.lessThanTo(3))
        content.put(UIViewController()).top(.equal, to: .previous)
      }
    }
    #expect(issues.isEmpty && delegate.errors.isEmpty && delegate.asked == 0)
  }
}

/// Receives errors, under the protocol name that the documentation uses.
@MainActor
private final class Listener: NamadaLayoutDelegate {
  var stand: UIView?
  var errors: [NamadaError] = []
  var asked = 0

  func namadaLayout(viewHaveNoSuperview view: UIView) -> UIView? {
    asked += 1
    return stand
  }

  func namadaLayout(_ view: UIView, erroWhenLayout error: NamadaError) { errors.append(error) }
}

@MainActor
struct ContentControllerTests {
  @Test func aControllerBecomesAChildOnce() {
    let parent = UIViewController()
    let child = Counting()
    let inner = UIView()
    for _ in 0..<2 {
      parent.layoutContent(.editExisting) { content in
        content.put(inner).layoutContent { $0.put(child).edges(.equal, to: .parent) }
      }
    }
    #expect(child.parent === parent && child.view.superview === inner)
    #expect(child.entered == 1 && child.moved == 1)
  }

  @Test func aStackedControllerBecomesAChildToo() {
    let parent = UIViewController()
    let child = Counting()
    let stack = UIStackView()
    parent.layoutContent { $0.put(stack).layoutContent { $0.putStacked(child) } }
    #expect(stack.arrangedSubviews == [child.view] && child.moved == 1)
  }

  @Test func delegateControllerBecomesTheParent() {
    let delegate = Owner()
    let child = Counting()
    let host = UIView()
    host.layoutContent(withDelegate: delegate) { $0.put(child) }
    #expect(child.parent === delegate && child.moved == 1)
  }
}

private final class Owner: UIViewController, NamadaLayoutDelegate {}

private final class Counting: UIViewController {
  var entered = 0
  var moved = 0

  override func willMove(toParent parent: UIViewController?) { entered += 1 }
  override func didMove(toParent parent: UIViewController?) { moved += 1 }
}

@MainActor
struct MoleculeTests {
  @Test func aMoleculeLaysOutItsContentWhenItIsPut() {
    let host = UIView()
    let molecule = Molecule()
    let group = host.layoutContent { $0.put(molecule).width(.equalTo(9)) }
    #expect(molecule.log == ["will in host", "content", "did inactive"])
    #expect(group.constraints.map(\.priority.rawValue) == [999, 999, 999, 999, 998])
    #expect(molecule.inner.superview === molecule && group.isActive)
  }

  @Test func moleculeCanLayItselfOut() {
    let molecule = Molecule()
    molecule.layoutMolecule()
    #expect(molecule.log == ["will alone", "content", "did active"])
    molecule.reLayout()
    #expect(molecule.constraints.count == 4)
  }

  @Test func moleculeThatKeepsLayingItselfOutIsAnIssue() {
    let molecule = Molecule()
    molecule.repeats = true
    let issues = LayoutDiagnostics.collect { molecule.layoutMolecule() }
    #expect(issues.map(\.kind) == [.endlessChange] && issues.first?.view === molecule)
    #expect(issues.first?.line == SourceLine(line: 7))
    #expect(molecule.constraints.count == 4)
    molecule.repeats = false
    #expect(LayoutDiagnostics.collect { molecule.reLayout() }.isEmpty)
    #expect(molecule.constraints.count == 4)
  }
}

private final class Molecule: UIView, MoleculeView {
  let inner = UIView()
  var log: [String] = []
  /// Whether it requests another layout when it has been laid out.
  var repeats = false

  func layoutContent(_ layout: LayoutInsertable) {
    log.append("content")
    layout.put(inner).edges(.equal, to: .parent)
  }

  func moleculeWillLayout() { log.append(superview == nil ? "will alone" : "will in host") }
  func moleculeDidLayout() {
    log.append(constraints.isEmpty ? "did inactive" : "did active")
    if repeats { reLayout(line: 7) }
  }
}
