import TestSupport
import Testing

@MainActor
struct LayoutManagerTests {
  private let stage = Stage(CGSize(width: 200, height: 200))
  private let a = SizedView("a", 20)
  private let b = SizedView("b", 20)
  private let c = SizedView("c", 20)
  private let manager = LayoutManager()

  private final class State {
    var gap: CGFloat = 8
    var showsB = true
    var isRow = false
    var names: [String] = []
  }

  @Test func reloadDoesNothingBeforeSetupOrWithoutItsView() {
    var descriptions = 0
    let issues = LayoutDiagnostics.collect {
      manager.reloadLayout()
      manager.update(animated: true)
      #expect(manager.targetView == nil && manager.constraints.isEmpty)
      do {
        let view = UIView()
        manager.setup(on: view) {
          descriptions += 1
          return [a, b]
        }
        #expect(manager.targetView === view && view.subviews == [a, b])
      }
      manager.reloadLayout()
      manager.update(animated: true)
    }
    #expect(issues.isEmpty && descriptions == 1 && manager.targetView == nil)
    #expect(a.superview == nil)
  }

  @Test func reloadOfAnUnchangedTreeMakesNoCalls() {
    manager.setup(on: stage.view) {
      VStackBlock(spacing: 8) {
        a
        HStackBlock {
          b
          StackingSpacer(minLength: 0)
          c.huggingPriority(.horizontal)
        }
      }
      .padding(10)
    }
    _ = stage.size
    let constraints = manager.constraints
    let before = Headless.counters
    manager.reloadLayout()
    _ = stage.size
    #expect(Headless.counters == before)
    #expect(zip(manager.constraints, constraints).allSatisfy { $0 === $1 })
  }

  @Test func aChangedConstantIsOneEdit() {
    let state = State()
    manager.setup(on: stage.view) {
      VStackBlock(spacing: state.gap) {
        a
        b
      }
    }
    _ = stage.size
    let before = Headless.counters
    state.gap = 20
    manager.reloadLayout()
    let work = Headless.counters - before
    #expect(work.constraintsEdited == 1)
    #expect(work.constraintsAdded == 0 && work.constraintsRemoved == 0)
    let frames = stage.frames(of: ["a": a, "b": b])
    #expect(frames["b"]?.minY == (frames["a"]?.maxY ?? 0) + 20)
  }

  @Test func aPriorityMayBecomeRequiredAndBack() {
    var priority = UILayoutPriority.required
    let complaints = complaints {
      manager.setup(on: stage.view) {
        HStackBlock {
          a.width(.exact(50, priority))
          StackingSpacer(minLength: 0)
        }
      }
      for next in [UILayoutPriority(999), .required, .defaultLow, .required] {
        priority = next
        manager.reloadLayout()
        _ = stage.size
        let widths = manager.constraints.filter { $0.firstItem === a && $0.constant == 50 }
        #expect(widths.map(\.priority) == [next])
        #expect(widths.map(\.isActive) == [true])
      }
    }
    #expect(complaints == [])
  }

  @Test func reloadReactivatesAConstraintDeactivatedByOtherCode() throws {
    manager.setup(on: stage.view) { a.padding(10) }
    let constraint = try #require(manager.constraints.first)
    constraint.isActive = false
    manager.reloadLayout()
    #expect(manager.constraints.filter { !$0.isActive }.isEmpty)
    #expect(stage.frames(of: ["a": a])["a"] == CGRect(x: 10, y: 10, width: 180, height: 180))
  }

  @Test func rootViewOfAControllerKeepsItsAutoresizingMask() {
    let controller = UIViewController()
    manager.setup(on: controller.view) { a.padding(10) }
    #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func changedAspectRatioReplacesItsConstraint() {
    var ratio: CGFloat = 1
    manager.setup(on: stage.view) {
      VStackBlock {
        a.height(18).aspectRatio(ratio)
        StackingSpacer(minLength: 0)
      }
    }
    _ = stage.size
    let before = Headless.counters
    ratio = 16.0 / 9
    manager.reloadLayout()
    let work = Headless.counters - before
    #expect((work.constraintsAdded, work.constraintsRemoved, work.constraintsEdited) == (1, 1, 0))
    #expect(stage.frames(of: ["a": a])["a"]?.size == CGSize(width: 32, height: 18))
  }

  @Test func reloadRemovesAndInsertsViewsInPlace() {
    let state = State()
    let foreign = SizedView("foreign")
    stage.view.addSubview(foreign)
    manager.setup(on: stage.view) {
      VStackBlock {
        a
        if state.showsB { b }
        c
      }
    }
    #expect(stage.view.subviews == [foreign, a, b, c])
    let above = SizedView("above")
    stage.view.addSubview(above)
    state.showsB = false
    manager.reloadLayout()
    #expect(stage.view.subviews == [foreign, a, c, above])
    state.showsB = true
    manager.reloadLayout()
    #expect(stage.view.subviews == [foreign, a, b, c, above])
  }

