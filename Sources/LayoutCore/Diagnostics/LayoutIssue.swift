/// A mistake in the description of a layout.
///
/// A mistake never stops the program. The wrong part is left out, the rest of the layout stands,
/// and an issue says what was wrong and where.
public struct LayoutIssue: Sendable {
  /// The kind of mistake.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A constant, multiplier or priority that is NaN, infinite or out of range, or a NaN state
    /// that is bound to a property of a view.
    case invalidNumber
    /// A length that would have to be negative.
    case negativeSize
    /// Scrollable content whose length nothing determines.
    case undefinedLength
    /// A view or a guide that a layout names more than once.
    case duplicate
    /// A view laid out inside itself, or a host laid out inside its own subviews.
    case cycle
    /// A rule that needs a superview, about a view that has none.
    case noSuperview
    /// Two items that aren't in the same view hierarchy.
    case noCommonAncestor
    /// A view or a guide that existed when the rule was made and no longer does.
    case targetGone
    /// Two attributes that can't be compared, or an attribute without the target it needs.
    case mismatchedAttributes
    /// Something that has no meaning where it stands.
    case misplaced
    /// An identifier that nothing has.
    case unknownIdentifier
    /// A part of a layout that the dialect describing it has no words for.
    case unsayable
    /// An endless loop of states that change each other, animations without duration that begin
    /// again, or a layout, a view model or a theme that is built or applied again each time it is.
    case endlessChange
    /// A property that doesn't report its changes, in a place that has to observe them.
    case unreported
    /// Rules that can't all hold.
    ///
    /// A conflict of required rules is reported when they are laid out and one of them gives way,
    /// and again if they meet again after the conflict was over. A conflict of other rules is
    /// reported only if none of them has an explicit priority: once, when they are first laid out
    /// in a view that has a size.
    case conflict
  }

  /// The kind of mistake.
  public let kind: Kind
  /// The mistake, in plain words.
  public let message: String
  /// The view that the mistake is about, if any.
  public let view: UIView?
  /// The line that made the mistake, if known.
  public let line: SourceLine?
  /// All lines that take part in the mistake, in no particular order; for a conflict, the lines of
  /// the smallest set of rules that can't hold together.
  public let lines: [SourceLine]

  /// Creates an issue to pass to ``LayoutDiagnostics/report(_:)``, such as a mistake in a block of
  /// your own.
  ///
  /// - Parameters:
  ///   - kind: The kind of mistake.
  ///   - message: The mistake, in plain words.
  ///   - view: The view that the mistake is about, if any.
  ///   - line: The line that made the mistake, if known.
  ///   - lines: All lines that take part in the mistake; nil for `line` alone.
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
  /// The message and the line it comes from: `width can't be nan (Card.swift:12)`.
  public var description: String {
    line.map { "\(message) (\($0))" } ?? message
  }
}
