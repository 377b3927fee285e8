// Made by Scripts/priority-literals from the functions that take a UILayoutPriority.

extension AnchoredView {
  /// Width and height, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  public func sizeAnchor(
    _ size: CGSize, priority: PriorityLiteral?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    self.sizeAnchor(
      size, priority: priority?.priority ?? AnchorConstraint.defaultPriority, fileID: fileID,
      line: line)
  }

  /// `view.width == view.height × multiplier`.
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

  /// `view.width == view.height × multiplier`.
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

  /// `view.height == view.width × heightToWidth`.
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

  /// Width and height of a view, a guide or a part of the superview: `.sizeAnchor(photo)`.
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

  /// All four edges, each its inset inside those of a view, a guide or a part of the superview. Leading
  /// is the right side where people read from the right.
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

  /// All four edges, each its inset inside those of the superview. Leading is the right side where people
  /// read from the right.
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

  /// All four edges, each its inset inside those of a view, a guide or a part of the superview.
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

  /// All four edges, each its inset inside those of the superview.
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

  /// The same as `edgesAnchors`, in the spelling of the first version's document.
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
  /// Width and height, in points.
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

  /// `view.width == view.height × multiplier`.
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

  /// `view.width == view.height × multiplier`.
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

  /// `view.height == view.width × heightToWidth`.
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

  /// All four edges, each its inset inside those of a view, a guide or a part of the superview.
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

  /// All four edges, each its inset inside those of the superview.
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

  /// The same as `edgesAnchors`, in the spelling of the first version's document.
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
  /// What an anchor is held to.
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
  /// A width and a height, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  public consuming func size(
    _ size: CGSize, priority: PriorityLiteral?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    self.size(size, priority: priority?.priority ?? .required, fileID: fileID, line: line)
  }

  /// `view.width == view.height × ratio`; the one that is said last stands.
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

  /// The proportions of a size.
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
  /// The same line for several views: `Mondrian.align(.firstBaseline, [title, date])`.
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

  /// The same width, height or size for several views: `Mondrian.equal(.both, [yes, no])`.
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
  /// Both middles, moved by offsets.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func center(
    _ relation: ContentRelation<any CoordinateOffsetsConvertible>, to target: some BoxContentTarget,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.center(relation, to: target, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Top and bottom edges.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func vertical(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.vertical(relation, to: target, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Left and right edges.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func horizontal(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.horizontal(relation, to: target, priority: priority.priority, fileID: fileID, line: line)
  }

  /// All four edges.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func edges(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.edges(relation, to: target, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Leading and trailing edges: left and right, where people read from left to right.
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

  /// All four edges, with leading and trailing in place of left and right.
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

  /// Some of the edges.
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

  /// A place beside another view.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func at(
    _ position: RelatedPosition, _ relation: ContentRelation<any InsetsConvertible>,
    priority: PriorityLiteral, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    self.at(position, relation, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Between two views.
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

  /// The width, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func width(
    _ relation: InterRelation<CGFloat>, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout { self.width(relation, priority: priority.priority, fileID: fileID, line: line) }

  /// The width: a multiple of another length, plus a number of points.
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

  /// The width: a multiple of that of something without a variable for it, plus a number of points.
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

  /// The height, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func height(
    _ relation: InterRelation<CGFloat>, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout { self.height(relation, priority: priority.priority, fileID: fileID, line: line) }

  /// The height: a multiple of another length, plus a number of points.
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

  /// The height: a multiple of that of something without a variable for it, plus a number of points.
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

  /// Width and height, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  @discardableResult
  public func size(
    _ relation: InterRelation<CGSize>, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout { self.size(relation, priority: priority.priority, fileID: fileID, line: line) }

  /// Width and height, each the same multiple of that of another view or guide.
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

  /// Width and height, each the same multiple of that of something without a variable for it.
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

  /// The width: so many hundredths of that of something else.
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

  /// The height: so many hundredths of that of something else.
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

  /// The top edge, so many points below the target.
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

  /// The bottom edge, so many points above the target.
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

  /// The left edge, so many points right of the target.
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

  /// The right edge, so many points left of the target.
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

  /// The leading edge, so many points after the target.
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

  /// The trailing edge, so many points before the target.
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

  /// The middle, so many points right of the target.
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

  /// The middle, so many points below the target.
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

  /// The baseline of the first line of text, so many points below the target.
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

  /// The baseline of the last line of text, so many points below the target.
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
