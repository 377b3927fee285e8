// Made by Scripts/priority-literals from the functions that take a UILayoutPriority.

extension AnchoredView {
  /// Constrains the width and height, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  public func sizeAnchor(
    _ size: CGSize, priority: PriorityLiteral?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    self.sizeAnchor(
      size, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// Constrains the aspect ratio: `view.width == view.height × multiplier`.
  ///
  /// The priority is a number, from 1 to 1000.
  public func aspectRatioAnchor(
    _ multiplier: CGFloat, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    self.aspectRatioAnchor(
      multiplier, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// Constrains the aspect ratio: `view.width == view.height × multiplier`.
  ///
  /// The priority is a number, from 1 to 1000.
  public func aspectRatioAnchor(
    multiplier: CGFloat, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    self.aspectRatioAnchor(
      multiplier: multiplier, priority: priority?.priority ?? AnchorConstraint.defaultPriority,
      fileID: fileID, line: line)
  }

  /// Constrains the aspect ratio: `view.height == view.width × heightToWidth`.
  ///
  /// The priority is a number, from 1 to 1000.
  public func aspectRatioAnchor(
    heightToWidth: CGFloat, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    self.aspectRatioAnchor(
      heightToWidth: heightToWidth,
      priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID, line: line)
  }

  /// Constrains the size to that of a view, a guide or an area of the superview:
  /// `.sizeAnchor(photo)`.
  ///
  /// The priority is a number, from 1 to 1000.
  public func sizeAnchor(
    _ box: some AnchorBox, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    self.sizeAnchor(
      box, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// Insets all four edges from those of a view, a guide or an area of the superview. The leading
  /// inset is on the right in a right-to-left layout.
  ///
  /// The priority is a number, from 1 to 1000.
  public func edgesAnchors(
    _ insets: NSDirectionalEdgeInsets, to box: some AnchorBox, priority: PriorityLiteral?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    self.edgesAnchors(
      insets, to: box, priority: priority?.priority ?? AnchorConstraint.defaultPriority,
      fileID: fileID, line: line)
  }

  /// Insets all four edges from those of the superview. The leading inset is on the right in a
  /// right-to-left layout.
  ///
  /// The priority is a number, from 1 to 1000.
  public func edgesAnchors(
    _ insets: NSDirectionalEdgeInsets, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    self.edgesAnchors(
      insets, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// Insets all four edges from those of a view, a guide or an area of the superview.
  ///
  /// The priority is a number, from 1 to 1000.
  public func edgesAnchors(
    _ insets: UIEdgeInsets = .zero, to box: some AnchorBox, priority: PriorityLiteral?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    self.edgesAnchors(
      insets, to: box, priority: priority?.priority ?? AnchorConstraint.defaultPriority,
      fileID: fileID, line: line)
  }

  /// Insets all four edges from those of the superview.
  ///
  /// The priority is a number, from 1 to 1000.
  public func edgesAnchors(
    _ insets: UIEdgeInsets = .zero, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    self.edgesAnchors(
      insets, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// The same as `edgesAnchors`, with the spelling used in the documentation of the first version.
  ///
  /// The priority is a number, from 1 to 1000.
  public func edgeAnchors(
    insets: UIEdgeInsets = .zero, to box: (any AnchorBox)? = nil, priority: PriorityLiteral?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    self.edgeAnchors(
      insets: insets, to: box, priority: priority?.priority ?? AnchorConstraint.defaultPriority,
      fileID: fileID, line: line)
  }

  /// The gap before the view in an `HStack`.
  ///
  /// The priority is a number, from 1 to 1000.
  public func leftSpace(
    _ length: some LayoutNumber, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    self.leftSpace(
      length, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// The gap after the view in an `HStack`.
  ///
  /// The priority is a number, from 1 to 1000.
  public func rightSpace(
    _ length: some LayoutNumber, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    self.rightSpace(
      length, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// The gap before the view in an `HStack`.
  ///
  /// The priority is a number, from 1 to 1000.
  public func leadingSpace(
    _ length: some LayoutNumber, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    self.leadingSpace(
      length, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// The gap after the view in an `HStack`.
  ///
  /// The priority is a number, from 1 to 1000.
  public func trailingSpace(
    _ length: some LayoutNumber, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    self.trailingSpace(
      length, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// The gap above the view in a `VStack`.
  ///
  /// The priority is a number, from 1 to 1000.
  public func topSpace(
    _ length: some LayoutNumber, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    self.topSpace(
      length, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// The gap below the view in a `VStack`.
  ///
  /// The priority is a number, from 1 to 1000.
  public func bottomSpace(
    _ length: some LayoutNumber, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    self.bottomSpace(
      length, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }
}

extension ContentLayoutable where Self: UIView {
  /// Constrains the width and height, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func sizeAnchor(
    _ size: CGSize, priority: PriorityLiteral?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    self.sizeAnchor(
      size, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// Constrains the aspect ratio: `view.width == view.height × multiplier`.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func aspectRatioAnchor(
    _ multiplier: CGFloat, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    self.aspectRatioAnchor(
      multiplier, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// Constrains the aspect ratio: `view.width == view.height × multiplier`.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func aspectRatioAnchor(
    multiplier: CGFloat, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    self.aspectRatioAnchor(
      multiplier: multiplier, priority: priority?.priority ?? AnchorConstraint.defaultPriority,
      fileID: fileID, line: line)
  }

  /// Constrains the aspect ratio: `view.height == view.width × heightToWidth`.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func aspectRatioAnchor(
    heightToWidth: CGFloat, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    self.aspectRatioAnchor(
      heightToWidth: heightToWidth,
      priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID, line: line)
  }

  /// Insets all four edges from those of a view, a guide or an area of the superview.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func edgesAnchors(
    _ insets: UIEdgeInsets = .zero, to box: some AnchorBox, priority: PriorityLiteral?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    self.edgesAnchors(
      insets, to: box, priority: priority?.priority ?? AnchorConstraint.defaultPriority,
      fileID: fileID, line: line)
  }

  /// Insets all four edges from those of the superview.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func edgesAnchors(
    _ insets: UIEdgeInsets = .zero, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    self.edgesAnchors(
      insets, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// The same as `edgesAnchors`, with the spelling used in the documentation of the first version.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func edgeAnchors(
    insets: UIEdgeInsets = .zero, to box: (any AnchorBox)? = nil, priority: PriorityLiteral?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    self.edgeAnchors(
      insets: insets, to: box, priority: priority?.priority ?? AnchorConstraint.defaultPriority,
      fileID: fileID, line: line)
  }

  /// The gap before the view in an `HStack`.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func leftSpace(
    _ length: some LayoutNumber, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    self.leftSpace(
      length, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// The gap after the view in an `HStack`.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func rightSpace(
    _ length: some LayoutNumber, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    self.rightSpace(
      length, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// The gap before the view in an `HStack`.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func leadingSpace(
    _ length: some LayoutNumber, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    self.leadingSpace(
      length, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// The gap after the view in an `HStack`.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func trailingSpace(
    _ length: some LayoutNumber, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    self.trailingSpace(
      length, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// The gap above the view in a `VStack`.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func topSpace(
    _ length: some LayoutNumber, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    self.topSpace(
      length, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// The gap below the view in a `VStack`.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func bottomSpace(
    _ length: some LayoutNumber, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    self.bottomSpace(
      length, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }
}

extension AnchorConstraint {
  /// Creates the right side of a statement.
  ///
  /// The priority is a number, from 1 to 1000.
  public init(
    target: AnchorTarget? = nil, inset: CGFloat = 0, comparisonType: LayoutRelation = .equal,
    priority: PriorityLiteral?
  ) {
    self.init(
      target: target, inset: inset, comparisonType: comparisonType,
      priority: priority?.priority ?? AnchorConstraint.defaultPriority)
  }
}

extension LayoutDescriptor {
  /// Sets the width and height, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  public consuming func size(
    _ size: CGSize, priority: PriorityLiteral?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    self.size(size, priority: priority?.priority ?? .required, fileID: fileID, line: line)
  }

  /// Sets the aspect ratio: `view.width == view.height × ratio`. A later ratio replaces an earlier
  /// one.
  ///
  /// The priority is a number, from 1 to 1000.
  public consuming func aspectRatio(
    _ ratio: CGFloat, priority: PriorityLiteral?, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    self.aspectRatio(
      ratio, priority: priority?.priority ?? .required, identifier: identifier, fileID: fileID,
      line: line)
  }

  /// Sets the aspect ratio to that of a size.
  ///
  /// The priority is a number, from 1 to 1000.
  public consuming func aspectRatio(
    _ size: CGSize, priority: PriorityLiteral?, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    self.aspectRatio(
      size, priority: priority?.priority ?? .required, identifier: identifier, fileID: fileID,
      line: line)
  }
}

extension Mondrian {
  /// Aligns several views: `Mondrian.align(.firstBaseline, [title, date])`.
  ///
  /// The priority is a number, from 1 to 1000.
  @preconcurrency @MainActor
  public static func align(
    _ attribute: LayoutAttribute, _ views: [UIView], priority: PriorityLiteral?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutDescriptor] {
    self.align(
      attribute, views, priority: priority?.priority ?? .required, fileID: fileID, line: line)
  }

  /// Gives several views the same width, height or size: `Mondrian.equal(.both, [yes, no])`.
  ///
  /// The priority is a number, from 1 to 1000.
  @preconcurrency @MainActor
  public static func equal(
    _ axes: LayoutAxis.Set, _ views: [UIView], priority: PriorityLiteral?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutDescriptor] {
    self.equal(axes, views, priority: priority?.priority ?? .required, fileID: fileID, line: line)
  }
}

extension ViewLayout {
  /// Constrains both centers, moved by offsets.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func center(
    _ relation: ContentRelation<any CoordinateOffsetsConvertible>, to target: some BoxContentTarget,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.center(relation, to: target, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Constrains the top and bottom edges.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func vertical(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.vertical(relation, to: target, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Constrains the left and right edges, or the leading and trailing edges for directional insets.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func horizontal(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.horizontal(relation, to: target, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Constrains all four edges; for directional insets, with leading and trailing in place of left
  /// and right.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func edges(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.edges(relation, to: target, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Constrains the leading and trailing edges: left and right in a left-to-right layout.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func directionalHorizontal(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.directionalHorizontal(
      relation, to: target, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Constrains all four edges, with leading and trailing in place of left and right.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func directionalEdges(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.directionalEdges(
      relation, to: target, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Constrains some of the edges.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func at(
    _ positions: LayoutPositions, _ relation: ContentRelation<any InsetsConvertible>,
    to target: some BoxContentTarget, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    self.at(
      positions, relation, to: target, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Places the view beside another one.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func at(
    _ position: RelatedPosition, _ relation: ContentRelation<any InsetsConvertible>,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.at(position, relation, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Places the view between two others.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func inBetween(
    of first: UIView, and second: UIView, _ between: BetweenRelation, priority: PriorityLiteral,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.inBetween(
      of: first, and: second, between, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Constrains the width, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func width(
    _ relation: InterRelation<CGFloat>, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout { self.width(relation, priority: priority.priority, fileID: fileID, line: line) }

  /// Constrains the width to a multiple of another length, plus a number of points.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func width(
    _ relation: InterRelation<some LengthContentTarget>, multiplyBy multiplier: CGFloat = 1,
    constant: some LayoutNumber = CGFloat(0), priority: PriorityLiteral,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.width(
      relation, multiplyBy: multiplier, constant: constant, priority: priority.priority,
      fileID: fileID, line: line)
  }

  /// Constrains the width to a multiple of that of a target that needs no variable, plus a number
  /// of points.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func width(
    _ relation: InterRelation<AnonymousRelation>, multiplyBy multiplier: CGFloat = 1,
    constant: some LayoutNumber = CGFloat(0), priority: PriorityLiteral,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.width(
      relation, multiplyBy: multiplier, constant: constant, priority: priority.priority,
      fileID: fileID, line: line)
  }

  /// Constrains the height, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func height(
    _ relation: InterRelation<CGFloat>, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout { self.height(relation, priority: priority.priority, fileID: fileID, line: line) }

  /// Constrains the height to a multiple of another length, plus a number of points.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func height(
    _ relation: InterRelation<some LengthContentTarget>, multiplyBy multiplier: CGFloat = 1,
    constant: some LayoutNumber = CGFloat(0), priority: PriorityLiteral,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.height(
      relation, multiplyBy: multiplier, constant: constant, priority: priority.priority,
      fileID: fileID, line: line)
  }

  /// Constrains the height to a multiple of that of a target that needs no variable, plus a number
  /// of points.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func height(
    _ relation: InterRelation<AnonymousRelation>, multiplyBy multiplier: CGFloat = 1,
    constant: some LayoutNumber = CGFloat(0), priority: PriorityLiteral,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.height(
      relation, multiplyBy: multiplier, constant: constant, priority: priority.priority,
      fileID: fileID, line: line)
  }

  /// Constrains the width and height, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func size(
    _ relation: InterRelation<CGSize>, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout { self.size(relation, priority: priority.priority, fileID: fileID, line: line) }

  /// Constrains the width and height, each to the same multiple of that of another view or guide.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func size(
    _ relation: InterRelation<some BoxContentTarget>, multiplyBy multiplier: CGFloat = 1,
    constant: some LayoutNumber = CGFloat(0), priority: PriorityLiteral,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.size(
      relation, multiplyBy: multiplier, constant: constant, priority: priority.priority,
      fileID: fileID, line: line)
  }

  /// Constrains the width and height, each to the same multiple of that of a target that needs no
  /// variable.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func size(
    _ relation: InterRelation<AnonymousRelation>, multiplyBy multiplier: CGFloat = 1,
    constant: some LayoutNumber = CGFloat(0), priority: PriorityLiteral,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.size(
      relation, multiplyBy: multiplier, constant: constant, priority: priority.priority,
      fileID: fileID, line: line)
  }

  /// Constrains the width to a percentage of the target's.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func width(
    percent percentage: some LayoutNumber, of target: some BoxContentTarget,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.width(
      percent: percentage, of: target, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Constrains the height to a percentage of the target's.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func height(
    percent percentage: some LayoutNumber, of target: some BoxContentTarget,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.height(
      percent: percentage, of: target, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Constrains the top edge, a number of points below the target.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func top(
    _ relation: ContentRelation<CGFloat>, to target: some VerticalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    self.top(
      relation, to: target, multiplyBy: multiplier, priority: priority.priority, fileID: fileID,
      line: line)
  }

  /// Constrains the bottom edge, a number of points above the target.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func bottom(
    _ relation: ContentRelation<CGFloat>, to target: some VerticalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    self.bottom(
      relation, to: target, multiplyBy: multiplier, priority: priority.priority, fileID: fileID,
      line: line)
  }

  /// Constrains the left edge, a number of points to the right of the target.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func left(
    _ relation: ContentRelation<CGFloat>, to target: some HorizontalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    self.left(
      relation, to: target, multiplyBy: multiplier, priority: priority.priority, fileID: fileID,
      line: line)
  }

  /// Constrains the right edge, a number of points to the left of the target.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func right(
    _ relation: ContentRelation<CGFloat>, to target: some HorizontalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    self.right(
      relation, to: target, multiplyBy: multiplier, priority: priority.priority, fileID: fileID,
      line: line)
  }

  /// Constrains the leading edge, a number of points after the target in the reading direction.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func leading(
    _ relation: ContentRelation<CGFloat>, to target: some HorizontalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    self.leading(
      relation, to: target, multiplyBy: multiplier, priority: priority.priority, fileID: fileID,
      line: line)
  }

  /// Constrains the trailing edge, a number of points before the target in the reading direction.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func trailing(
    _ relation: ContentRelation<CGFloat>, to target: some HorizontalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    self.trailing(
      relation, to: target, multiplyBy: multiplier, priority: priority.priority, fileID: fileID,
      line: line)
  }

  /// Constrains the horizontal center, a number of points to the right of the target.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func centerX(
    _ relation: ContentRelation<CGFloat>, to target: some HorizontalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    self.centerX(
      relation, to: target, multiplyBy: multiplier, priority: priority.priority, fileID: fileID,
      line: line)
  }

  /// Constrains the vertical center, a number of points below the target.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func centerY(
    _ relation: ContentRelation<CGFloat>, to target: some VerticalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    self.centerY(
      relation, to: target, multiplyBy: multiplier, priority: priority.priority, fileID: fileID,
      line: line)
  }

  /// Constrains the baseline of the first line of text, a number of points below the target.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func firstBaseline(
    _ relation: ContentRelation<CGFloat>, to target: some VerticalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    self.firstBaseline(
      relation, to: target, multiplyBy: multiplier, priority: priority.priority, fileID: fileID,
      line: line)
  }

  /// Constrains the baseline of the last line of text, a number of points below the target.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func lastBaseline(
    _ relation: ContentRelation<CGFloat>, to target: some VerticalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    self.lastBaseline(
      relation, to: target, multiplyBy: multiplier, priority: priority.priority, fileID: fileID,
      line: line)
  }
}
