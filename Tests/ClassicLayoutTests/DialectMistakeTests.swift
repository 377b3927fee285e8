import TestSupport
import Testing

/// The same mistakes in every dialect: one issue with the line, and the rest applies.
@MainActor
struct DialectMistakeTests {
  enum Mistake: CaseIterable, Sendable {
    case nan, infinity, negativeSize, nanMultiplier, noSuperview, noCommonAncestor, targetGone

    var kind: LayoutIssue.Kind {
      switch self {
      case .nan, .infinity, .nanMultiplier: .invalidNumber
      case .negativeSize: .negativeSize
      case .noSuperview: .noSuperview
      case .noCommonAncestor: .noCommonAncestor
      case .targetGone: .targetGone
      }
    }

    var points: CGFloat { self == .nan ? .nan : .infinity }
  }

  private let host = UIView()
  private let item = SizedView("item")
  private let delegate = MistakeListener()

  private func stranger() -> UIView { UIView() }

  /// A chain can't name an anchor whose view is gone, since the chain retains its targets.
  nonisolated static let chainMistakes = Mistake.allCases.filter { $0 != .targetGone }

  @Test(arguments: chainMistakes) func chainsReportTheMistake(mistake: Mistake) {
    if mistake != .noSuperview { host.addSubview(item) }
    let good = item.mondrian.layout.width(20)
    let issues = LayoutDiagnostics.collect { chain(good, mistake).activate() }
    check(issues, mistake)
  }

  private func chain(_ layout: LayoutDescriptor, _ mistake: Mistake) -> LayoutDescriptor {
    switch mistake {
    case .nan, .infinity: layout.edges(.toSuperview, mistake.points, line: 7)
    case .negativeSize: layout.height(-1, line: 7)
    case .nanMultiplier: layout.height(.to(item).width, multiplier: CGFloat.nan, line: 7)
    case .noSuperview: layout.edges(.toSuperview, line: 7)
    default: layout.edges(.to(stranger()), line: 7)
    }
  }

  @Test(arguments: Mistake.allCases) func contentReportsTheMistake(mistake: Mistake) {
    if mistake != .noSuperview { host.addSubview(item) }
    let issues = LayoutDiagnostics.collect {
      item.layout(withDelegate: delegate) { layout in
        layout.width(.equalTo(20))
        write(mistake, layout)
      }
    }
    check(issues, mistake)
    #expect(delegate.errors == 1)
  }

  private func write(_ mistake: Mistake, _ layout: ViewLayout<SizedView>) {
    switch mistake {
    case .nan, .infinity: layout.edges(.equalTo(mistake.points), to: .parent, line: 7)
    case .negativeSize: layout.height(.equalTo(-1), line: 7)
    case .nanMultiplier: layout.height(.equalTo(item.widthAnchor), multiplyBy: CGFloat.nan, line: 7)
    case .noSuperview: layout.edges(.equal, to: .parent, line: 7)
    case .noCommonAncestor: layout.edges(.equal, to: stranger(), line: 7)
    case .targetGone: layout.top(.equal, to: gone(), line: 7)
    }
  }

  @Test(arguments: Mistake.allCases) func anchorsReportTheMistake(mistake: Mistake) {
    if mistake != .noSuperview { host.addSubview(item) }
    let anchored = item.widthAnchor(20)
    let issues = LayoutDiagnostics.collect {
      switch mistake {
      case .nan, .infinity: anchored.horizontalAnchor(mistake.points, line: 7).build()
      case .negativeSize: anchored.heightAnchor(-1, line: 7).build()
      case .nanMultiplier:
        anchored.heightAnchor(item.widthAnchor.multiplied(by: CGFloat.nan), line: 7).build()
      case .noSuperview: anchored.edgesAnchors(line: 7).build()
      case .noCommonAncestor: anchored.edgesAnchors(to: stranger(), line: 7).build()
      case .targetGone: anchored.topAnchor(gone(), line: 7).build()
      }
    }
    check(issues, mistake)
  }

  private func gone() -> NSLayoutYAxisAnchor { UIView().topAnchor }

  private func check(_ issues: [LayoutIssue], _ mistake: Mistake) {
    #expect(issues.map(\.kind) == [mistake.kind])
    #expect(issues.first?.line?.line == 7)
    #expect(issues.first?.view === item)
    #expect(item.constraints.map(\.constant) == [20] && host.constraints.isEmpty)
  }

  @Test func duplicateViewInAnAnchorRowStaysAtItsFirstPlace() {
    var stack: AnchorStack?
    let issues = LayoutDiagnostics.collect {
      stack = HStack {
        item
        item
      }
    }
    #expect(issues.map(\.kind) == [.duplicate])
    #expect(stack?.subviews == [item])
  }

  @Test func stackViewCannotArrangeItself() {
    let stack = UIStackView()
    let issues = LayoutDiagnostics.collect {
      stack.append {
        stack; item
      }
    }
    #expect(issues.map(\.kind) == [.cycle] && stack.arrangedSubviews == [item])
  }

  @Test func twoMistakesOnALineAreTwoIssues() {
    host.addSubview(item)
    let issues = LayoutDiagnostics.collect {
      item.mondrian.layout.width(-1).height(-2).top(.to(stranger())).leading(.to(stranger()))
        .activate()
    }
    #expect(
      issues.map(\.kind) == [.noCommonAncestor, .noCommonAncestor, .negativeSize, .negativeSize])
  }
}

@MainActor
private final class MistakeListener: NamadaLayoutDelegate {
  var errors = 0

  func namadaLayout(_ view: UIView, errorWhenLayout error: NamadaError) { errors += 1 }
}
