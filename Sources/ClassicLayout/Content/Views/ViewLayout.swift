/// A view that is being laid out: statements about its anchors, its properties and its content,
/// chained.
///
/// ```swift
/// content.put(title)
///   .text("Total").numberOfLines(2)
///   .top(.equalTo(18), to: .safeArea)
///   .horizontal(.atLeast(18), to: .parent)
/// ```
///
/// Statements take effect together, when the closure around them returns. Properties are set at
/// once.
@preconcurrency @MainActor
@dynamicMemberLookup
public final class ViewLayout<View: UIView> {
  /// The view.
  public let view: View
  let context: ContentContext
  /// The view that was put before this one.
  private let previous: UIView?

  init(_ view: View, in context: ContentContext, previous: UIView?) {
    self.view = view
    self.context = context
    self.previous = previous
  }

  /// Any property of the view, as a method that sets it.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<View, Value>
  ) -> PropertySetter<View, Value> { PropertySetter(layout: self, path: path) }

  /// Does something with the view, at once.
  @discardableResult
  public func apply(_ change: (View) -> Void) -> ViewLayout {
    change(view)
    return self
  }

  /// Does something with the view, at once; for methods that are no properties.
  @discardableResult
  public func with(_ change: (View) -> Void) -> ViewLayout { apply(change) }

  /// Lays out the content of the view, in the same layout: mistakes go to the same delegate,
  /// priorities go on counting.
  @discardableResult
  public func layoutContent(_ layouter: (ContentContainer<View>) -> Void) -> ViewLayout {
    layouter(ContentContainer(view, in: context))
    return self
  }

  // MARK: Statements

  /// Holds attributes to a target, each with a number of its own.
  func hold<Value>(
    _ attributes: [(own: LayoutAttribute, other: LayoutAttribute?, points: CGFloat)],
    _ relation: ContentRelation<Value>, to target: ContentTarget, times multiplier: CGFloat = 1,
    priority: UILayoutPriority, at line: SourceLine
  ) -> ViewLayout {
    guard let other = place(of: target, at: line) else { return self }
    context.state(at: line) { plan, statement in
      let item = plan.item(view)
      let element = plan.item(other.element)
      let whole = other.area.map { plan.item($0, of: element) } ?? element
      for (own, fixed, points) in attributes {
        let anchor = LayoutAnchor(whole, fixed ?? target.attribute ?? own)
        plan.add(
          LayoutRule(
            LayoutAnchor(item, own), relation.relation(for: own),
            anchor + (own.isEnd ? -points : points), times: multiplier, priority: priority),
          of: statement)
      }
    }
    return self
  }

  /// Holds lengths to numbers of points.
  func setting<Value>(
    _ lengths: [(attribute: LayoutAttribute, points: CGFloat)], _ relation: ContentRelation<Value>,
    priority: UILayoutPriority, at line: SourceLine
  ) -> ViewLayout {
    context.state(at: line) { plan, statement in
      let item = plan.item(view)
      for (attribute, points) in lengths {
        let value = ConstraintValue(relation.relation, points, priority: priority)
        plan.add(LayoutRule(item, attribute, value), of: statement)
      }
    }
    return self
  }

  // MARK: Targets

  /// What a target stands for; nil with a mistake.
  private func place(
    of target: ContentTarget, at line: SourceLine
  ) -> (element: LayoutElement, area: LayoutArea?)? {
    switch target.base {
    case .element(let element): return (element, nil)
    case .relation(let relation):
      return subject(of: relation, at: line).map { (.view($0), relation.area) }
    case .gone:
      let message = "\(name) relates to an anchor that has no view any more, or is a distance"
      context.report(LayoutIssue(.targetGone, message, view: view, at: line))
      return nil
    }
  }

  private func subject(of relation: AnonymousRelation, at line: SourceLine) -> UIView? {
    switch relation.base {
    case .myself: return view
    case .parent:
      let parent = view.superview ?? context.delegate?.namadaLayout(viewHaveNoSuperview: view)
      if let parent { return parent }
      let message = "\(name) needs a superview, and has none"
      context.report(
        LayoutIssue(.noSuperview, message, view: view, at: line), as: .noSuperview(view))
    case .previous:
      if let previous { return previous }
      let message = "\(name) needs a previous view, and there is none"
      context.report(
        LayoutIssue(.misplaced, message, view: view, at: line), as: .noPrevious(view))
    }
    return nil
  }

  private var name: String { LayoutNames(of: [.view(view)]).name(of: view) }
}

/// Sets a property of a view that is being laid out.
@preconcurrency @MainActor
public struct PropertySetter<View: UIView, Value> {
  let layout: ViewLayout<View>
  let path: ReferenceWritableKeyPath<View, Value>

  /// Sets the property and goes on with the layout.
  @discardableResult
  public func callAsFunction(_ value: Value) -> ViewLayout<View> {
    layout.view[keyPath: path] = value
    return layout
  }
}
