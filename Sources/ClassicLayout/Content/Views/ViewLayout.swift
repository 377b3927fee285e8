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
@MainActor
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
    guard let other = item(of: target, at: line) else { return self }
    for (own, fixed, points) in attributes {
      let anchor = LayoutAnchor(other, fixed ?? target.attribute ?? own)
      context.add(
        LayoutRule(
          LayoutAnchor(.view(view), own), relation.relation(for: own),
          anchor + (own.isEnd ? -points : points), times: multiplier, priority: priority,
          role: "layoutContent", at: line))
    }
    return self
  }

  /// Holds a length to a number of points.
  func setting<Value>(
    _ attribute: LayoutAttribute, _ relation: ContentRelation<Value>, _ points: CGFloat,
    priority: UILayoutPriority, at line: SourceLine
  ) {
    context.add(
      LayoutRule(
        .view(view), attribute, ConstraintValue(relation.relation, points, priority: priority),
        role: "layoutContent", at: line))
  }

  // MARK: Targets

  /// What a target stands for; nil with a mistake.
  private func item(of target: ContentTarget, at line: SourceLine) -> LayoutItem? {
    switch target.base {
    case .item(let item): return item
    case .relation(let relation):
      return subject(of: relation, at: line).map { item in
        relation.area.map { .area($0, of: item) } ?? item
      }
    case .gone:
      let message = "\(name) relates to an anchor that has no view any more, or is a distance"
      context.report(LayoutIssue(.targetGone, message, view: view, at: line))
      return nil
    }
  }

  private func subject(of relation: AnonymousRelation, at line: SourceLine) -> LayoutItem? {
    switch relation.base {
    case .myself: return .view(view)
    case .parent:
      let parent = view.superview ?? context.delegate?.namadaLayout(viewHaveNoSuperview: view)
      if let parent { return .view(parent) }
      let message = "\(name) needs a superview, and has none"
      context.report(
        LayoutIssue(.noSuperview, message, view: view, at: line), as: .noSuperview(view))
    case .previous:
      if let previous { return .view(previous) }
      let message = "\(name) needs a previous view, and there is none"
      context.report(
        LayoutIssue(.misplaced, message, view: view, at: line), as: .noPrevious(view))
    }
    return nil
  }

  private var name: String { LayoutNames().name(of: view) }
}

/// Sets a property of a view that is being laid out.
@MainActor
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
