import TestSupport
import Testing

/// Views that the layout makes, keeps by identity and releases.
@MainActor
struct NamedViewTests {
  private struct Person {
    let id: Int
    var name: String
  }

  /// The texts of the host's labels, in the described order.
  private func texts(in host: UIView) -> [String?] {
    host.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  private func areOnFirstLine(_ frames: [CGRect]) -> [Bool] {
    frames.map { $0.minY == frames.first?.minY }
  }

  @Test func viewIsKeptWhileItsIdentifierIsUsed() {
    let host = UIView()
    let manager = LayoutManager()
    var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Ben")]
    var made = 0
    func label() -> UILabel {
      made += 1
      return UILabel()
    }
    manager.setup(on: host) {
      VStackBlock {
        for person in people {
          ViewBlock(id: person.id) {
            label()
          } update: {
            $0.text = person.name
          }
        }
      }
    }
    let first = host.subviews
    #expect(texts(in: host) == ["Ann", "Ben"] && made == 2)

    people = [Person(id: 2, name: "Bea"), Person(id: 3, name: "Cleo"), Person(id: 1, name: "Ann")]
    manager.reloadLayout()
    #expect(texts(in: host) == ["Bea", "Cleo", "Ann"] && made == 3)
    #expect(host.subviews[0] === first[1] && host.subviews[2] === first[0])

    people = []
    manager.reloadLayout()
    people = [Person(id: 1, name: "Ann")]
    manager.reloadLayout()
    #expect(made == 4)
    #expect(host.subviews.count == 1 && host.subviews[0] !== first[0])
  }

  /// The update of a view takes no part in the comparison.
  @Test func updatingViewsChangesNoConstraint() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let manager = LayoutManager()
    var text = "Ann"
    manager.setup(on: host) {
      VStackBlock(spacing: 8) {
        ViewBlock(id: 1) {
          UILabel()
        } update: {
          $0.text = text
        }
        ViewBlock(id: 2) { UIView() }.height(20)
      }
    }
    host.layoutIfNeeded()
    text = "Ben"
    let counters = Headless.counters
    manager.reloadLayout()
    let done = Headless.counters - counters
    #expect(texts(in: host) == ["Ben"])
    #expect(done.constraintsAdded == 0 && done.constraintsRemoved == 0 && done.activations == 0)
    #expect(done.constraintsEdited == 0)
  }

  @Test func typeIdentifierAndOccurrenceDistinguishViews() {
    let host = UIView()
    let manager = LayoutManager()
    manager.setup(on: host) {
      VStackBlock {
        ViewBlock(id: 1) { UILabel() }
        ViewBlock(id: 1) { UIButton() }
        ViewBlock(id: "1") { UILabel() }
        ViewBlock(id: 1) { UILabel() }
      }
    }
    let views = host.subviews
    #expect(Set(views.map { ObjectIdentifier($0) }).count == 4)
    manager.reloadLayout()
    #expect(zip(host.subviews, views).allSatisfy { $0 === $1 })
  }

  /// A block that depends on its room measures before anything is placed.
  @Test func aViewIsUpToDateBeforeItIsMeasured() {
    let stage = Stage(CGSize(width: 200, height: 100))
    let manager = LayoutManager()
    var widths: [CGFloat] = [90, 90, 90]
    manager.setup(on: stage.view) {
      FlowBlock {
        for (index, width) in widths.enumerated() {
          ViewBlock(id: index) {
            SizedView()
          } update: {
            $0.preferredSize = CGSize(width: width, height: 10)
          }
        }
      }
    }
    _ = stage.size
    func frames() -> [CGRect] { stage.view.subviews.filter { $0 is SizedView }.map(\.frame) }
    #expect(areOnFirstLine(frames()) == [true, true, false])
    widths = [120, 60, 20]
    manager.reloadLayout()
    _ = stage.size
    #expect(areOnFirstLine(frames()) == [true, true, true])
    #expect(frames().map(\.minX) == [0, 120, 180])
  }

  /// A composite's body is evaluated on every request, but the view is the same.
  @Test func recreatedBlocksKeepTheirViews() {
    struct Tag: CompositeBlock {
      var body: some Block { ViewBlock(id: "tag") { SizedView("tag", 50, 10) } }
    }
    let stage = Stage(CGSize(width: 100, height: 60))
    Mondrian.buildSubviews(on: stage.view) {
      FlowBlock {
        Tag(); Tag(); Tag()
      }
    }
    _ = stage.size
    let tags = stage.view.subviews.filter { $0 is SizedView }
    #expect(tags.count == 3)
    #expect(areOnFirstLine(tags.map(\.frame)) == [true, true, false])
  }

