extension AnchoredView {
  /// Width and height, in points.
  public func sizeAnchor(
    _ size: CGSize, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(
      [(.width, size.width), (.height, size.height)], to: nil, priority, fileID, line)
  }

  /// `view.width == view.height × multiplier`.
  public func aspectRatioAnchor(
    _ multiplier: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    let ratio = multiplier > 0 ? multiplier : .nan
    let other = view.heightAnchor.multiplied(by: ratio).priority(priority)
    return widthAnchor(other, fileID: fileID, line: line)
  }

  /// `view.width == view.height × multiplier`.
  public func aspectRatioAnchor(
    multiplier: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    aspectRatioAnchor(multiplier, priority: priority, fileID: fileID, line: line)
  }

  /// `view.height == view.width × heightToWidth`.
  public func aspectRatioAnchor(
    heightToWidth: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    let ratio = heightToWidth > 0 ? heightToWidth : .nan
    let other = view.widthAnchor.multiplied(by: ratio).priority(priority)
    return heightAnchor(other, fileID: fileID, line: line)
  }

  /// All four edges, each its inset inside those of a view, a guide or a part of the superview.
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

  /// All four edges, each its inset inside those of the superview.
  public func edgesAnchors(
    _ insets: UIEdgeInsets = .zero,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    edgesAnchors(insets, to: .superview, priority: priority, fileID: fileID, line: line)
  }

  /// The same as `edgesAnchors`, in the spelling of the first version's document.
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

  /// Holds attributes to a target in one statement, each with its number of points.
  private func holding(
    _ parts: [(attribute: LayoutAttribute, inset: CGFloat)], to target: AnchorTarget?,
    _ priority: UILayoutPriority, _ fileID: StaticString, _ line: UInt
  ) -> AnchoredView {
    draft.add(
      parts.map { attribute, inset in
        (attribute, AnchorConstraint(target: target, inset: inset, priority: priority))
      }, at: SourceLine(fileID: fileID, line: line))
    return self
  }
}
