/// The anchors of a view, inside `layout { }`.
@preconcurrency @MainActor
public struct AnchorMaker {
  let draft: AnchorDraft

  /// The leading edge: right in a right-to-left layout. Points move it towards the end.
  public var leading: AnchorTerm<LayoutKind.Horizontal> { AnchorTerm(draft, .leading) }
  /// The trailing edge. Points move it towards the start.
  public var trailing: AnchorTerm<LayoutKind.Horizontal> { AnchorTerm(draft, .trailing) }
  /// The left edge, in any layout direction. Points move it to the right.
  public var left: AnchorTerm<LayoutKind.Horizontal> { AnchorTerm(draft, .left) }
  /// The right edge, in any layout direction. Points move it to the left.
  public var right: AnchorTerm<LayoutKind.Horizontal> { AnchorTerm(draft, .right) }
  /// The horizontal center. Points move it to the right, in any layout direction.
  public var centerX: AnchorTerm<LayoutKind.Horizontal> { AnchorTerm(draft, .centerX) }
  /// The top edge. Points move it down.
  public var top: AnchorTerm<LayoutKind.Vertical> { AnchorTerm(draft, .top) }
  /// The bottom edge. Points move it up.
  public var bottom: AnchorTerm<LayoutKind.Vertical> { AnchorTerm(draft, .bottom) }
  /// The vertical center. Points move it down.
  public var centerY: AnchorTerm<LayoutKind.Vertical> { AnchorTerm(draft, .centerY) }
  /// The baseline of the first line of text. Points move it down.
  public var firstBaseline: AnchorTerm<LayoutKind.Vertical> { AnchorTerm(draft, .firstBaseline) }
  /// The baseline of the last line of text. Points move it down.
  public var lastBaseline: AnchorTerm<LayoutKind.Vertical> { AnchorTerm(draft, .lastBaseline) }
  /// The width. Points add to it.
  public var width: AnchorTerm<LayoutKind.Length> { AnchorTerm(draft, .width) }
  /// The height. Points add to it.
  public var height: AnchorTerm<LayoutKind.Length> { AnchorTerm(draft, .height) }
}

/// An anchor of a view inside `layout { }`: the subject of a statement, or the target of another
/// one.
@preconcurrency @MainActor
public struct AnchorTerm<Kind>: AnchorReference, ShiftedAnchorConstraint {
  public typealias Suffixed = AxisAnchorValue<Kind>
  let draft: AnchorDraft
  let attribute: LayoutAttribute

  init(_ draft: AnchorDraft, _ attribute: LayoutAttribute) {
    self.draft = draft
    self.attribute = attribute
  }

  /// `== anchor`, at priority 999.
  public var deStijlConstraint: AnchorConstraint {
    AnchorConstraint(target: .anchor(draft.element, attribute))
  }
}

extension AnchorTerm: HorizontalAnchorConstraint where Kind == LayoutKind.Horizontal {
  /// Constrains the anchor.
  public func set(
    constraint: some HorizontalAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    draft.add(
      attribute, to: constraint.deStijlConstraint, at: SourceLine(fileID: fileID, line: line))
  }
}

extension AnchorTerm: VerticalAnchorConstraint where Kind == LayoutKind.Vertical {
  /// Constrains the anchor.
  public func set(
    constraint: some VerticalAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    draft.add(
      attribute, to: constraint.deStijlConstraint, at: SourceLine(fileID: fileID, line: line))
  }
}

extension AnchorTerm: LengthAnchorConstraint where Kind == LayoutKind.Length {
  /// Constrains the length.
  public func set(
    constraint: some LengthAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    draft.add(
      attribute, to: constraint.deStijlConstraint, at: SourceLine(fileID: fileID, line: line))
  }
}
