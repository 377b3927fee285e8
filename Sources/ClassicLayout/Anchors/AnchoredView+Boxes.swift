extension AnchoredView {
  /// Constrains the width and height, in points.
  public func sizeAnchor(
    _ size: CGSize, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(
      [(.width, size.width), (.height, size.height)], to: nil, priority, fileID, line)
  }

  /// Constrains the aspect ratio: `view.width == view.height × multiplier`.
  public func aspectRatioAnchor(
    _ multiplier: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    ratio(.width, .height, multiplier, priority, SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the aspect ratio: `view.width == view.height × multiplier`.
  public func aspectRatioAnchor(
    multiplier: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    aspectRatioAnchor(multiplier, priority: priority, fileID: fileID, line: line)
  }

  /// Constrains the aspect ratio: `view.height == view.width × heightToWidth`.
  public func aspectRatioAnchor(
    heightToWidth: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    ratio(.height, .width, heightToWidth, priority, SourceLine(fileID: fileID, line: line))
  }

  private func ratio(
    _ attribute: LayoutAttribute, _ other: LayoutAttribute, _ multiplier: CGFloat,
    _ priority: UILayoutPriority, _ line: SourceLine
  ) -> AnchoredView {
    var constraint = AnchorConstraint(target: .anchor(draft.element, other), priority: priority)
    constraint.multiplier = multiplier
    draft.add(attribute, to: constraint, at: line)
    return self
  }

  /// Constrains the size to that of a view, a guide or an area of the superview:
  /// `.sizeAnchor(photo)`.
  public func sizeAnchor(
    _ box: some AnchorBox, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding([(.width, 0), (.height, 0)], to: box.deStijlConstraint.target, priority, fileID, line)
  }

  /// Insets all four edges from those of a view, a guide or an area of the superview. The leading
  /// inset is on the right in a right-to-left layout.
  public func edgesAnchors(
    _ insets: NSDirectionalEdgeInsets, to box: some AnchorBox,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(
      [
        (.leading, insets.leading), (.trailing, insets.trailing), (.top, insets.top),
        (.bottom, insets.bottom),
      ], to: box.deStijlConstraint.target, priority, fileID, line)
  }

  /// Insets all four edges from those of the superview. The leading inset is on the right in a
  /// right-to-left layout.
  public func edgesAnchors(
    _ insets: NSDirectionalEdgeInsets,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    edgesAnchors(insets, to: .superview, priority: priority, fileID: fileID, line: line)
  }

  /// Insets all four edges from those of a view, a guide or an area of the superview.
  public func edgesAnchors(
    _ insets: UIEdgeInsets = .zero, to box: some AnchorBox,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(
      [
        (.left, insets.left), (.right, insets.right), (.top, insets.top), (.bottom, insets.bottom),
      ], to: box.deStijlConstraint.target, priority, fileID, line)
  }

  /// Insets all four edges from those of the superview.
  public func edgesAnchors(
    _ insets: UIEdgeInsets = .zero,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    edgesAnchors(insets, to: .superview, priority: priority, fileID: fileID, line: line)
  }

  /// The same as `edgesAnchors`, with the spelling used in the documentation of the first version.
  public func edgeAnchors(
    insets: UIEdgeInsets = .zero, to box: (any AnchorBox)? = nil,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    guard let box else {
      return edgesAnchors(insets, priority: priority, fileID: fileID, line: line)
    }
    return edgesAnchors(insets, to: box, priority: priority, fileID: fileID, line: line)
  }

  /// Holds attributes to a target in one statement, each at a distance of its own.
  private func holding(
    _ parts: [(attribute: LayoutAttribute, inset: CGFloat)], to target: AnchorTarget?,
    _ priority: UILayoutPriority, _ fileID: StaticString, _ line: UInt
  ) -> AnchoredView {
    var held: [AnchorDraft.Part] = []
    held.reserveCapacity(parts.count)
    for (attribute, inset) in parts {
      held.append((attribute, AnchorConstraint(target: target, inset: inset, priority: priority)))
    }
    draft.add(held, at: SourceLine(fileID: fileID, line: line))
    return self
  }
}
