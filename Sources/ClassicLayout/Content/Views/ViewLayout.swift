/// A view that is being laid out, with chained statements about its anchors, its properties and its
/// content.
///
/// ```swift
/// content.put(title)
///   .text("Total").numberOfLines(2)
///   .top(.equalTo(18), to: .safeArea)
///   .horizontal(.atLeast(18), to: .parent)
/// ```
///
/// Statements take effect together when the closure around them returns. Properties are set at
/// once.
@preconcurrency @MainActor
@dynamicMemberLookup
public final class ViewLayout<View: AnyObject> {
  /// The view or guide that is being laid out.
  public let view: View
  let element: LayoutElement
  let context: ContentContext
  /// The view that was put before this one.
  private let previous: LayoutElement?
  /// Whether the view has been put in place. If not, that has been reported, and its statements
  /// have no effect.
  private let isPlaced: Bool

  init(
    _ view: View, in context: ContentContext, previous: LayoutElement?, isPlaced: Bool = true
  ) where View: UIView {
    self.view = view
    element = .view(view)
    self.context = context
    self.previous = previous
    self.isPlaced = isPlaced
  }

  init(_ guide: View, in context: ContentContext, previous: LayoutElement?)
  where View: UILayoutGuide {
    view = guide
    element = .guide(guide)
    self.context = context
    self.previous = previous
    isPlaced = true
  }

  /// A property of the view, as a method that sets it.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<View, Value>
  ) -> PropertySetter<View, Value> { PropertySetter(layout: self, path: path) }

  /// Calls a closure with the view, at once.
  @discardableResult
  public func apply(_ change: (View) -> Void) -> ViewLayout {
    change(view)
    return self
  }

  /// Calls a closure with the view, at once, such as to call a method of the view.
  @discardableResult
  public func with(_ change: (View) -> Void) -> ViewLayout { apply(change) }

  // MARK: Statements

  /// An attribute, the target's attribute, nil for the same one, and a distance in points.
  typealias Held = (own: LayoutAttribute, other: LayoutAttribute?, points: CGFloat)

  /// Holds attributes to a target, each at a distance of its own.
  func hold<Value>(
    _ attributes: [Held], _ relation: ContentRelation<Value>, to target: ContentTarget,
    times multiplier: CGFloat = 1, priority: StatementPriority, at line: SourceLine
  ) -> ViewLayout {
    hold(each: attributes, relation, to: target, times: multiplier, priority: priority, at: line)
  }

  /// The same for any sequence: a single attribute needs no array.
  func hold<Value>(
    each attributes: some Sequence<Held>, _ relation: ContentRelation<Value>,
    to target: ContentTarget, times multiplier: CGFloat = 1, priority: StatementPriority,
    at line: SourceLine
  ) -> ViewLayout {
    guard isPlaced, let other = place(of: target, at: line) else { return self }
    context.state(at: line) { plan, statement in
      let item = plan.item(element)
      let base = plan.item(other.element)
      var whole = base
      if let area = other.area { whole = plan.item(area, of: base) }
      for (own, fixed, points) in attributes {
        let anchor = LayoutAnchor(whole, fixed ?? target.attribute ?? own)
        var rule = LayoutRule(
          LayoutAnchor(item, own), relation.relation(for: own),
          anchor + (own.isEnd ? -points : points), times: multiplier, priority: priority.value)
        rule.hasOwnPriority = priority.isOwn
        rule.countsInwards = own.isEnd
        plan.add(rule, of: statement)
      }
    }
    return self
  }

  /// Gives lengths in points to attributes.
  func setting<Value>(
    _ lengths: [(attribute: LayoutAttribute, points: CGFloat)], _ relation: ContentRelation<Value>,
    priority: StatementPriority, at line: SourceLine
  ) -> ViewLayout {
    guard isPlaced else { return self }
    context.state(at: line) { plan, statement in
      let item = plan.item(element)
      for (attribute, points) in lengths {
        let value = ConstraintValue(relation.relation, points, priority: priority.value)
        var rule = LayoutRule(item, attribute, value)
        rule.hasOwnPriority = priority.isOwn
        plan.add(rule, of: statement)
      }
    }
    return self
  }

  // MARK: Targets

  /// Returns the element and area of a target; nil after reporting a mistake.
  private func place(
    of target: ContentTarget, at line: SourceLine
  ) -> (element: LayoutElement, area: LayoutArea?)? {
    switch target.base {
    case .element(let element): return (element, nil)
    case .relation(let relation):
      guard let subject = subject(of: relation, at: line) else { return nil }
      return (subject, relation.area)
    case .gone:
      let message = "\(name) relates to an anchor whose view no longer exists, or to a distance"
      context.reportOnce(LayoutIssue(.targetGone, message, view: element.view, at: line))
      return nil
    }
  }

  private func subject(of relation: AnonymousRelation, at line: SourceLine) -> LayoutElement? {
    switch relation.base {
    case .myself: return element
    case .parent:
      if let parent { return .view(parent) }
      let message = "\(name) needs a superview, but has none"
      let issue = LayoutIssue(.noSuperview, message, view: element.view, at: line)
      context.reportOnce(issue, as: element.view.map { .noSuperview($0) })
    case .previous:
      if let previous { return previous }
      let message = "\(name) needs a previous view, but there is none"
      let issue = LayoutIssue(.misplaced, message, view: element.view, at: line)
      context.reportOnce(issue, as: element.view.map { .noPrevious($0) })
    }
    return nil
  }

  /// The superview, or the delegate's replacement for it; the owner of a guide.
  private var parent: UIView? {
    switch element {
    case .guide(let guide): guide.owningView
    case .view(let view):
      view.superview ?? context.delegate?.namadaLayout(viewHaveNoSuperview: view)
    }
  }

  private var name: String { LayoutNames(of: [element]).name(of: element) }
}

extension ViewLayout where View: UIView {
  /// Lays out the content of the view as part of the same layout.
  ///
  /// Mistakes go to the same delegate, and priorities continue to count down.
  @discardableResult
  public func layoutContent(_ layouter: (ContentContainer<View>) -> Void) -> ViewLayout {
    layouter(ContentContainer(view, in: context))
    return self
  }
}

/// Sets a property of a view that is being laid out.
@preconcurrency @MainActor
public struct PropertySetter<View: AnyObject, Value> {
  let layout: ViewLayout<View>
  let path: ReferenceWritableKeyPath<View, Value>

  /// Sets the property and continues the layout.
  @discardableResult
  public func callAsFunction(_ value: Value) -> ViewLayout<View> {
    layout.view[keyPath: path] = value
    return layout
  }
}
