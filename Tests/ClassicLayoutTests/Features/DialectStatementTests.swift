import TestSupport
import Testing

/// Statements that every dialect can express.
@MainActor
struct DialectStatementTests {
  private let stage = Stage(CGSize(width: 200, height: 100))
  private let a = SizedView("a", 10, 10)
  private let b = SizedView("b", 30, 20)
  private let guide = UILayoutGuide()

  private func said(
    _ chain: [LayoutDescriptor], _ content: (ContentContainer<UIView>) -> Void,
    _ anchors: [any AnchorLayoutBuilderConvertible]
  ) -> [[String]] {
    let views = [a, b]
    func reset() {
      for view in views { view.removeFromSuperview() }
      for view in views { stage.view.addSubview(view) }
    }
    reset()
    let first = equations(Mondrian.layout { chain }.constraints)
    reset()
    let second = equations(
      stage.view.layoutContent(defaultPriority: .fixed(.required), content).constraints)
    reset()
    let anchored = AnchoredView(stage.view).add(anchors)
    anchored.build()
    return [first, second, equations(anchored.constraints.constraints)]
  }

  /// Expects these equations of all dialects, those of anchors at the anchors' own priority.
  private func expect(_ said: [[String]], _ equations: [String]) {
    let required = equations.map { "\($0) @1000.0" }.sorted()
    #expect(said[0] == required)
    #expect(said[1] == required)
    #expect(said[2] == equations.map { "\($0) @999.0" }.sorted())
  }

  @Test func marginsAndReadableWidth() {
    expect(
      said(
        [a.mondrian.layout.left(.margins, 3).right(.readable, 4)],
        { $0.put(a).left(.equalTo(3), to: .margins).right(.equalTo(4), to: .readable) },
        [a.leftAnchor(3.from(.margins)).rightAnchor(4.from(.readable))]),
      [
        "a.left == root's UIViewLayoutMarginsGuide.left * 1.0 + 3.0",
        "a.right == root's UIViewReadableContentGuide.right * 1.0 + -4.0",
      ])
  }

  @Test func baselines() {
    expect(
      said(
        [a.mondrian.layout.firstBaseline(.to(b).lastBaseline, 3).lastBaseline(.to(b))],
        {
          let first = $0.put(a)
          $0.put(b)
          first.firstBaseline(.equalTo(3), to: b.lastBaselineAnchor).lastBaseline(.equal, to: b)
        },
        [
          b,
          AnchoredView(a).firstBaselineAnchor(3.from(b.lastBaselineAnchor)).lastBaselineAnchor(b),
        ]),
      [
        "a.firstBaseline == b.lastBaseline * 1.0 + 3.0",
        "a.lastBaseline == b.lastBaseline * 1.0 + 0.0",
      ])
    let previous = stage.view.layoutContent {
      $0.put(b)
      $0.put(a).firstBaseline(.equal, to: Anchor(of: .previous).lastBaselineAnchor)
    }
    #expect(previous.constraints[0].secondAttribute == .lastBaseline)
  }

  @Test func guidesAreSubjects() {
    guide.identifier = "g"
    expect(
      said(
        {
          stage.view.addLayoutGuide(guide)
          return [guide.mondrian.layout.top(.toSuperview, 4).width(20).left(.to(a).right, 5)]
        }(),
        { content in
          content.put(a)
          content.put(guide).top(.equalTo(4), to: .parent).width(.equalTo(20))
            .left(.equalTo(5), to: Anchor(of: .previous).rightAnchor)
        },
        [a, AnchoredView(guide).topAnchor(4).widthAnchor(20).leftAnchor(5.from(a.rightAnchor))]),
      [
        "root's guide.top == root.top * 1.0 + 4.0", "root's guide.width == 20.0",
        "a.right == root's guide.left * 1.0 + -5.0",
      ])
    #expect(guide.owningView === stage.view)
  }

