import TestSupport
import Testing

/// The frames of views that content puts.
@MainActor
struct ContentFrameTests {
  private let stage = Stage(CGSize(width: 390, height: 300))
  private let a = SizedView("a", 30, 30)
  private let b = SizedView("b", 30, 30)
  private let c = SizedView("c", 30, 30)

  private var frames: [String: CGRect] { stage.frames(of: ["a": a, "b": b, "c": c]) }

  @Test func moreThanToOnBothSidesFillsTheParent() {
    stage.view.layoutContent { content in
      content.put(a).centerX(.equal, to: .parent).horizontal(.moreThanTo(18), to: .parent)
    }
    #expect(frames["a"]?.minX == 18 && frames["a"]?.width == 354)
  }

  @Test func atLeastAndAtMostLimitTheInsetOnBothSides() {
    a.preferredSize = nil
    b.preferredSize = nil
    stage.view.layoutContent { content in
      content.put(a).centerX(.equal, to: .parent).horizontal(.atLeast(18), to: .parent)
        .width(.equalTo(900), priority: 10)
      content.put(b).centerX(.equal, to: .parent).horizontal(.atMost(18), to: .parent)
        .width(.equalTo(1), priority: 10)
    }
    #expect(frames["a"]?.minX == 18 && frames["a"]?.maxX == 372)
    #expect(frames["b"]?.minX == 18 && frames["b"]?.maxX == 372)
  }

  @Test func inBetweenFillsTheGapBetweenNeighbors() {
    for view in [a, c] { view.setContentHuggingPriority(.required, for: .horizontal) }
    stage.view.layoutContent { content in
      content.put(a).left(.equalTo(10), to: .parent)
      content.put(c).right(.equalTo(20), to: .parent)
      content.put(b).inBetween(of: a, and: c, .horizontally(.equalTo(hInsets(left: 5, right: 7))))
    }
    #expect(frames["b"]?.minX == 45 && frames["b"]?.maxX == 333)
  }

  @Test func sizesTakeWidthAndHeightSeparately() {
    stage.view.layoutContent { content in
      content.put(a).size(.equalTo(CGSize(width: 90, height: 40)))
      content.put(b).size(.equalTo(a), multiplyBy: 0.5, constant: 2)
    }
    #expect(frames["a"]?.size == CGSize(width: 90, height: 40))
    #expect(frames["b"]?.size == CGSize(width: 47, height: 22))
  }

  @Test func lengthsAreEqualWithoutAMultiplier() {
    stage.view.layoutContent { content in
      content.put(a).height(.equalTo(77)).width(.equalTo(.parent))
      content.put(b).height(.equalTo(a.heightAnchor)).width(.equalTo(a.heightAnchor))
    }
    #expect(frames["a"]?.width == 390)
    #expect(frames["b"]?.size == CGSize(width: 77, height: 77))
  }

  @Test func centerOffsetMovesRightAndDown() {
    stage.view.layoutContent { content in
      content.put(a).center(.equalTo(10), to: .parent)
    }
    #expect(frames["a"]?.origin == CGPoint(x: 190, y: 145))
  }

  @Test func viewsCanBePlacedBesideAView() {
    stage.view.layoutContent { content in
      content.put(a).center(.equal, to: .parent)
      content.put(b).at(.topOfAndParallelWith(a), .equalTo(6))
      content.put(c).at(.rightOfAndParallelWith(a), .equalTo(6))
    }
    #expect(frames["b"]?.origin == CGPoint(x: 180, y: 99))
    #expect(frames["c"]?.origin == CGPoint(x: 216, y: 135))
  }

  /// The spaces are required: if there is too little room, the views become smaller.
  @Test(arguments: [nil, 61] as [CGFloat?])
  func spacesSeparateStackedViews(height: CGFloat?) {
    let stack = UIStackView()
    stack.axis = .vertical
    stage.view.layoutContent { content in
      let layout = content.put(stack).at(.topLeft, .equal, to: .parent)
      if let height { layout.height(.equalTo(height)) }
      layout.layoutContent { content in
        content.putStacked(a)
        content.putVSpace(by: 11)
        content.putStacked(b)
        content.putSpace(by: 5)
        content.putStacked(c)
      }
    }
    let frames = ["a", "b", "c"].compactMap { self.frames[$0] }
    #expect(frames.count == 3 && frames[1].minY - frames[0].maxY == 11)
    #expect(frames[2].minY - frames[1].maxY == 5)
    #expect(frames[2].maxY == height ?? 106)
  }

  @Test func identifierNamesTheViewAttributeAndLine() {
    let line = #line + 2
    let group = stage.view.layoutContent { content in
      content.put(a).top(.equal, to: .parent)
    }
    #expect(
      group.constraints.map(\.identifier)
        == ["layoutContent ▸ a.top  ContentFrameTests.swift:\(line)"])
  }

  @Test func thePreviousElementCanBeAGuide() {
    let guide = UILayoutGuide()
    stage.view.layoutContent { content in
      content.put(a).at(.topLeft, .equal, to: .parent)
      content.put(guide).at(.topLeft, .equalTo(50), to: .parent).size(.equalTo(.zero))
      content.put(b).top(.equalTo(5), to: .bottom(of: .previous))
    }
    #expect(frames["b"]?.minY == 55)
  }

  @Test func rejectedElementIsNotThePreviousOne() {
    let issues = LayoutDiagnostics.collect {
      stage.view.layoutContent { content in
        content.put(a).at(.topLeft, .equalTo(50), to: .parent)
        content.put(stage.view)
        content.put(b).top(.equalTo(5), to: .bottom(of: .previous))
      }
    }
    #expect(issues.map(\.kind) == [.cycle] && frames["b"]?.minY == 85)
  }

  @Test func removeOldRemovesConstraintsOfAGuide() {
    let guide = UILayoutGuide()
    for points in [10, 20] as [CGFloat] {
      stage.view.layoutContent(.removeOldAndAddNew) { content in
        content.put(guide).at(.topLeft, .equalTo(points), to: .parent)
      }
    }
    let made = stage.view.constraints.filter { $0.firstItem === guide }
    #expect(made.map(\.constant) == [20, 20])
  }

  @Test func removeOldRemovesConstraintsOfANestedGuide() {
    let guide = UILayoutGuide()
    for points in [10, 20] as [CGFloat] {
      stage.view.layoutContent(.removeOldAndAddNew) { content in
        content.put(a).layoutContent { inside in
          inside.put(guide).at(.topLeft, .equalTo(points), to: .parent)
        }
      }
    }
    #expect(a.constraints.filter { $0.firstItem === guide }.map(\.constant) == [20, 20])
  }

  @Test func editingDistinguishesGuidesOfAView() {
    for points in [1, 2] as [CGFloat] {
      stage.view.layoutContent(.editExisting) { content in
        content.put(a).top(.equalTo(points), to: .safeArea)
          .top(.moreThanTo(points + 10), to: .keyboard)
          .top(.moreThanTo(points + 20), to: stage.view.layoutMarginsGuide)
      }
    }
    let made = stage.view.constraints.filter { $0.firstItem === a }
    #expect(made.map(\.constant) == [2, 12, 22])
  }
}
