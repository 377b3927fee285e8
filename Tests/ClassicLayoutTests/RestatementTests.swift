import TestSupport
import Testing

/// A later statement replaces an earlier one, whichever dialect each is written in.
@MainActor
struct RestatementTests {
  /// The dialect or form that insets an edge by 8 points, or by another number.
  enum Speaker: CaseIterable, Sendable {
    case chain, anchors, multiple
  }

  private nonisolated static let edges: [LayoutAttribute] = [
    .leading, .trailing, .top, .bottom, .left, .right,
  ]

  private func chain(_ edge: LayoutAttribute, of view: UIView, _ points: CGFloat)
    -> LayoutDescriptor
  {
    let layout = view.mondrian.layout
    return switch edge {
    case .leading: layout.leading(.toSuperview, .exact(points))
    case .trailing: layout.trailing(.toSuperview, .exact(points))
    case .top: layout.top(.toSuperview, .exact(points))
    case .bottom: layout.bottom(.toSuperview, .exact(points))
    case .left: layout.left(.toSuperview, .exact(points))
    default: layout.right(.toSuperview, .exact(points))
    }
  }

  private func multiple(_ edge: LayoutAttribute, of view: UIView, _ points: CGFloat)
    -> LayoutDescriptor
  {
    let layout = view.mondrian.layout
    return switch edge {
    case .leading: layout.leading(.toSuperview, .exact(points), multiplier: 0.5)
    case .trailing: layout.trailing(.toSuperview, .exact(points), multiplier: 0.5)
    case .top: layout.top(.toSuperview, .exact(points), multiplier: 0.5)
    case .bottom: layout.bottom(.toSuperview, .exact(points), multiplier: 0.5)
    case .left: layout.left(.toSuperview, .exact(points), multiplier: 0.5)
    default: layout.right(.toSuperview, .exact(points), multiplier: 0.5)
    }
  }

  private func anchored(
    _ edge: LayoutAttribute, of view: UIView, _ points: CGFloat
  ) -> AnchoredView<UIView> {
    switch edge {
    case .leading: view.leadingAnchor(points)
    case .trailing: view.trailingAnchor(points)
    case .top: view.topAnchor(points)
    case .bottom: view.bottomAnchor(points)
    case .left: view.leftAnchor(points)
    default: view.rightAnchor(points)
    }
  }

  private func say(
    _ edge: LayoutAttribute, of view: UIView, _ points: CGFloat, as speaker: Speaker
  ) {
    switch speaker {
    case .chain: chain(edge, of: view, points).update()
    case .anchors: anchored(edge, of: view, points).update()
    case .multiple: multiple(edge, of: view, points).update()
    }
  }

  /// Returns the frame of a view after each speaker has placed the edge, and the number of constraints.
  private func layOut(_ speakers: [(Speaker, CGFloat)], _ edge: LayoutAttribute) -> (CGRect, Int) {
    let stage = Stage(CGSize(width: 200, height: 100))
    let view = UIView()
    stage.view.addSubview(view)
    let before = stage.view.constraints.count
    view.mondrian.layout.width(10).height(10).activate()
    for (speaker, points) in speakers { say(edge, of: view, points, as: speaker) }
    _ = stage.size
    return (view.frame, stage.view.constraints.count - before)
  }

  @Test(arguments: edges, Speaker.allCases)
  func lastStatementWinsAcrossDialects(edge: LayoutAttribute, first: Speaker) {
    for second in Speaker.allCases {
      var both: (CGRect, Int)?
      let issues = LayoutDiagnostics.collect {
        both = layOut([(first, 8), (second, 12)], edge)
      }
      let alone = layOut([(second, 12)], edge)
      #expect(issues.isEmpty && both?.1 == 1 && both?.0 == alone.0, "\(second)")
    }
  }

  /// A remake replaces every earlier statement of chains and anchors, even if the new one is empty
  /// or invalid.
  @Test(arguments: 0..<7)
  func remakeRemovesEarlierConstraintsEvenIfEmptyOrInvalid(way: Int) {
    let (host, view) = (UIView(), UIView())
    host.addSubview(view)
    view.mondrian.layout.top(.toSuperview).width(10).activate()
    _ = LayoutDiagnostics.collect {
      switch way {
      case 0: view.mondrian.layout.remake()
      case 1: Mondrian.remake { view.mondrian.layout }
      case 2: view.mondrian.layout.hugging(.both, .required).remake()
      case 3: view.mondrian.layout.width(CGFloat.nan).remake()
      case 4: AnchoredView(view).remake()
      case 5: view.widthAnchor(CGFloat.nan).remake()
      default: AnchoredView(host).add { view.widthAnchor(CGFloat.nan) }.remake()
      }
    }
    #expect(host.constraints.isEmpty && view.constraints.isEmpty)
  }

