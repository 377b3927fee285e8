import TestSupport
import Testing

@testable import LayoutCore

/// Layouts outlive their views, and views outlive their layouts.
@MainActor
struct LifetimeTests {
  private let host = UIView()
  private let line = SourceLine(fileID: "App/Card.swift", line: 7)

  private func plan(_ views: [UIView], length: CGFloat = 10) -> LayoutPlan {
    var plan = LayoutPlan(host: host)
    for view in views where plan.place(view, at: line) != nil {
      plan.add(LayoutRule(plan.item(view), .width, .exact(length)), at: line)
      plan.add(
        LayoutRule(
          LayoutAnchor(plan.item(view), .top), .equal, LayoutAnchor(plan.item(host), .top)),
        at: line)
    }
    return plan
  }

  @Test func viewReleasedWhileTheLayoutIsActiveIsForgotten() {
    let kept = UIView()
    var gone: UIView? = UIView()
    let layout = InstalledLayout(plan([kept, gone].compactMap { $0 }))
    weak var view: UIView?
    view = gone
    gone?.removeFromSuperview()
    gone = nil
    #expect(view == nil)
    #expect(layout.views == [kept])
    let issues = LayoutDiagnostics.collect { layout.update(to: plan([kept], length: 20)) }
    #expect(issues.isEmpty && layout.constraints.count == 2)
    #expect(layout.constraints[0].constant == 20)
  }

  /// A view related to a removed view used to be forgotten with it. It stayed forever and kept its hugging
  /// priority.
  @Test(arguments: [false, true])
  func viewRelatedToARemovedViewStaysInTheLayout(isMentionedAgain: Bool) {
    let (first, second) = (UIView(), UIView())
    func plan(_ views: [UIView]) -> LayoutPlan {
      var plan = self.plan([])
      for view in views where plan.place(view, at: line) != nil {
        let item = plan.item(view)
        let target = plan.item(view === first || views.count == 1 ? host : first)
        plan.add(
          LayoutRule(LayoutAnchor(item, .top), .equal, LayoutAnchor(target, .top)), at: line)
        plan.add(ContentPriority(.hugging, of: item, along: .vertical, .required))
      }
      return plan
    }
    let layout = InstalledLayout(plan([first, second]))
    first.removeFromSuperview()
    #expect(layout.views == [second])
    if isMentionedAgain { layout.update(to: plan([second])) }
    layout.update(to: plan([]))
    #expect(host.subviews.isEmpty)
    for view in [first, second] {
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    }
  }

  /// A weak reference to a view slows down all other references to it, and a view in one of the layout's guides
  /// needs none.
  @Test(arguments: [false, true])
  func viewInAGuideNeedsNoWeakReference(isMentionedAgain: Bool) {
    let (first, second) = (UIView(), UIView())
    func plan(_ views: [UIView]) -> LayoutPlan {
      var plan = self.plan([])
      let guide = plan.makeGuide(named: "box", at: line)
      for view in views where plan.place(view, at: line) != nil {
        let (item, other) = (plan.item(view), view === first ? plan.item(host) : guide)
        plan.add(
          LayoutRule(LayoutAnchor(item, .top), .equal, LayoutAnchor(other, .top)), at: line)
        guard view === first else { continue }
        plan.add(
          LayoutRule(LayoutAnchor(guide, .leading), .equal, LayoutAnchor(item, .leading)), at: line)
      }
      return plan
    }
    let layout = InstalledLayout(plan([first, second]))
    #expect(layout.record.loose.isEmpty)
    // All constraints that involve the host go with it.
    first.removeFromSuperview()
    #expect(layout.host === host && layout.views == [second])
    if isMentionedAgain {
      layout.update(to: plan([second]))
      #expect(layout.record.loose.isEmpty && layout.host === host)
    }
    layout.update(to: self.plan([]))
    #expect(host.subviews.isEmpty && host.layoutGuides.isEmpty)
  }

  @Test func viewReleasedWhileTheLayoutIsInactiveIsReported() {
    let kept = UIView()
    var gone: UIView? = UIView()
    let layout = InstalledLayout(plan([kept, gone].compactMap { $0 }))
    layout.deactivate(removingViews: true)
    weak var view: UIView?
    view = gone
    gone = nil
    #expect(view == nil)
    let issues = LayoutDiagnostics.collect { layout.activate() }
    #expect(issues.map(\.kind) == [.targetGone, .targetGone])
    #expect(issues.allSatisfy { $0.line == line })
    #expect(layout.constraints.filter(\.isActive).count == 2)
  }

  @Test func constraintsNeverActivatedDoNotRetainViews() {
    weak var view: UIView?
    var constraints: [NSLayoutConstraint] = []
    do {
      let child = UIView()
      host.addSubview(child)
      var plan = LayoutPlan(host: nil)
      plan.add(LayoutRule(plan.item(child), .width, .exact(3)), at: line)
      constraints = plan.makeConstraints()
      view = child
      child.removeFromSuperview()
    }
    #expect(view == nil && constraints.count == 1)
    let issues = LayoutDiagnostics.collect { ConstraintGroup(constraints).activate() }
    #expect(issues.count == 1)
  }

  /// A new view may reuse the memory of a deallocated one, but has none of its constraints.
  @Test func viewAtAReusedAddressIsAnotherView() {
    let layout = InstalledLayout(plan([]))
    var seen: Set<ObjectIdentifier> = []
    var repeats = 0
    for number in 0..<200 {
      let view = UIView()
      if !seen.insert(ObjectIdentifier(view)).inserted { repeats += 1 }
      layout.update(to: plan([view], length: CGFloat(number)))
      #expect(layout.constraints.allSatisfy { $0.firstItem === view && $0.isActive })
      #expect(constraints(in: host).count == 2)
      view.removeFromSuperview()
    }
    #expect(repeats > 0, "no address was used again: this shows nothing")
  }

  @Test func restingConstraintIsAllowedOnlyIfNotedBefore() {
    var inactive = InactiveConstraintItems()
    let child = UIView()
    host.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 4)
    let top = child.topAnchor.constraint(equalTo: host.topAnchor)
    inactive.note(top)
    let issues = LayoutDiagnostics.collect {
      #expect(inactive.allows(top))
      #expect(!inactive.allows(width))
    }
    #expect(issues.map(\.kind) == [.targetGone])
    #expect(inactive.isAlive(top) && !inactive.isAlive(width))
    child.removeFromSuperview()
    let apart = LayoutDiagnostics.collect { #expect(!inactive.allows(top)) }
    #expect(apart.map(\.kind) == [.noCommonAncestor])
  }

  /// The constraints used to be activated all the same, or the counts no longer matched the installed
  /// constraints.
  @Test(arguments: [false, true])
  func layoutEndedDuringAnUpdateEndsAfterIt(isRemoved: Bool) {
    let (kept, coming) = (UIView(), SuperviewHookView())
    let layout = InstalledLayout(plan([kept]))
    coming.act = {
      if isRemoved { layout.remove() } else { layout.deactivate(removingViews: true) }
    }
    var next = plan([kept, coming])
    next.add(ContentPriority(.hugging, of: next.item(coming), along: .vertical, .required))
    layout.update(to: next)
    #expect(!layout.isActive && layout.constraints.allSatisfy { !$0.isActive })
    #expect(host.subviews.isEmpty && host.constraints.isEmpty && coming.constraints.isEmpty)
    #expect(coming.contentHuggingPriority(for: .vertical) == .defaultLow)
    layout.update(to: plan([kept]))
    #expect(layout.isActive && host.subviews == [kept])
  }
}