  @Test func insets() {
    let absolute = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(
      said(
        [a.mondrian.layout.edges(.toSuperview, absolute)],
        { $0.put(a).edges(.equalTo(absolute), to: .parent) }, [a.edgesAnchors(absolute)]),
      [
        "a.top == root.top * 1.0 + 1.0", "a.left == root.left * 1.0 + 2.0",
        "a.bottom == root.bottom * 1.0 + -3.0", "a.right == root.right * 1.0 + -4.0",
      ])
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(
      said(
        [a.mondrian.layout.edges(.toSuperview, directional)],
        { $0.put(a).edges(.equalTo(directional), to: .parent) },
        [AnchoredView(a).edgesAnchors(directional)]),
      [
        "a.top == root.top * 1.0 + 1.0", "a.leading == root.leading * 1.0 + 2.0",
        "a.bottom == root.bottom * 1.0 + -3.0", "a.trailing == root.trailing * 1.0 + -4.0",
      ])
  }

  @Test func sizesOfOthersAndPercentages() {
    expect(
      said(
        [b.mondrian.layout.top(.toSuperview), a.mondrian.layout.size(.to(b))],
        {
          $0.put(b).top(.equal, to: .parent)
          $0.put(a).size(.equalTo(b))
        }, [b.topAnchor(0), AnchoredView(a).sizeAnchor(b)]),
      [
        "b.top == root.top * 1.0 + 0.0", "a.width == b.width * 1.0 + 0.0",
        "a.height == b.height * 1.0 + 0.0",
      ])
    expect(
      said(
        [a.mondrian.layout.width(.percent(50)).height(.to(b).percent(25))],
        {
          let first = $0.put(a).width(percent: 50, of: .parent)
          $0.put(b)
          first.height(percent: 25, of: b)
        }, [b, a.widthAnchor(.percent(50)).heightAnchor(.percent(25, of: b))]),
      ["a.width == root.width * 0.5 + 0.0", "a.height == b.height * 0.25 + 0.0"])
  }

  @Test func multiplesOfPositions() {
    expect(
      said(
        [
          a.mondrian.layout.centerX(.toSuperview, multiplier: 0.5)
            .bottom(.toSuperview, 4, multiplier: 0.75)
        ],
        {
          $0.put(a).centerX(.equal, to: .parent, multiplyBy: 0.5)
            .bottom(.equalTo(4), to: .parent, multiplyBy: 0.75)
        },
        [
          a.centerXAnchor(stage.view.centerXAnchor.multiplied(by: 0.5))
            .bottomAnchor(4.from(stage.view.bottomAnchor).multiplied(by: 0.75))
        ]),
      [
        "a.centerX == root.centerX * 0.5 + 0.0", "a.bottom == root.bottom * 0.75 + -4.0",
      ])
  }