  /// Remaking the subviews leaves the constraints of the surrounding view alone.
  @Test func remakingSubviewsKeepsConstraintsOfTheirSuperview() {
    let (outer, host, view) = (UIView(), UIView(), UIView())
    outer.addSubview(host)
    host.mondrian.layout.edges(.toSuperview).activate()
    AnchoredView(host).add { view.topAnchor(4) }.build()
    AnchoredView(host).add { view.topAnchor(5) }.remake()
    #expect(outer.constraints.count == 4 && host.constraints.map(\.constant) == [5])
  }

  @Test func anchoredViewHoldsConstraintsBuiltByItsParent() {
    let (host, inner, child) = (UIView(), UIView(), UIView())
    let (anchored, deep) = (inner.topAnchor(1).leftAnchor(2), child.topAnchor(3))
    AnchoredView(host).add { anchored.add { deep } }.build()
    #expect(anchored.constraints.constraints.map(\.constant) == [1, 2, 3])
    #expect(deep.constraints.constraints.map(\.constant) == [3])
    anchored.widthAnchor(9).build()
    #expect(anchored.constraints.constraints.map(\.constant) == [1, 2, 3, 9])
    anchored.constraints.deactivate()
    #expect(host.constraints.isEmpty && inner.constraints.isEmpty)
  }

  /// A group receives everything that a description captures in it, and forgets its earlier contents.
  @Test(arguments: LayoutDialect.allCases)
  func groupHoldsTheConstraintsOfEachCapture(dialect: LayoutDialect) {
    let (host, view) = (UIView(), UIView())
    let (gap, other) = (ConstraintGroup(), ConstraintGroup())
    host.addSubview(view)
    for _ in 0..<2 {
      switch dialect {
      case .chain:
        view.mondrian.layout.top(.toSuperview, .exact(1)).capture(in: gap)
          .left(.toSuperview, .exact(2)).bottom(.toSuperview, .exact(3)).capture(in: gap)
          .capture(in: other).remake()
      case .content:
        host.layoutContent(.removeOldAndAddNew) {
          $0.put(view).top(.equalTo(1), to: .parent).capture(in: gap)
            .left(.equalTo(2), to: .parent).bottom(.equalTo(3), to: .parent).capture(in: gap)
            .capture(in: other)
        }
      case .anchors:
        view.topAnchor(1).capture(in: gap).leftAnchor(2).bottomAnchor(3).capture(in: gap)
          .capture(in: other).remake()
      }
      #expect(gap.constraints.map { abs($0.constant) } == [1, 3])
      #expect(other.constraints.map { abs($0.constant) } == [3])
      #expect(gap.constraints.allSatisfy(\.isActive) as Bool)
    }
  }

  /// A priority that no view can have is reported where it is stated, and never set.
  @Test(arguments: [Float(0), 2000, -1, .nan])
  func invalidContentPriorityIsReportedAndNotSet(number: Float) {
    let priority = UILayoutPriority(rawValue: number)
    let (host, view) = (UIView(), SizedView("view", 10))
    host.addSubview(view)
    let first: UInt = #line + 2
    let issues = LayoutDiagnostics.collect {
      view.mondrian.layout.hugging(.both, priority).activate()
      host.layoutContent { $0.put(view).compressionResistance(.both, priority) }
      view.topAnchor(0).hugging(.both, priority).build()
      view.hugging(priority)
      ViewStyle([.verticalHugging(.custom(number))]).install(on: view)
    }
    #expect(issues.allSatisfy { $0.kind == .invalidNumber })
    #expect(Set(issues.compactMap { $0.line?.line }) == Set(first..<first + 5))
    for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  /// The half that is not replaced remains a statement of its own.
  @Test func issueNamesTheLineOfItsStatement() {
    let view = UIView()
    let issues = LayoutDiagnostics.collect {
      view.mondrian.layout.top(.to(UIView()).top, line: 1)
        .size(width: 10, height: CGFloat.infinity, line: 2).width(30, line: 3).activate()
    }
    #expect(issues.first { $0.kind == .invalidNumber }?.line?.line == 2)
  }
}
