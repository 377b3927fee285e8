/// A piece of a layout.
///
/// Views, layout guides, stacks and modified blocks are blocks, and a type of yours can be one,
/// too. If it is made of other blocks, make it a ``CompositeBlock``. Otherwise the block places
/// itself when the layout is planned:
///
/// ```swift
/// struct Framed: Block {
///   let content: any Block
///   let border: UIView
///
///   func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
///     content.padding(8).background(border).place(in: proposal, plan: &plan)
///   }
/// }
/// ```
///
/// Blocks are descriptions: placing one adds views and rules to the plan and touches no view.
@preconcurrency @MainActor
public protocol Block {
  /// Adds the block's views, guides and rules to a plan.
  ///
  /// - Parameters:
  ///   - proposal: The place that the block is offered: on each axis the edges that are known, and
  ///     the alignment between them.
  ///   - plan: The plan of the layout that the block is part of.
  /// - Returns: The place that the block takes: its four edges, in terms of items in the plan. A
  ///   block that has nothing to place returns ``BlockPlacement/nothing``.
  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement

  /// Describes the source of the block, for `describe(in: .blocks)`.
  ///
  /// A type that does not implement this method is printed as a comment with its name.
  func outline(into outline: inout BlockOutline)

  /// Whether the block and another block in the same position place the same things, whatever that
  /// position is.
  ///
  /// A ``LayoutManager`` does not plan its layout again if the description results in the same
  /// blocks. A type that does not implement this method is never the same. An implementation has to
  /// compare everything that the block depends on, including what it reads while it is placed:
  ///
  /// ```swift
  /// func isSame(as other: any Block) -> Bool {
  ///   (other as? PersonRow).map { $0.photo === photo && $0.name === name } ?? false
  /// }
  /// ```
  func isSame(as other: any Block) -> Bool
}

extension Block {
  /// Adds the name of the type, as a comment.
  @_disfavoredOverload
  public func outline(into outline: inout BlockOutline) { outline.remark("\(type(of: self))") }

  /// Returns false, so that the block is planned again.
  @_disfavoredOverload
  public func isSame(as other: any Block) -> Bool { false }
}

/// A block that is a value: any block except a view or a guide.
///
/// Some modifiers are available on values only, not on views:
/// `view.viewBlock.transition(.opacity)`. If your own block conforms to this protocol instead of
/// ``Block``, it gets them, too.
@preconcurrency @MainActor
public protocol ValueBlock: Block {}

/// A block that wraps another block and modifies it.
@MainActor
protocol WrappingBlock: Block {
  var content: any Block { get }
}

extension Block {
  /// Places the block where a single block is needed: a block that stands for several puts them in
  /// one box, as layers.
  func placeWhole(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    place(in: proposal, plan: &plan).whole(in: proposal, plan: &plan)
  }

  /// Places the block where a modifier needs its box. A block that places nothing gets a box, too,
  /// of no length unless it has to fill its slot. A spacer has no box, which is an issue.
  ///
  /// - Parameters:
  ///   - words: What the modifier does to the box, in words.
  ///   - line: The line of the modifier.
  func placeSolid(
    in proposal: BlockProposal, for words: StaticString, at line: SourceLine,
    plan: inout LayoutPlan
  ) -> BlockPlacement {
    placeWhole(in: proposal, plan: &plan).solid(in: proposal, for: words, at: line, plan: &plan)
  }
}

// Separate functions, so that placing nested blocks takes little of the call stack.
extension BlockPlacement {
  /// The placement itself, or the box around its parts if there are any.
  @MainActor @inline(never)
  fileprivate func whole(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    parts?.placeLayered(in: proposal, plan: &plan) ?? self
  }

  /// The placement itself, or an empty box if the block has placed nothing.
  @MainActor @inline(never)
  fileprivate func solid(
    in proposal: BlockProposal, for words: StaticString, at line: SourceLine,
    plan: inout LayoutPlan
  ) -> BlockPlacement {
    if box != nil || isGone { return self }
    if isSpacer(without: words, at: line, plan: &plan) { return self }
    return BlockPlacement(plan.emptyBox(in: proposal))
  }

  /// Whether the block is only space, which modifiers of a box do not apply to.
  @MainActor
  func isSpacer(
    without words: StaticString, at line: SourceLine, plan: inout LayoutPlan
  ) -> Bool {
    guard box == nil, spacer != nil else { return false }
    let message = """
      \(words) has no effect on a spacer; use its minLength and maxLength instead
      """
    plan.report(.misplaced, message, at: line)
    return true
  }
}
