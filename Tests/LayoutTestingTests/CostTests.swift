import DeStijl
import LayoutTesting
import Testing

@MainActor
struct CostTests {
  private let title = UILabel()
  private let view = UIView()

  private func stage() -> Stage {
    title.text = "Title"
    Mondrian.buildSubviews(on: view) { VStackBlock(alignment: .leading) { title } }
    return Stage(view, size: .fixed(200, 100))
  }

  @Test func anUpdateWithinItsBudgetFailsNothing() {
    let stage = stage()
    #expect(
      failures {
        try assertCost(of: {}, on: stage, componentsSolved: 0, viewsLaidOut: 0, textsMeasured: 0)
        try assertCost(
          of: { title.text = "Longer" }, on: stage, constraintsAdded: 0, constraintsRemoved: 0,
          textsMeasured: 2)
      } == [])
  }

  @Test func eachOverrunIsTold() {
    let stage = stage()
    let told = failures {
      try assertCost(
        of: {
          view.addSubview(UIView())
          title.mondrian.layout.width(.exact(50)).height(.exact(30)).activate()
        }, on: stage, constraintsAdded: 1, constraintsRemoved: 0, cellsMade: 0)
    }
    #expect(told == ["The update costs more than it may: 2 constraints added, not 1."])
  }

  @Test func whatOtherStagesDoCostsNothingHere() {
    let (one, other) = (stage(), Stage(UIView()))
    let told = failures {
      try assertCost(
        of: {
          other.run {
            _ = other.view.widthAnchor.constraint(equalToConstant: 5)
            UIView().widthAnchor.constraint(equalToConstant: 5).isActive = true
          }
        }, on: one, constraintsAdded: 0)
    }
    #expect(told == [])
  }
}

@MainActor
struct ReleaseTests {
  private final class Model {
    var listeners: [AnyObject] = []
    var action: (() -> Void)?
  }

  private final class Page: UIViewController {
    var own: AnyObject?
    var box: [String: Page] = [:]
  }

  @Test func whatGoesFailsNothing() {
    #expect(
      failures {
        try expectReleased {
          let page = Page()
          let stage = Stage(page)
          stage.rotate(to: .landscape)
          return page
        }
        try expectReleased {
          let view = UIView()
          let label = UILabel()
          Mondrian.buildSubviews(on: view) { VStackBlock { label }.padding(8) }
          _ = Stage(view, size: .width(200))
          return view
        }
      } == [])
  }

  @Test func thePropertiesThatHoldItAreNamed() {
    let model = Model()
    #expect(
      failures {
        try expectReleased(heldBy: model) {
          let page = Page()
          model.listeners = [UIView(), page]
          return page
        }
      } == ["Page is still there: Model.listeners[1] leads to it."])
    model.listeners = []
  }

  @Test func whatHoldsItselfIsTold() {
    weak var leaked: Page?
    let told = failures {
      try expectReleased {
        let page = Page()
        page.box = ["self": page]
        leaked = page
        return page
      }
    }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("Page is still there: it holds itself, as self.box") == true)
    leaked?.box = [:]
  }

  @Test func aClosureThatCanNotBeSeenIsHintedAt() {
    let model = Model()
    #expect(
      failures {
        try expectReleased(heldBy: model) {
          let page = Page()
          model.action = { _ = page }
          return page
        }
      } == [
        """
        Page is still there: no property leads to it: look for closures that hold it, timers and observers.
        """
      ])
    model.action = nil
  }
}
