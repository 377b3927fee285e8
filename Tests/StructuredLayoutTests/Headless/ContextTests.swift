import TestSupport
import Testing

@MainActor
struct ContextTests {
  private let host = UIView()
  private let a = SizedView("a", 10)
  private let b = SizedView("b", 10)

  @Test func aLayoutIsActiveOnceItIsBuilt() {
    let context = Mondrian.buildSubviews(on: host, name: "card") {
      VStackBlock {
        a; b
      }
    }
    #expect(context.isActive)
    #expect(context.name == "card")
    #expect(context.targetView === host)
    #expect(context.viewBlocks == [ViewBlock(a), ViewBlock(b)])
    #expect(context.constraints.allSatisfy(\.isActive) as Bool)
  }

  @Test func reactivationRestoresGuidesAndPriorities() {
    let guide = UILayoutGuide()
    let context = Mondrian.buildSubviews(on: host) {
      ZStackBlock {
        VStackBlock {
          a.huggingPriority(.both, .required);
          HStackBlock {
            b; guide
          }
        }
      }
    }
    let guides = host.layoutGuides
    #expect(guides.contains(guide))
    #expect(guides.count > 1)
    context.deactivate()
    context.deactivate()
    #expect(host.layoutGuides.isEmpty)
    #expect(a.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(host.subviews == [a, b])
    context.activate()
    context.activate()
    #expect(
      Set(host.layoutGuides.map { ObjectIdentifier($0) })
        == Set(guides.map { ObjectIdentifier($0) }))
    #expect(a.contentHuggingPriority(for: .vertical) == .required)
    #expect(context.constraints.allSatisfy(\.isActive) as Bool)
  }

  @Test func deactivationKeepsAPriorityChangedByOtherCode() {
    let context = Mondrian.buildSubviews(on: host) { a.huggingPriority(.vertical) }
    a.setContentHuggingPriority(UILayoutPriority(600), for: .vertical)
    context.deactivate()
    #expect(a.contentHuggingPriority(for: .vertical).rawValue == 600)
  }

  @Test func existingViewsInOrderStayBelowOtherSubviews() {
    host.addSubview(a)
    let foreign = SizedView("foreign")
    host.addSubview(foreign)
    Mondrian.buildSubviews(on: host) {
      a; b
    }
    #expect(host.subviews.map { $0 as? SizedView } == [a, b, foreign])
  }

  @Test func removingViewsKeepsThoseAddedBeforeTheLayout() {
    host.addSubview(a)
    let context = Mondrian.buildSubviews(on: host) {
      a; b
    }
    context.deactivate(removingViews: true)
    #expect(host.subviews == [a])
    context.prepareViewHierarchy()
    #expect(host.subviews == [a, b])
  }

  @Test func twoLayoutsOnOneViewAreIndependent() {
    let first = Mondrian.buildSubviews(on: host) { a }
    let second = Mondrian.buildSubviews(on: host) { b }
    first.deactivate()
    #expect(!first.isActive && second.isActive)
    #expect(second.constraints.allSatisfy(\.isActive) as Bool)
  }

  @Test func aLayoutKeepsNothingAlive() {
    weak var weakHost: UIView?
    var context: LayoutBuilderContext?
    do {
      let host = UIView()
      context = Mondrian.buildSubviews(on: host) {
        VStackBlock {
          UIView(); UIView()
        }
      }
      weakHost = host
    }
    #expect(weakHost == nil)
    #expect(context?.targetView == nil)
    context?.deactivate()
  }

  @Test func onlyPlacedViewsStopAutoresizing() {
    Mondrian.buildSubviews(on: host) { VStackBlock { a } }
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(host.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func guidesAreNamedAfterTheirBlock() {
    let line = #line + 4
    let context = Mondrian.buildSubviews(on: host) {
      VStackBlock {
        a
        VStackBlock {
          b
          UIView()
        }
      }
    }
    #expect(
      context.managedLayoutGuides.map(\.identifier) == ["VStackBlock  ContextTests.swift:\(line)"])
  }

  /// The separators, the scroll view and the width sensor belong to the layout.
  @Test func reactivationRestoresViewsThatTheLayoutMade() {
    let views = (0..<3).map { SizedView("\($0)", 80, 20) }
    let stage = Stage(CGSize(width: 200, height: 200))
    let context = Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(alignment: .fill) {
        HScrollBlock { views[0] }.height(20)
        FlowBlock { [views[1], views[2]] }
        StackingSpacer(minLength: 0)
      }
      .separators()
    }
    _ = stage.size
    let frames = Headless.frames(of: stage.view)
    let issues = LayoutDiagnostics.collect {
      context.deactivate(removingViews: true)
      #expect(stage.view.subviews.isEmpty)
      context.activate()
      _ = stage.size
    }
    #expect(issues.map(\.description) == [])
    #expect(Headless.frames(of: stage.view) == frames)
    for view in views { view.preferredSize?.width = 150 }
    stage.view.constraints.first { $0.firstAttribute == .width && $0.secondItem == nil }?
      .constant = 199
    _ = stage.size
    #expect(views[2].frame.minY == views[1].frame.maxY)
  }

  @Test func layoutNamePrefixesConstraintsAndGuides() {
    let stage = Stage(CGSize(width: 100, height: 100))
    let context = Mondrian.buildSubviews(on: stage.view, name: "Login") {
      VStackBlock { HStackBlock { [SizedView("a", 10), SizedView("b", 10)] } }
    }
    #expect(!context.constraints.isEmpty && !context.managedLayoutGuides.isEmpty)
    for name in context.constraints.map(\.identifier) {
      #expect(name?.hasPrefix("Login ▸ VStackBlock") == true)
    }
    for guide in context.managedLayoutGuides {
      #expect(guide.identifier.hasPrefix("Login ▸ HStackBlock  ContextTests.swift"))
    }
    #expect(context.name == "Login")
  }

  /// This holds even if something that the layout depends on changes meanwhile.
  @Test func deactivatedLayoutStaysInactive() {
    let stage = Stage(CGSize(width: 100, height: 100))
    let context = Mondrian.buildSubviews(on: stage.view) {
      FlowBlock { [SizedView("a", 60, 10), SizedView("b", 60, 10)] }
    }
    _ = stage.size
    context.deactivate()
    stage.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    _ = stage.size
    #expect(!context.isActive && !context.constraints.contains { $0.isActive })
  }
}
