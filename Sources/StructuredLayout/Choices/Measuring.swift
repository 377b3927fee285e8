/// What one plan knows about how long blocks would like to be.
///
/// Blocks that measure others, in blocks that measure them in turn, ask here, so that nothing is
/// measured twice however deep they are nested.
@MainActor
final class Measuring {
  /// What the system says about text and screens where the layout is.
  let traits: UITraitCollection
  private var known: [Question: Answer] = [:]

  init(traits: UITraitCollection) { self.traits = traits }

  private struct Question: Hashable {
    let blocks: ObjectIdentifier
    let axis: Axis
  }

  private struct Answer {
    /// Kept, so that nobody else comes to have its identity.
    let blocks: MeasuredBlocks
    let lengths: [CGFloat]
  }

  /// The natural lengths of blocks, in points.
  func lengths(of blocks: MeasuredBlocks, along axis: Axis) -> [CGFloat] {
    let question = Question(blocks: ObjectIdentifier(blocks), axis: axis)
    if let answer = known[question] { return answer.lengths }
    let lengths = blocks.all.map { $0.measured(along: axis, in: self) }
    known[question] = Answer(blocks: blocks, lengths: lengths)
    return lengths
  }
}

/// Blocks of which another has to know how long they would like to be.
@MainActor
final class MeasuredBlocks {
  let all: [any Block]
  /// How they are written: once, however often they are part of others.
  private(set) lazy var outlines = all.outlines

  init(_ all: [any Block]) { self.all = all }
}

extension LayoutPlan {
  /// What is known about the lengths of blocks while this plan is made.
  mutating func measuring() -> Measuring {
    let traits = host?.traitCollection
    return companion { Measuring(traits: traits ?? UITraitCollection()) }
  }
}
