extension AnchorLayoutBuilderConvertible where Self: UIView {
  /// Width and height, in points.
  public func sizeAnchor(
    _ size: CGSize, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).sizeAnchor(size, priority: priority, fileID: fileID, line: line)
  }

  /// `view.width == view.height × multiplier`.
  public func aspectRatioAnchor(
    _ multiplier: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).aspectRatioAnchor(
      multiplier, priority: priority, fileID: fileID, line: line)
  }

  /// `view.width == view.height × multiplier`.
  public func aspectRatioAnchor(
    multiplier: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).aspectRatioAnchor(
      multiplier, priority: priority, fileID: fileID, line: line)
  }

  /// `view.height == view.width × heightToWidth`.
  public func aspectRatioAnchor(
    heightToWidth: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).aspectRatioAnchor(
      heightToWidth: heightToWidth, priority: priority, fileID: fileID, line: line)
  }

  /// All four edges, each its inset inside those of a view, a guide or a part of the superview.
  public func edgesAnchors(
    _ insets: UIEdgeInsets = .zero, to box: some AnchorBox,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).edgesAnchors(
      insets, to: box, priority: priority, fileID: fileID, line: line)
  }

  /// All four edges, each its inset inside those of the superview.
  public func edgesAnchors(
    _ insets: UIEdgeInsets = .zero,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).edgesAnchors(insets, priority: priority, fileID: fileID, line: line)
  }

  /// The same as `edgesAnchors`, in the spelling of the first version's document.
  public func edgeAnchors(
    insets: UIEdgeInsets = .zero, to box: (any AnchorBox)? = nil,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).edgeAnchors(
      insets: insets, to: box, priority: priority, fileID: fileID, line: line)
  }

  /// Adds subviews, all of them before any constraint, and builds their anchors at once.
  @discardableResult
  public func add(
    fileID: String = #fileID, line: UInt = #line,
    @AnchorsBuilder _ subviews: () -> [any AnchorLayoutBuilderConvertible]
  ) -> Self { AnchoredView(self).add(subviews(), fileID: fileID, line: line).build() }

  /// Adds subviews, all of them before any constraint, and builds their anchors at once.
  @discardableResult
  public func add(
    _ subviews: [any AnchorLayoutBuilderConvertible], fileID: String = #fileID, line: UInt = #line
  ) -> Self { AnchoredView(self).add(subviews, fileID: fileID, line: line).build() }

  /// Adds subviews, all of them before any constraint, and builds their anchors at once.
  @discardableResult
  public func add(
    _ subviews: any AnchorLayoutBuilderConvertible..., fileID: String = #fileID, line: UInt = #line
  ) -> Self { AnchoredView(self).add(subviews, fileID: fileID, line: line).build() }
}

extension UIView {
  /// A view with subviews, whose anchors are built at once.
  public convenience init(
    fileID: String = #fileID, line: UInt = #line,
    @AnchorsBuilder _ subviews: () -> [any AnchorLayoutBuilderConvertible]
  ) {
    self.init(frame: .zero)
    add(subviews(), fileID: fileID, line: line)
  }
}
