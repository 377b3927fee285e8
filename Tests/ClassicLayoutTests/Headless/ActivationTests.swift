import TestSupport
import Testing

/// All constraints of a layout are activated in one call, whatever the dialect.
@MainActor
struct ActivationTests {
  private let root = UIView()
  private let views = (0..<4).map { SizedView("v\($0)", 10, 10) }

  /// The number of activation calls and of constraints that a change adds.
  private func work(_ change: () -> Void) -> [Int] {
    let before = Headless.counters
    change()
    let work = Headless.counters - before
    return [work.activations, work.constraintsAdded]
  }

  @Test func contentIsActivatedInOneCall() {
    var wasActive = false
    let work = work {
      root.layoutContent { content in
        content.put(views[0]).edges(.equal, to: .parent).layoutContent { content in
          content.put(views[1]).at(.topLeft, .equal, to: .parent)
          content.put(Molecule()).center(.equal, to: .previous)
        }
        content.put(views[2]).size(.equalTo(CGSize(width: 3, height: 4)))
        wasActive = !root.constraints.isEmpty || !views[2].constraints.isEmpty
      }
    }
    #expect(work == [1, 14] && !wasActive)
  }

  @Test(arguments: SublayoutingOption.allCases)
  func everyOptionActivatesInOneCall(option: SublayoutingOption) {
    func layOut(_ points: CGFloat) {
      root.layoutContent(option) { content in
        content.put(views[0]).edges(.equalTo(points), to: .parent)
        content.put(views[1]).width(points == 1 ? .equalTo(5) : .moreThanTo(5))
      }
    }
    layOut(1)
    // Edited edges keep their constraints. Another relation needs another constraint.
    #expect(work { layOut(2) } == (option == .editExisting ? [1, 1] : [1, 5]))
    if option == .editExisting { #expect(work { layOut(2) } == [0, 0]) }
  }

  @Test func layoutOfAViewIsActivatedInOneCall() {
    root.addSubview(views[0])
    #expect(
      work { views[0].layout { $0.edges(.equal, to: .parent).width(.equalTo(1)) } } == [1, 5])
  }

  @Test func chainsAreActivatedInOneCall() {
    root.add(views)
    let work = work {
      Mondrian.layout {
        views[0].mondrian.layout.edges(.toSuperview).width(3)
        for view in views[1...] { view.mondrian.layout.top(.to(views[0]).bottom, 4) }
      }
    }
    #expect(work == [1, 8])
    let group = root.mondrian.layout.size(10).makeConstraintGroup()
    #expect(self.work { group.activate() } == [1, 2])
    #expect(self.work { group.activate() } == [0, 0])
    group.deactivate()
    #expect(self.work { group.activate() } == [1, 2])
  }

  @Test func anchorsAreActivatedInOneCall() {
    let work = work {
      root.add {
        views[0].edgesAnchors().add {
          views[1].topAnchor(2.from(views[2].bottomAnchor)).widthAnchor(3)
          views[2].leadingAnchor(1)
        }
        views[3].centerAnchor(0)
      }
    }
    #expect(work == [1, 9])
    let stack = self.work {
      _ = HStack {
        views[0]; views[1].leadingSpace(3)
      }
    }
    #expect(stack == [1, 7])
  }

  @Test func blocksAreActivatedInOneCall() {
    var context: LayoutBuilderContext?
    let work = work {
      context = Mondrian.buildSubviews(on: root) {
        VStackBlock(spacing: 4) {
          views[0].padding(2).background(views[1]); views[2]
        }
      }
    }
    let count = context?.constraints.count ?? 0
    #expect(work == [1, count] && count > 0)
    context?.deactivate()
    #expect(self.work { context?.activate() } == [1, count])
  }

  @Test func reloadActivatesInOneCall() {
    let manager = LayoutManager()
    var shows = false
    manager.setup(on: root) {
      VStackBlock {
        views[0]
        if shows { views[1].padding(3); views[2] }
      }
    }
    shows = true
    #expect(work { manager.reloadLayout() }.first == 1)
    #expect(work { manager.reloadLayout() } == [0, 0])
  }
}

private final class Molecule: UIView, MoleculeView {
  func layoutContent(_ layout: LayoutInsertable) {
    layout.put(UIView()).edges(.equal, to: .parent)
  }
}
