import TestSupport
import Testing

/// Each mistake in a chain is one issue with its line, and the rest of the chain applies.
@MainActor
struct ChainMistakeTests {
  private let host = UIView()
  private let a = SizedView("a")

  init() { host.addSubview(a) }

  @Test func constraintToAMissingSuperviewIsAnIssue() {
    let orphan = SizedView("orphan")
    var line: UInt = 0
    var group: ConstraintGroup?
    let issues = LayoutDiagnostics.collect {
      line = #line + 1
      group = orphan.mondrian.layout.top(.toSuperview).width(20).activate()
    }
    #expect(issues.map(\.kind) == [.noSuperview])
    #expect(issues.first?.view === orphan)
    #expect(issues.first?.line?.line == line)
    #expect(
      "\(issues[0])" == "orphan.top needs a superview, but orphan has none (\(issues[0].line!))")
    #expect(group?.constraints.count == 1)
  }

  @Test func viewsOfDifferentHierarchiesCannotBeConstrained() {
    let stranger = SizedView("stranger")
    var group: ConstraintGroup?
    let issues = LayoutDiagnostics.collect {
      group = Mondrian.layout {
        a.mondrian.layout.leading(.to(stranger).trailing, 8).top(.toSuperview)
      }
    }
    #expect(issues.map(\.kind) == [.noCommonAncestor])
    #expect(group?.isActive == true)
    #expect(group?.constraints.count == 1)
  }

  @Test func leftToLeadingIsAnIssue() {
    let issues = LayoutDiagnostics.collect {
      a.mondrian.layout.left(.toSuperview.leading).top(.toSuperview).activate()
    }
    #expect(issues.map(\.kind) == [.mismatchedAttributes])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbersMustBeFinite(number: CGFloat) {
    let issues = LayoutDiagnostics.collect {
      a.mondrian.layout.top(.toSuperview, number).activate()
      a.mondrian.layout.width(number).activate()
      a.mondrian.layout.width(.toSuperview, multiplier: number).activate()
      a.mondrian.layout.aspectRatio(number).activate()
    }
    #expect(issues.map(\.kind) == Array(repeating: .invalidNumber, count: 4))
    #expect(host.constraints.isEmpty && a.constraints.isEmpty)
  }

  @Test func lengthsMustNotBeNegative() {
    let issues = LayoutDiagnostics.collect {
      a.mondrian.layout.width(-1).height(.max(-1)).activate()
      a.mondrian.layout.width(.min(-1)).activate()
    }
    #expect(issues.map(\.kind) == [.negativeSize, .negativeSize])
  }

  @Test func zeroAspectRatioIsAnIssue() {
    let issues = LayoutDiagnostics.collect {
      a.mondrian.layout.aspectRatio(CGSize(width: 16, height: 0)).activate()
      a.mondrian.layout.aspectRatio(0).activate()
    }
    #expect(issues.map(\.kind) == [.invalidNumber, .invalidNumber])
  }

  @Test func prioritiesMustBeInRange() {
    let issues = LayoutDiagnostics.collect {
      a.mondrian.layout.width(.exact(1, UILayoutPriority(0))).activate()
      a.mondrian.layout.width(.exact(1, UILayoutPriority(1001))).activate()
      a.mondrian.layout.width(.exact(1, UILayoutPriority(.nan))).activate()
    }
    #expect(issues.map(\.kind) == Array(repeating: .invalidNumber, count: 3))
  }
}