  /// A block used twice makes two views, and a block in two layouts makes one in each.
  @Test func blockUsedTwiceMakesTwoViews() {
    let line = ViewBlock(id: "line") { UILabel() }
    let (first, second) = (UIView(), UIView())
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: first) {
        VStackBlock {
          line; line
        }
      }
      Mondrian.buildSubviews(on: second) { line }
    }
    #expect(issues.isEmpty)
    #expect(Set((first.subviews + second.subviews).map { ObjectIdentifier($0) }).count == 3)
  }

  @Test func contextKeepsMadeViewsWithoutAManager() {
    let host = UIView()
    var context: LayoutBuilderContext? = Mondrian.buildSubviews(on: host) {
      ViewBlock(id: 0) { UILabel() }
    }
    weak var view: UIView?
    view = host.subviews[0]
    context?.deactivate(removingViews: true)
    #expect(host.subviews.isEmpty && view != nil)
    context?.activate()
    #expect(host.subviews.first === view)
    context?.deactivate(removingViews: true)
    context = nil
    #expect(view == nil)
  }

  @Test func reloadReleasesAViewNoLongerUsed() {
    let host = UIView()
    let manager = LayoutManager()
    var isShown = true
    manager.setup(on: host) { if isShown { ViewBlock(id: 0) { UILabel() } } }
    weak var view: UIView?
    view = host.subviews[0]
    isShown = false
    manager.reloadLayout()
    #expect(view == nil)
  }

  @Test func blockOutsideALayoutMakesItsView() {
    let block = ViewBlock(id: 0) {
      UILabel()
    } update: {
      $0.text = "made"
    }
    let view = block.view
    #expect((view as? UILabel)?.text == "made" && block.view === view)
    let host = UIView()
    Mondrian.buildSubviews(on: host) { block }
    #expect(host.subviews == [view])
  }

  /// A neighbor that was measured after it had been placed used to count as the next view of its
  /// name.
  @Test func viewBesideAFlowIsMadeOnce() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var made: [UILabel] = []
    func make() -> UILabel {
      made.append(UILabel())
      return made[made.count - 1]
    }
    let named = ViewBlock(id: 1, make: make) {
      $0.text = "name"
    }
    Mondrian.buildSubviews(on: host) {
      HStackBlock {
        named
        FlowBlock { for _ in 0..<3 { SizedView("", 40, 10) } }
      }
    }
    host.layoutIfNeeded()
    #expect(made.count == 1 && named.view === made.first && made.first?.superview === host)
  }

  /// Both were once measured with the same view, which then showed the text of the second.
  @Test func viewsWithTheSameIdentifierShowTheirOwnContent() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let manager = LayoutManager()
    manager.setup(on: host) {
      FlowBlock {
        for text in ["a", "bbbb", "cc"] {
          ViewBlock(id: "tag") {
            UILabel()
          } update: {
            $0.text = text
          }
        }
      }
    }
    for _ in 0..<2 {
      host.layoutIfNeeded()
      #expect(texts(in: host) == ["a", "bbbb", "cc"])
      manager.reloadLayout()
    }
  }

  /// A view that runs a closure when it is deallocated.
  private final class GoingView: UIView {
    var act: () -> Void = {}

    deinit { MainActor.assumeIsolated { act() } }
  }

  /// The view used to be released while its storage was being changed.
  @Test func releasedViewCanReloadTheLayoutThatForgetsIt() {
    let (host, manager) = (UIView(), LayoutManager())
    var (made, gone) = (0, 0)
    manager.setup(on: host) {
      ViewBlock(id: gone) {
        made += 1
        let view = GoingView()
        view.act = {
          gone += 1
          if gone == 1 { manager.reloadLayout() }
        }
        return view
      }
    }
    host.subviews.first?.removeFromSuperview()
    manager.forgetMadeViews()
    #expect(gone == 1 && made == 2 && host.subviews.count == 1)
  }

  private struct Own: Block {
    let inner: any Block

    func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
      inner.place(in: proposal, plan: &plan)
    }
  }

  /// Measuring a block does not count as another use of its name.
  @Test func viewInACustomBlockIsMadeOnce() {
    let stage = Stage(CGSize(width: 100, height: 100))
    var made = 0
    Mondrian.buildSubviews(on: stage.view) {
      FirstThatFits {
        Own(
          inner: ViewBlock(id: 1) { () -> SizedView in
            made += 1
            return SizedView("a", 20)
          })
      }
    }
    _ = stage.size
    #expect(made == 1)
  }
}