  @Test func prioritiesNoLongerRequestedAreRestored() {
    let state = State()
    manager.setup(on: stage.view) {
      if state.showsB { a.huggingPriority(.vertical) } else { a }
    }
    #expect(a.contentHuggingPriority(for: .vertical) == .required)
    state.showsB = false
    manager.reloadLayout()
    #expect(a.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  /// A priority that the layout has set is not the view's original one.
  @Test func weightedViewCanBecomeADecoration() {
    for isFirst in [false, true] {
      var isGround = isFirst
      manager.setup(on: stage.view) {
        if isGround {
          b.background(a)
        } else {
          HStackBlock { [a.weight(1), b.weight(2)] }
        }
      }
      isGround = true
      manager.reloadLayout()
      _ = stage.size
      #expect(a.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
      #expect(a.contentHuggingPriority(for: .horizontal).rawValue < 20)
      isGround = false
      manager.reloadLayout()
      #expect(a.contentHuggingPriority(for: .vertical) == .defaultLow)
    }
  }

  @Test func columnBecomesARowWithTheSameViews() {
    let state = State()
    manager.setup(on: stage.view) {
      if state.isRow {
        HStackBlock(alignment: .fill) {
          a
          b
        }
      } else {
        VStackBlock(alignment: .fill) {
          a
          b
        }
      }
    }
    state.isRow = true
    manager.reloadLayout()
    let frames = stage.frames(of: ["a": a, "b": b])
    #expect(frames["b"] == CGRect(x: 180, y: 0, width: 20, height: 200))
    #expect(stage.view.subviews == [a, b])
  }

  @Test func viewPassedToTheDescriptionIsNotRetained() {
    final class Card: UIView {
      let label = UIView()
      let manager = LayoutManager()
    }
    weak var gone: Card?
    do {
      let card = Card()
      card.manager.setup(on: card) { $0.label }
      card.manager.reloadLayout()
      gone = card
    }
    #expect(gone == nil)
  }

  @Test func ownerPassedToTheDescriptionIsNotRetained() {
    @MainActor final class Owner {
      let view = UIView()
      let manager = LayoutManager()
    }
    weak var gone: Owner?
    do {
      let owner = Owner()
      owner.manager.setup(on: UIView(), for: owner) { $0.view }
      gone = owner
    }
    #expect(gone == nil)
  }

  @Test func setupOnAnotherViewMovesTheLayout() {
    manager.setup(on: stage.view) { a }
    let other = UIView()
    manager.setup(on: other) { a }
    #expect(stage.view.subviews.isEmpty)
    #expect(other.subviews == [a])
    #expect(stage.view.constraints.filter { $0.firstItem === a || $0.secondItem === a }.isEmpty)
  }

  @Test func rowsWithAnIdentityKeepTheirGuides() {
    let state = State()
    state.names = ["x", "y", "z"]
    let views = [
      "x": SizedView("x", 10), "y": SizedView("y", 10), "z": SizedView("z", 10),
    ]
    manager.setup(on: stage.view) {
      VStackBlock {
        for name in state.names {
          HStackBlock(alignment: .center) {
            views[name]
            UIView.spare(name)
          }
          .background(EmptyLayout())
          .id(name)
        }
      }
    }
    let guides = stage.view.layoutGuides
    let kept = manager.constraints(of: "z")
    state.names = ["y", "z"]
    manager.reloadLayout()
    #expect(Set(guides.map(\.hash)).isSuperset(of: stage.view.layoutGuides.map(\.hash)))
    #expect(!kept.isEmpty)
    #expect(kept.filter(\.isActive).count > kept.count / 2)
  }

  /// The order of constraints decides which of them gives way.
  @Test func insertedGuidesAreOrderedLikeAFreshBuild() {
    let state = State()
    func rows(_ names: [String]) -> any Block {
      VStackBlock {
        for name in names {
          HStackBlock(alignment: .center) {
            SizedView(name, 10)
            SizedView(name, 30)
          }
          .background(EmptyLayout())
          .id(name)
        }
      }
    }
    manager.setup(on: stage.view) { rows(state.names) }
    for names in [["y"], ["x", "y"], ["x", "z", "y"], ["y", "z", "x"]] {
      state.names = names
      manager.reloadLayout()
      let fresh = UIView()
      let context = Mondrian.buildSubviews(on: fresh) { rows(names) }
      func owners(_ guides: [UILayoutGuide], _ keyed: (String) -> [NSLayoutConstraint]) -> [String]
      {
        guides.map { guide in
          names.first { name in
            keyed(name).contains { $0.firstItem === guide || $0.secondItem === guide }
          } ?? ""
        }
      }
      let expected = owners(fresh.layoutGuides) { context.constraints(of: $0) }
      #expect(Set(expected) == Set(names))
      #expect(owners(stage.view.layoutGuides) { manager.constraints(of: $0) } == expected)
    }
  }

  /// The previous description may hold objects that use the manager when they are released.
  @Test func descriptionIsReplacedBeforeItIsReleased() {
    let manager = LayoutManager()
    var count = 0
    func set(_ view: UIView, _ held: @escaping @MainActor () -> Void) {
      manager.setup(on: stage.view) { _ in
        let _ = held()
        view
      }
    }
    set(
      a,
      DeinitAction.holding {
        count += 1
        manager.reloadLayout()
      })
    set(b) {}
    #expect(stage.view.subviews == [b] && count == 1)
  }
}

extension UIView {
  @MainActor private static var spares: [String: SizedView] = [:]

  /// Returns the same view for the same name.
  fileprivate static func spare(_ name: String) -> SizedView {
    let view = spares[name] ?? SizedView(name + "'", 30)
    spares[name] = view
    return view
  }
}