  @Test func huggingAndCompression() {
    _ = said(
      [
        a.mondrian.layout.top(.toSuperview).hugging(.horizontal, 800).compressionResistance(
          .both, 801)
      ],
      { $0.put(b).hugging(.horizontal, 800).compressionResistance(.both, 801) }, [])
    for view in [a, b] {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 800)
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 801)
    }
    let c = SizedView("c", 1, 1)
    AnchoredView(c).hugging(.vertical, .required).build()
    #expect(c.contentHuggingPriority(for: .vertical) == .required)
  }

  @Test func directionalShortcutsOfContent() {
    let group = stage.view.layoutContent(defaultPriority: .fixed(.required)) {
      $0.put(a).at(.topTrailing, .equalTo(8), to: .parent)
      $0.put(b).directionalHorizontal(.equalTo(4), to: .parent).at(.bottomOf(a), .equalTo(2))
    }
    #expect(
      equations(group.constraints) == [
        "a.bottom == b.top * 1.0 + -2.0 @1000.0", "a.top == root.top * 1.0 + 8.0 @1000.0",
        "a.trailing == root.trailing * 1.0 + -8.0 @1000.0",
        "b.leading == root.leading * 1.0 + 4.0 @1000.0",
        "b.trailing == root.trailing * 1.0 + -4.0 @1000.0",
      ])
    let beside = stage.view.layoutContent { $0.put(b).at(.trailingOf(a), .equalTo(3)) }
    #expect(beside.constraints[0].firstAttribute == .leading)
    let all = stage.view.layoutContent { $0.put(b).directionalEdges(.equal, to: .parent) }
    #expect(all.constraints.map(\.firstAttribute) == [.top, .bottom, .leading, .trailing])
  }

  @Test(arguments: [false, true]) func severalViewsAreAlignedAndDistributed(isMirrored: Bool) {
    let stage = Stage(
      CGSize(width: 200, height: 100), direction: isMirrored ? .rightToLeft : .leftToRight)
    let views = [SizedView("a", 10, 10), SizedView("b", 20, 20), SizedView("c", 30, 30)]
    for view in views { stage.view.addSubview(view) }
    Mondrian.layout {
      views[0].mondrian.layout.leading(.toSuperview, 5).top(.toSuperview, 7)
      Mondrian.distribute(.horizontal, views, spacing: .systemSpacing())
      Mondrian.align(.centerY, views)
      Mondrian.equal(.horizontal, views, priority: .defaultLow)
      Mondrian.equal(.vertical, [views[0], views[2]])
    }
    _ = stage.size
    let frames = views.map(\.frame)
    #expect(frames.map(\.midY) == Array(repeating: frames[0].midY, count: 3))
    #expect(frames[0].minY == 7 && frames[0].height == frames[2].height)
    for (first, second) in zip(frames, frames.dropFirst()) {
      #expect(isMirrored ? first.minX - second.maxX == 8 : second.minX - first.maxX == 8)
    }
    #expect(Mondrian.align(.top, []).isEmpty && Mondrian.distribute(.vertical, []).isEmpty)
  }

  @Test func constantsOfTheAppAreAccepted() {
    #expect(UIEdgeInsets(insets: .gap) == UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7))
    #expect(UIEdgeInsets(vertical: .gap, horizontal: .gap) == UIEdgeInsets(insets: 7))
    #expect(UIEdgeInsets(vertical: .gap, left: .gap) == UIEdgeInsets(vertical: 7, left: 7))
    #expect(UIEdgeInsets(horizontal: .gap, top: .gap) == UIEdgeInsets(horizontal: 7, top: 7))
    #expect(hInsets(.gap) == hInsets(left: .gap, right: .gap))
    #expect(vInsets(.gap) == vInsets(top: .gap, bottom: .gap))
    let stack = HStackView {
      b
      UIStackViewSpace(.gap)
    }
    #expect(stack.customSpacing(after: b) == 7)
    stack.layoutContent { content in
      content.putStacked(a)
      content.putSpace(by: .gap)
      content.putVSpace(by: .gap)
      content.putHSpace(by: .gap)
    }
    #expect(stack.customSpacing(after: a) == 7)
  }

  @Test func literalFactorsDivideAsFractions() {
    stage.view.addSubview(b)
    let group = b.mondrian.layout.width(.toSuperview, multiplier: 1 / 2).aspectRatio(3 / 2)
      .top(.toSuperview.bottom, multiplier: 1 / 4).activate()
    #expect(group.constraints.map(\.multiplier).sorted() == [0.25, 0.5, 1.5])
    let said = stage.view.layoutContent {
      $0.put(a).height(.equalTo(a.widthAnchor), multiplyBy: 3 / 4, constant: 0)
        .left(.equal, to: b.rightAnchor, multiplyBy: 1 / 2).top(.systemSpacing(1 / 2), to: .parent)
    }
    #expect(said.constraints.map(\.multiplier) == [0.75, 0.5, 1])
    #expect(said.constraints.last?.constant == 4)
    let anchored = a.aspectRatioAnchor(3 / 2).widthAnchor(b.widthAnchor.multiplied(by: 1 / 4))
    anchored.build()
    #expect(anchored.constraints.constraints.map(\.multiplier) == [1.5, 0.25])
  }

  @Test func numbersOfAllTypesAreAccepted() {
    let (int, double, float) = (3, 3.0, CGFloat(3))
    let group = stage.view.layoutContent {
      $0.put(a).top(.equalTo(int), to: .parent).left(.equalTo(double), to: .parent)
        .width(.equalTo(float)).height(.atLeast(int)).edges(.moreThanTo(int), to: .parent)
        .center(.lessThanTo(double), to: .parent).horizontal(.moreThanTo(hInsets(int)), to: .parent)
    }
    #expect(group.constraints.map { abs($0.constant) }.allSatisfy { $0 == 3 || $0 == 0 })
    a.mondrian.layout.top(.toSuperview, int).left(.toSuperview, double).size(float)
      .size(int, priority: 7).size(double, priority: .defaultLow).activate()
    let anchored = a.topAnchor(int.from(b).plus(double)).leftAnchor(a.rightAnchor.minus(int))
      .leadingSpace(int).trailingSpace(double)
    #expect(anchored.view === a)
    stage.view.add { b }
    stage.view.add { anchored.view }
    anchored.build()
    let lengths = stage.view.layoutContent {
      $0.put(b).width(.equalTo(stage.view.widthAnchor), multiplyBy: double, constant: int)
        .top(.equal, to: .parent, multiplyBy: 3)
    }
    #expect(lengths.constraints.map(\.multiplier) == [3, 3])
    b.mondrian.layout.aspectRatio(double).width(.toSuperview, multiplier: 3)
      .centerX(.toSuperview, multiplier: double).activate()
    b.aspectRatioAnchor(double).build()
    _ = [UIStackViewSpace(int), UIStackViewSpace(double, bindVisibilityTo: b)]
  }

  @Test func systemSpacing() {
    expect(
      said(
        [
          a.mondrian.layout.top(.to(b).bottom, .systemSpacing()).left(
            .toSuperview, .systemSpacing(2))
        ],
        {
          let first = $0.put(a)
          $0.put(b)
          first.top(.systemSpacing(), to: b.bottomAnchor).left(.systemSpacing(2), to: .parent)
        },
        [b, a.topAnchor(.systemSpacing(from: b.bottomAnchor)).leftAnchor(.systemSpacing(2))]),
      ["a.top == b.bottom * 1.0 + 8.0", "a.left == root.left * 1.0 + 16.0"])
  }

  @Test func alignmentsNeedNoInset() {
    let views = (0..<4).map { SizedView("v\($0)", 10, 10) }
    let row = HStack {
      views[0].verticalAlignment(.top)
      views[1].verticalAlignment(.bottom)
    }
    let column = VStack {
      views[2].horizontalAlignment(.leading)
      views[3].horizontalAlignment(.right)
    }
    stage.view.add {
      row.topAnchor(0).leadingAnchor(0).heightAnchor(50)
      column.topAnchor(0).trailingAnchor(0).widthAnchor(50)
    }
    _ = stage.size
    #expect(views[0].frame.minY == 0 && views[1].frame.maxY == 50)
    #expect(views[2].frame.minX == 0 && views[3].frame.maxX == 50)
  }

  @Test func aChainFillsAndHasSizesWithPriorities() {
    stage.view.addSubview(a)
    let group = a.mondrian.layout.fill().size(7, priority: 300).activate()
    #expect(group.constraints.count == 6)
    #expect(group.constraints.suffix(2).map(\.priority.rawValue) == [300, 300])
    let inside = a.mondrian.layout.fill(.margins, .min(3)).makeConstraints()
    #expect(inside.map { abs($0.constant) } == [3, 3, 3, 3])
  }
}

extension CGFloat {
  fileprivate static let gap: CGFloat = 7
}
