/// A mistake in the description of a layout.
///
/// Mistakes never stop a program: what is wrong is left out, the rest of the layout stands, and an
/// issue says what was wrong, and where.
public struct LayoutIssue: Sendable {
  /// What sort of mistake it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A constant, a multiplier or a priority that is NaN, infinite or out of its range; a state that is NaN and
    /// bound to a property of a view.
    case invalidNumber
    /// A length that would have to be below zero.
    case negativeSize
    /// Content that is to be scrolled and whose length nothing settles.
    case undefinedLength
    /// A view or a guide that a layout names more than once.
    case duplicate
    /// A view laid out inside itself, or a host laid out inside its own subviews.
    case cycle
    /// A rule that needs a superview, for a view that has none.
    case noSuperview
    /// Two items that are not in one view hierarchy.
    case noCommonAncestor
    /// A view or a guide that was there when the rule was made and is not any more.
    case targetGone
    /// Two attributes that can't be compared, or an attribute that needs a target and has none.
    case mismatchedAttributes
    /// Something that has no meaning where it stands.
    case misplaced
    /// A name that nothing goes by.
    case unknownIdentifier
    /// Something that a dialect has no words for, where a layout is described in it.
    case unsayable
    /// States that change each other, animations without duration that begin again, or a layout that is to be
    /// built again each time it is built, without end.
    case endlessChange
    /// A property whose changes are not reported, where they are to be followed.
    case unreported
    /// Rules that can't all hold. Of required ones it is told when they are laid out and one of them
    /// gives way, and again if they meet again after that was over; of others, to which nobody has given
    /// a priority, once, when they are first laid out in a view that has a size.
    case conflict
  }

  /// What sort of mistake it is.
  public let kind: Kind
  /// What is wrong, in plain words.
  public let message: String
  /// The view that it is about, if there is one.
  public let view: UIView?
  /// The line that made the mistake, as far as it is known.
  public let line: SourceLine?
  /// All lines that take part in it, in no order of guilt: those of a conflict are the lines of the
  /// smallest set of rules that can't hold together.
  public let lines: [SourceLine]

  /// A mistake to be told to ``LayoutDiagnostics/report(_:)``, such as one in a block of your own.
  ///
  /// - Parameters:
  ///   - kind: What sort of mistake it is.
  ///   - message: What is wrong, in plain words.
  ///   - view: The view that it is about, if there is one.
  ///   - line: The line that made it, as far as it is known.
  ///   - lines: All lines that take part in it; nil for that one.
  public init(
    _ kind: Kind, _ message: String, view: UIView? = nil, at line: SourceLine? = nil,
    lines: [SourceLine]? = nil
  ) {
    self.kind = kind
    self.message = message
    self.view = view
    self.line = line
    self.lines = lines ?? line.map { [$0] } ?? []
  }
}

extension LayoutIssue: CustomStringConvertible {
  /// The message and where it comes from: `width can't be nan (Card.swift:12)`.
  public var description: String {
    line.map { "\(message) (\($0))" } ?? message
  }
}
