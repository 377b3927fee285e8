extension ContentLayoutable where Self: UIView {
  /// Constrains the width and height, in points.
  @_disfavoredOverload
  public func sizeAnchor(
    _ size: CGSize, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).sizeAnchor(size, priority: priority, fileID: fileID, line: line)
  }

  /// Constrains the aspect ratio: `view.width == view.height × multiplier`.
  @_disfavoredOverload
  public func aspectRatioAnchor(
    _ multiplier: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).aspectRatioAnchor(
      multiplier, priority: priority, fileID: fileID, line: line)
  }

  /// Constrains the aspect ratio: `view.width == view.height × multiplier`.
  @_disfavoredOverload
  public func aspectRatioAnchor(
    multiplier: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).aspectRatioAnchor(
      multiplier, priority: priority, fileID: fileID, line: line)
  }

  /// Constrains the aspect ratio: `view.height == view.width × heightToWidth`.
  @_disfavoredOverload
  public func aspectRatioAnchor(
    heightToWidth: CGFloat, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).aspectRatioAnchor(
      heightToWidth: heightToWidth, priority: priority, fileID: fileID, line: line)
  }

  /// Insets all four edges from those of a view, a guide or an area of the superview.
  @_disfavoredOverload
  public func edgesAnchors(
    _ insets: UIEdgeInsets = .zero, to box: some AnchorBox,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).edgesAnchors(
      insets, to: box, priority: priority, fileID: fileID, line: line)
  }

  /// Insets all four edges from those of the superview.
  @_disfavoredOverload
  public func edgesAnchors(
    _ insets: UIEdgeInsets = .zero,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).edgesAnchors(insets, priority: priority, fileID: fileID, line: line)
  }

  /// The same as `edgesAnchors`, with the spelling used in the documentation of the first version.
  @_disfavoredOverload
  public func edgeAnchors(
    insets: UIEdgeInsets = .zero, to box: (any AnchorBox)? = nil,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).edgeAnchors(
      insets: insets, to: box, priority: priority, fileID: fileID, line: line)
  }

  /// Adds all subviews, then builds their anchors at once.
  @discardableResult @_disfavoredOverload
  public func add(
    fileID: StaticString = #fileID, line: UInt = #line,
    @AnchorsBuilder _ subviews: () -> [any AnchorLayoutBuilderConvertible]
  ) -> Self { AnchoredView(self).add(subviews(), fileID: fileID, line: line).build() }

  /// Adds all subviews, then builds their anchors at once.
  @discardableResult @_disfavoredOverload
  public func add(
    _ subviews: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self { AnchoredView(self).add(subviews, fileID: fileID, line: line).build() }

  /// Adds all subviews, then builds their anchors at once.
  @discardableResult @_disfavoredOverload
  public func add(
    _ subviews: any AnchorLayoutBuilderConvertible..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self { AnchoredView(self).add(subviews, fileID: fileID, line: line).build() }
}

extension UIView {
  /// Creates a view with subviews and builds their anchors at once.
  @_disfavoredOverload
  public convenience init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @AnchorsBuilder _ subviews: () -> [any AnchorLayoutBuilderConvertible]
  ) {
    self.init(frame: .zero)
    add(subviews(), fileID: fileID, line: line)
  }
}
