extension AnchoredView {
  /// The gap before the view in an `HStack`.
  public func leftSpace(
    _ length: some LayoutNumber, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    spacing(\.before, .horizontal, length.points, priority, SourceLine(fileID: fileID, line: line))
  }

  /// The gap after the view in an `HStack`.
  public func rightSpace(
    _ length: some LayoutNumber, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    spacing(\.after, .horizontal, length.points, priority, SourceLine(fileID: fileID, line: line))
  }

  /// The gap before the view in an `HStack`.
  public func leadingSpace(
    _ length: some LayoutNumber, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    spacing(\.before, .horizontal, length.points, priority, SourceLine(fileID: fileID, line: line))
  }

  /// The gap after the view in an `HStack`.
  public func trailingSpace(
    _ length: some LayoutNumber, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    spacing(\.after, .horizontal, length.points, priority, SourceLine(fileID: fileID, line: line))
  }

  /// The gap above the view in a `VStack`.
  public func topSpace(
    _ length: some LayoutNumber, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    spacing(\.before, .vertical, length.points, priority, SourceLine(fileID: fileID, line: line))
  }

  /// The gap below the view in a `VStack`.
  public func bottomSpace(
    _ length: some LayoutNumber, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    spacing(\.after, .vertical, length.points, priority, SourceLine(fileID: fileID, line: line))
  }

  /// The vertical alignment of the view in an `HStack`; by default, the view fills the height of
  /// the stack.
  public func verticalAlignment(
    _ alignment: AnchorAlignment<LayoutKind.Vertical>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    aligning(.vertical, alignment, SourceLine(fileID: fileID, line: line))
  }

  /// The horizontal alignment of the view in a `VStack`; by default, the view fills the width of
  /// the stack.
  public func horizontalAlignment(
    _ alignment: AnchorAlignment<LayoutKind.Horizontal>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    aligning(.horizontal, alignment, SourceLine(fileID: fileID, line: line))
  }

  private func spacing(
    _ space: WritableKeyPath<AnchorSlot, AnchorSlot.Space>, _ axis: LayoutAxis, _ length: CGFloat,
    _ priority: UILayoutPriority, _ line: SourceLine
  ) -> AnchoredView {
    var slot = draft.slot ?? AnchorSlot()
    slot.spacedAxis = axis
    slot[keyPath: space] = AnchorSlot.Space(length: length, priority: priority)
    draft.slot = slot
    draft.slotLine = line
    return self
  }

  private func aligning<Kind>(
    _ axis: LayoutAxis, _ alignment: AnchorAlignment<Kind>, _ line: SourceLine
  ) -> AnchoredView {
    var slot = draft.slot ?? AnchorSlot()
    slot.alignedAxis = axis
    slot.start = alignment.start
    slot.end = alignment.end
    slot.isCentered = alignment.isCentered
    slot.namesLeftAndRight = alignment.namesLeftAndRight
    draft.slot = slot
    draft.slotLine = line
    return self
  }
}

extension AnchorDraft {
  /// Reports a space or an alignment that was given to a view outside of a stack along that axis.
  func reportMisplacedSlot() {
    guard slot != nil else { return }
    addMistake(.misplaced, at: slotLine) {
      "the space or the alignment of \($0) has no effect where it is added"
    }
    slot = nil
  }
}
