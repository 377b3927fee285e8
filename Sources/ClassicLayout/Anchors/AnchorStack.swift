/// Views side by side, each with its own gaps and its own alignment across.
///
/// ```swift
/// HStack {
///   photo.sizeAnchor(CGSize(width: 40, height: 40)).leadingSpace(12).verticalAlignment(.center)
///   title.leadingSpace(8).trailingSpace(16)
/// }
/// ```
///
/// The first view starts at the leading edge, each other where the one before it ends, the last
/// ends at the trailing edge. A gap is the sum of what both neighbours ask for. Views reach from top
/// to bottom if they do not say otherwise, and stay inside in any case.
public final class HStack: AnchorStack {
  /// A row of views, from the leading edge; their constraints are active at once.
  ///
  /// - Parameter views: The views, with what they say of gaps, alignment and their own anchors.
  public init(
    fileID: String = #fileID, line: UInt = #line,
    @AnchorsBuilder _ views: () -> [any AnchorLayoutBuilderConvertible]
  ) {
    super.init(.horizontal, views(), "HStack", SourceLine(fileID: fileID, line: line))
  }
}

/// Views one below the other, each with its own gaps and its own alignment across; what
/// ``HStack`` is sideways.
public final class VStack: AnchorStack {
  /// A column of views, from the top; their constraints are active at once.
  ///
  /// - Parameter views: The views, with what they say of gaps, alignment and their own anchors.
  public init(
    fileID: String = #fileID, line: UInt = #line,
    @AnchorsBuilder _ views: () -> [any AnchorLayoutBuilderConvertible]
  ) {
    super.init(.vertical, views(), "VStack", SourceLine(fileID: fileID, line: line))
  }
}

/// What `HStack` and `VStack` share.
public class AnchorStack: UIView {
  /// The constraints of the stack and of the views in it.
  public let constraintGroup: ConstraintGroup

  init(
    _ axis: Axis, _ views: [any AnchorLayoutBuilderConvertible], _ role: String, _ line: SourceLine
  ) {
    let stack = AnchorStackRun(axis: axis, role: role, line: line)
    let group = ConstraintGroup()
    constraintGroup = group
    super.init(frame: .zero)
    let draft = AnchorDraft(self)
    stack.add(views.map(\.draft), to: draft)
    draft.build()
    group.append(draft.group)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}

/// Lines views up in a draft.
@MainActor
private struct AnchorStackRun {
  let axis: Axis
  let role: String
  let line: SourceLine

  func add(_ items: [AnchorDraft], to stack: AnchorDraft) {
    var previous: (item: AnchorDraft, space: AnchorSlot.Space)?
    for item in items {
      let slot = slot(of: item)
      let gap = previous.map { sum($0.space, slot.before) } ?? slot.before
      let edge = previous.map { LayoutAnchor(.view($0.item.view), axis.end) }
      item.pin(
        axis.start, to: edge ?? LayoutAnchor(.view(stack.view), axis.start), gap, role: role,
        at: line)
      align(item, slot)
      stack.add(item, at: line)
      previous = (item, slot.after)
    }
    guard let last = previous else { return }
    last.item.pin(
      axis.end, to: LayoutAnchor(.view(stack.view), axis.end), last.space, role: role, at: line)
  }

  private func slot(of item: AnchorDraft) -> AnchorSlot {
    if let slot = item.slot, slot.fits(axis) {
      item.slot = nil
      return slot
    }
    item.reportMisplacedSlot()
    return AnchorSlot()
  }

  private func sum(_ first: AnchorSlot.Space, _ second: AnchorSlot.Space) -> AnchorSlot.Space {
    AnchorSlot.Space(
      length: first.length + second.length,
      priority: first.priority.rawValue > second.priority.rawValue
        ? first.priority : second.priority)
  }

  private func align(_ item: AnchorDraft, _ slot: AnchorSlot) {
    let inside = AnchorValue(AnchorConstraint()).gapAtLeast.anchorConstraint
    let across = axis.cross
    item.add(across.start, slot.start ?? inside, role: role, at: line)
    if slot.isCentered {
      item.add(across.center, AnchorConstraint(), role: role, at: line)
    } else {
      item.add(across.end, slot.end ?? inside, role: role, at: line)
    }
  }
}

extension AnchorDraft {
  /// Holds an edge at a distance from an anchor.
  fileprivate func pin(
    _ attribute: LayoutAttribute, to anchor: LayoutAnchor, _ space: AnchorSlot.Space, role: String,
    at line: SourceLine
  ) {
    let constraint = AnchorConstraint(
      target: .anchor(anchor), inset: space.length, priority: space.priority)
    add(attribute, constraint, role: role, at: line)
  }
}
