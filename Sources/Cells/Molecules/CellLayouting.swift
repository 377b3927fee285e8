/// The reason why a molecule cell may be laid out now.
public enum CellLayoutingPhase: Hashable, Sendable {
  /// The content has not been laid out yet.
  case firstLoad
  /// The cell received a request for another layout.
  case setNeedsLayout
  /// Never occurs; the documentation of an earlier version names it.
  case setNeedsDisplay
  /// The cell is about to show something else.
  case reused
  /// Nothing has happened since the last layout.
  case none
}

/// When a molecule cell lays out its content; it always does so the first time.
public enum CellLayoutingBehaviour: Hashable, Sendable {
  /// The cell does not lay out its content again.
  case layoutOnce
  /// The cell lays out its content again in one phase.
  case layoutOn(CellLayoutingPhase)
  /// The cell lays out its content again in each of several phases.
  case layoutOnEach([CellLayoutingPhase])
  /// The cell lays out its content again once in every pass, and before each answer to a request
  /// for its size.
  case alwaysLayout

  func applies(in phase: CellLayoutingPhase) -> Bool {
    switch self {
    case .layoutOnce: phase == .firstLoad
    case .layoutOn(let other): phase == .firstLoad || phase == other
    case .layoutOnEach(let phases): phase == .firstLoad || phases.contains(phase)
    case .alwaysLayout: true
    }
  }
}

/// Another name for ``CellLayoutingBehaviour``, used in earlier documentation.
public typealias CellLayoutBehaviour = CellLayoutingBehaviour

extension CGFloat {
  /// The height of a cell that has not calculated its own: the constraints determine it.
  @_disfavoredOverload
  public static let automatic = -CGFloat.greatestFiniteMagnitude
}

extension CGSize {
  /// The size of a cell that has not calculated its own: the constraints determine it.
  @_disfavoredOverload
  public static let automatic = CGSize(width: CGFloat.automatic, height: .automatic)

  /// Returns the fitted size with the components that were calculated in place of fitted ones.
  func replaced(by calculated: CGSize) -> CGSize {
    CGSize(
      width: calculated.width == .automatic ? width : calculated.width,
      height: calculated.height == .automatic ? height : calculated.height)
  }
}

/// Decides when the content of a cell is laid out, and does it.
@MainActor
final class CellLayouting {
  private(set) var phase = CellLayoutingPhase.firstLoad
  /// Whether the content is being laid out, and whether it has been in this pass.
  private var isBusy = false
  private var wasLaidOutInPass = false
  private var isInPass = false
  private var isAsked = false

  /// Notes a request for a layout of the cell. Requests by the content itself while it is laid out
  /// do not count. An earlier layout, for reuse or to measure the cell, does not fulfill the
  /// request.
  func noteNeedsLayout() {
    guard !isBusy, phase != .firstLoad else { return }
    if isInPass {
      if phase == .none { phase = .setNeedsLayout }
    } else {
      phase = .setNeedsLayout
      wasLaidOutInPass = false
    }
  }

  /// Lays out the content within a layout pass of the cell, which carries out what the content asks
  /// for.
  func runInPass<Cell: MoleculeCell>(_ cell: Cell) {
    isInPass = true
    _ = run(cell)
    isInPass = false
  }

  /// Answers how large the cell wants to be, with content that is laid out for this question. The
  /// layout for an earlier question, after which the cell was not laid out, may have been something
  /// else.
  func answer<Cell: MoleculeCell, Answer>(_ cell: Cell, _ answer: () -> Answer) -> Answer {
    let isInside = isAsked
    if !isInside && !isInPass { wasLaidOutInPass = false }
    isAsked = true
    defer { isAsked = isInside }
    _ = run(cell)
    return answer()
  }

  /// Whether a layout that is requested now is under way already.
  var isUnderWay: Bool { isBusy && isInPass }

  func noteReuse() {
    if phase != .firstLoad { phase = .reused }
    wasLaidOutInPass = false
  }

  /// Ends a layout pass of the cell, and with it the phase.
  func endPass() {
    if phase != .firstLoad { phase = .none }
    wasLaidOutInPass = false
  }

  /// Lays out the content if the phase asks for it.
  ///
  /// - Returns: Whether it did.
  func run<Cell: MoleculeCell>(_ cell: Cell) -> Bool {
    guard !isBusy, !wasLaidOutInPass, cell.layoutBehaviour.applies(in: phase) else { return false }
    isBusy = true
    layOutMolecule(
      in: cell.contentView, delegate: cell as? any NamadaLayoutDelegate,
      cell.layoutOption(on: phase), will: cell.moleculeWillLayout, content: cell.layoutContent,
      did: cell.moleculeDidLayout)
    isBusy = false
    wasLaidOutInPass = true
    phase = .none
    return true
  }
}

/// The requirements that both kinds of molecule cells share.
@MainActor
protocol MoleculeCell: UIView {
  var contentView: UIView { get }
  var layoutBehaviour: CellLayoutingBehaviour { get }
  func layoutOption(on phase: CellLayoutingPhase) -> SublayoutingOption
  func layoutContent(_ layout: LayoutInsertable)
  func moleculeWillLayout()
  func moleculeDidLayout()
}
