extension AnchoredView {
  /// Width and height, in points.
  public func sizeAnchor(
    _ size: CGSize, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView {
    widthAnchor(size.width.priority(priority), fileID: fileID, line: line)
      .heightAnchor(size.height.priority(priority), fileID: fileID, line: line)
  }

  /// `view.width == view.height × multiplier`.
  public func aspectRatioAnchor(
    _ multiplier: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView {
    let ratio = multiplier > 0 ? multiplier : .nan
    let other = view.heightAnchor.multiplied(by: ratio).priority(priority)
    return widthAnchor(other, fileID: fileID, line: line)
  }

  /// `view.width == view.height × multiplier`.
  public func aspectRatioAnchor(
    multiplier: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView {
    aspectRatioAnchor(multiplier, priority: priority, fileID: fileID, line: line)
  }

  /// `view.height == view.width × heightToWidth`.
  public func aspectRatioAnchor(
    heightToWidth: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView {
    let ratio = heightToWidth > 0 ? heightToWidth : .nan
    let other = view.widthAnchor.multiplied(by: ratio).priority(priority)
    return heightAnchor(other, fileID: fileID, line: line)
  }

  /// All four edges, each its inset inside those of a view, a guide or a part of the superview.
  public func edgesAnchors(
    _ insets: UIEdgeInsets = .zero, to box: some AnchorBox,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView {
    leftAnchor(insets.left.to(box).priority(priority), fileID: fileID, line: line)
      .rightAnchor(insets.right.to(box).priority(priority), fileID: fileID, line: line)
      .topAnchor(insets.top.to(box).priority(priority), fileID: fileID, line: line)
      .bottomAnchor(insets.bottom.to(box).priority(priority), fileID: fileID, line: line)
  }

  /// All four edges, each its inset inside those of the superview.
  public func edgesAnchors(
    _ insets: UIEdgeInsets = .zero,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView {
    edgesAnchors(insets, to: .superview, priority: priority, fileID: fileID, line: line)
  }

  /// The same as `edgesAnchors`, in the spelling of the first version's document.
  public func edgeAnchors(
    insets: UIEdgeInsets = .zero, to box: (any AnchorBox)? = nil,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView {
    guard let box else {
      return edgesAnchors(insets, priority: priority, fileID: fileID, line: line)
    }
    return edgesAnchors(insets, to: box, priority: priority, fileID: fileID, line: line)
  }
}
