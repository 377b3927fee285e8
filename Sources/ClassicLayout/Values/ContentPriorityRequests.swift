/// Hugging and compression resistance priorities that have been requested and not set yet.
struct ContentPriorityRequests {
  private var all: [(kind: ContentPriorityKind, axis: LayoutAxis, priority: UILayoutPriority)] = []
  /// The unusable priorities.
  private var refused: [(priority: UILayoutPriority, line: SourceLine)] = []

  var isEmpty: Bool { all.isEmpty && refused.isEmpty }

  /// Requests a priority along some axes.
  mutating func add(
    _ kind: ContentPriorityKind, _ axes: LayoutAxis.Set, _ priority: UILayoutPriority,
    at line: SourceLine
  ) {
    guard priority.isUsable else { return refused.append((priority, line)) }
    for axis in LayoutAxis.allCases where axes.contains(axis) { all.append((kind, axis, priority)) }
  }

  /// Adds the requested priorities to a plan, for the content of an item.
  @MainActor
  func add(to plan: inout LayoutPlan, about item: LayoutItem) {
    for (priority, line) in refused {
      plan.report(.invalidNumber, priority.refusal, view: plan.view(item), at: line)
    }
    for wish in all {
      plan.add(ContentPriority(wish.kind, of: item, along: wish.axis, wish.priority))
    }
  }
}
