/// Lays out views side by side, each with its own gaps and its own vertical alignment.
///
/// ```swift
/// HStack {
///   photo.sizeAnchor(CGSize(width: 40, height: 40)).leadingSpace(12).verticalAlignment(.center)
///   title.leadingSpace(8).trailingSpace(16)
/// }
/// ```
///
/// - The constraints are active at once.
/// - The first view starts at the leading edge, every other view starts where the previous one
///   ends, and the last view ends at the trailing edge.
/// - A gap is the sum of what both neighbors ask for.
/// - By default, a view fills the height of the stack. Every view stays inside the stack in any
///   case.
///
/// `HStack` is a function because SwiftUI has a type of that name. In a file that imports both, the
/// content of the braces decides which of them is meant.
@_disfavoredOverload @preconcurrency @MainActor
public func HStack(
  fileID: StaticString = #fileID, line: UInt = #line,
  @AnchorsBuilder _ views: () -> [any AnchorLayoutBuilderConvertible]
) -> AnchorStack {
  AnchorStack(.horizontal, views(), "HStack", SourceLine(fileID: fileID, line: line))
}

/// Lays out views one below the other, each with its own gaps and its own horizontal alignment.
///
/// It works like ``HStack(fileID:line:_:)``, from top to bottom.
@_disfavoredOverload @preconcurrency @MainActor
public func VStack(
  fileID: StaticString = #fileID, line: UInt = #line,
  @AnchorsBuilder _ views: () -> [any AnchorLayoutBuilderConvertible]
) -> AnchorStack {
  AnchorStack(.vertical, views(), "VStack", SourceLine(fileID: fileID, line: line))
}

/// A view that contains a row or a column of views, made by ``HStack(fileID:line:_:)`` or
/// ``VStack(fileID:line:_:)``.
@preconcurrency @MainActor
public final class AnchorStack: UIView {
  /// The constraints of the stack and of the views in it.
  public let constraintGroup: ConstraintGroup

  fileprivate init(
    _ axis: LayoutAxis, _ views: [any AnchorLayoutBuilderConvertible], _ role: StaticString,
    _ line: SourceLine
  ) {
    let stack = AnchorStackRun(axis: axis, role: role, line: line)
    let group = ConstraintGroup()
    constraintGroup = group
    super.init(frame: .zero)
    let draft = AnchorDraft(.view(self))
    stack.add(views.map(\.draft), to: draft)
    draft.build()
    group.append(draft.group)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}

/// Arranges views of a draft one after another.
@MainActor
private struct AnchorStackRun {
  let axis: LayoutAxis
  let role: StaticString
  let line: SourceLine

  func add(_ items: [AnchorDraft], to stack: AnchorDraft) {
    var previous: (item: AnchorDraft, space: AnchorSlot.Space)?
    var known: Set<LayoutElement> = []
    for item in items {
      guard known.insert(item.element).inserted else {
        // That is reported, and nothing comes after it.
        stack.add(item, at: line)
        continue
      }
      let slot = slot(of: item)
      let gap = previous.map { sum($0.space, slot.before) } ?? slot.before
      if let previous {
        item.pin(axis.start, to: .anchor(previous.item.element, axis.end), gap, role, line)
      } else {
        item.pin(axis.start, to: .anchor(stack.element, axis.start), gap, role, line)
      }
      align(item, slot)
      stack.add(item, at: line)
      previous = (item, slot.after)
    }
    guard let last = previous else { return }
    last.item.pin(axis.end, to: .anchor(stack.element, axis.end), last.space, role, line)
  }

  private func slot(of item: AnchorDraft) -> AnchorSlot {
    if let slot = item.slot, slot.fits(axis) {
      item.slot = nil
      return usable(slot, of: item)
    }
    item.reportMisplacedSlot()
    return AnchorSlot()
  }

  /// Returns the slot without unusable numbers, because the places of other views depend on it,
  /// too.
  private func usable(_ slot: AnchorSlot, of item: AnchorDraft) -> AnchorSlot {
    var slot = slot
    for place in [\AnchorSlot.before, \.after] {
      let space = slot[keyPath: place]
      slot[keyPath: place].length = item.usable(space.length, of: "space")
      slot[keyPath: place].priority = item.usable(space.priority, of: "space")
    }
    for place in [\AnchorSlot.start, \.end] {
      guard let inset = slot[keyPath: place] else { continue }
      slot[keyPath: place]?.inset = item.usable(inset.inset, of: "inset")
      if !inset.priority.isUsable {
        slot[keyPath: place]?.priority = item.usable(inset.priority, of: "inset")
      }
    }
    return slot
  }

  private func sum(_ first: AnchorSlot.Space, _ second: AnchorSlot.Space) -> AnchorSlot.Space {
    AnchorSlot.Space(
      length: first.length + second.length,
      priority: first.priority.rawValue > second.priority.rawValue
        ? first.priority : second.priority)
  }

  private func align(_ item: AnchorDraft, _ slot: AnchorSlot) {
    let inside = AnchorValue(AnchorConstraint()).gapAtLeast.deStijlConstraint
    let across = axis.cross
    let isAbsolute = slot.isFromLeftOrRight
    item.add(
      isAbsolute ? .left : across.start, to: slot.start ?? inside, role: role, at: line)
    if slot.isCentered {
      item.add(across.center, to: AnchorConstraint(), role: role, at: line)
    } else {
      item.add(isAbsolute ? .right : across.end, to: slot.end ?? inside, role: role, at: line)
    }
  }
}

extension AnchorSlot {
  /// Whether sides named left or right are related to a left or right anchor.
  fileprivate var isFromLeftOrRight: Bool {
    namesLeftAndRight
      && [start, end].contains {
        if case .anchor(_, let attribute)? = $0?.target { attribute.isAbsolute } else { false }
      }
  }
}

extension AnchorDraft {
  /// Returns the number if it is usable; otherwise reports it and returns zero.
  fileprivate func usable(_ length: CGFloat, of what: String) -> CGFloat {
    if length.isDistance { return length }
    addMistake(.invalidNumber, at: slotLine) {
      "the \(what) of \($0) in a stack can't be \(length); 0 is used instead"
    }
    return 0
  }

  /// Returns the priority if it is usable; otherwise reports it and returns the default.
  fileprivate func usable(_ priority: UILayoutPriority, of what: String) -> UILayoutPriority {
    if priority.isUsable { return priority }
    addMistake(.invalidNumber, at: slotLine) {
      """
      the \(what) of \($0) in a stack needs a priority from 1 to 1000, not \(priority.rawValue); 999 is used instead
      """
    }
    return AnchorConstraint.defaultPriority
  }

  /// Holds an edge at a distance from an anchor.
  fileprivate func pin(
    _ attribute: LayoutAttribute, to anchor: AnchorTarget, _ space: AnchorSlot.Space,
    _ role: StaticString, _ line: SourceLine
  ) {
    let constraint = AnchorConstraint(
      target: anchor, inset: space.length, priority: space.priority)
    add(attribute, to: constraint, role: role, at: line)
  }
}
