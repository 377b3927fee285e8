/// The anchors of a view, inside `layout { }`.
@MainActor
public struct AnchorMaker {
  let draft: AnchorDraft

  public var leading: AnchorTerm<LayoutKind.Horizontal> { AnchorTerm(draft, .leading) }
  public var trailing: AnchorTerm<LayoutKind.Horizontal> { AnchorTerm(draft, .trailing) }
  public var left: AnchorTerm<LayoutKind.Horizontal> { AnchorTerm(draft, .left) }
  public var right: AnchorTerm<LayoutKind.Horizontal> { AnchorTerm(draft, .right) }
  public var centerX: AnchorTerm<LayoutKind.Horizontal> { AnchorTerm(draft, .centerX) }
  public var top: AnchorTerm<LayoutKind.Vertical> { AnchorTerm(draft, .top) }
  public var bottom: AnchorTerm<LayoutKind.Vertical> { AnchorTerm(draft, .bottom) }
  public var centerY: AnchorTerm<LayoutKind.Vertical> { AnchorTerm(draft, .centerY) }
  public var firstBaseline: AnchorTerm<LayoutKind.Vertical> { AnchorTerm(draft, .firstBaseline) }
  public var lastBaseline: AnchorTerm<LayoutKind.Vertical> { AnchorTerm(draft, .lastBaseline) }
  public var width: AnchorTerm<LayoutKind.Length> { AnchorTerm(draft, .width) }
  public var height: AnchorTerm<LayoutKind.Length> { AnchorTerm(draft, .height) }
}

/// An anchor of a view, inside `layout { }`: something to make a statement about, or to hold
/// another anchor to.
@MainActor
public struct AnchorTerm<Kind>: AnchorLayoutBuilderConstraint {
  public typealias Suffixed = AxisAnchorValue<Kind>
  let draft: AnchorDraft
  let attribute: LayoutAttribute

  init(_ draft: AnchorDraft, _ attribute: LayoutAttribute) {
    self.draft = draft
    self.attribute = attribute
  }

  public var anchorConstraint: AnchorConstraint {
    AnchorConstraint(target: .anchor(LayoutAnchor(.view(draft.view), attribute)))
  }
}

extension AnchorTerm: HorizontalAnchorConstraint where Kind == LayoutKind.Horizontal {
  /// Holds the anchor to something.
  public func set(
    constraint: some HorizontalAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) {
    draft.add(
      attribute, constraint.anchorConstraint, at: SourceLine(fileID: fileID, line: line))
  }
}

extension AnchorTerm: VerticalAnchorConstraint where Kind == LayoutKind.Vertical {
  /// Holds the anchor to something.
  public func set(
    constraint: some VerticalAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) {
    draft.add(
      attribute, constraint.anchorConstraint, at: SourceLine(fileID: fileID, line: line))
  }
}

extension AnchorTerm: LengthAnchorConstraint where Kind == LayoutKind.Length {
  /// Holds the length to something.
  public func set(
    constraint: some LengthAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) {
    draft.add(
      attribute, constraint.anchorConstraint, at: SourceLine(fileID: fileID, line: line))
  }
}
