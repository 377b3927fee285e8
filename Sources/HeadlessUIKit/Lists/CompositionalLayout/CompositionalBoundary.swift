import Foundation

/// A supplementary item at the boundary of a section, or of all sections.
@MainActor
struct CompositionalBoundary {
  let item: NSCollectionLayoutBoundarySupplementaryItem
  let place: CompositionalSection.Place

  /// Places the items before or after the content.
  ///
  /// - Parameters:
  ///   - items: All items at the boundary, before and after.
  ///   - axis: The scroll axis.
  ///   - room: The available area across the axis.
  ///   - end: The start of the first item; receives the end of the last one.
  ///   - wanted: Returns the preferred size of an item that has been measured.
  static func place(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], before: Bool,
    on axis: NSLayoutConstraint.Axis, in room: CGRect, end: inout CGFloat,
    wanted: (Int) -> CGSize?
  ) -> [CompositionalBoundary] {
    var placed: [CompositionalBoundary] = []
    for (index, item) in items.enumerated() where item.isBefore(on: axis) == before {
      let size = item.size(in: room, wanted: wanted(index))
      let length = size.length(on: axis)
      let along = !before && !item.extendsBoundary ? end - length : end
      placed.append(CompositionalBoundary(item, size, along: along, on: axis, in: room))
      if item.extendsBoundary { end += length }
    }
    return placed
  }

  /// Places the items beside the content, centered along it unless they are longer.
  ///
  /// - Parameters:
  ///   - start: The start of the content.
  ///   - end: The end of the content; receives the end of the longest item.
  static func placeBeside(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    on axis: NSLayoutConstraint.Axis, in room: CGRect, from start: CGFloat, to end: inout CGFloat,
    wanted: (Int) -> CGSize?
  ) -> [CompositionalBoundary] {
    let beside = items.enumerated().filter { $1.isBefore(on: axis) == nil }
    let sized = beside.map { ($1, $1.size(in: room, wanted: wanted($0))) }
    end = sized.reduce(end) { max($0, start + $1.1.length(on: axis)) }
    return sized.map { item, size in
      let along = start + (end - start - size.length(on: axis)) / 2
      return CompositionalBoundary(item, size, along: along, on: axis, in: room)
    }
  }

  /// Returns the insets that items beside the content need.
  static func sides(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], on axis: NSLayoutConstraint.Axis,
    in room: CGSize
  ) -> UIEdgeInsets {
    var (start, end) = (CGFloat(0), CGFloat(0))
    for item in items where item.extendsBoundary && item.isBefore(on: axis) == nil {
      let length = item.layoutSize.size(in: room).length(on: axis.other)
      switch item.alignment.share(on: axis.other) {
      case 0: start = max(start, length)
      case 1: end = max(end, length)
      default: break
      }
    }
    return axis == .vertical
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
  }

  private init(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, along: CGFloat,
    on axis: NSLayoutConstraint.Axis, in room: CGRect
  ) {
    let rest = room.length(on: axis.other) - size.length(on: axis.other)
    let across = room.origin(on: axis.other) + rest * item.alignment.share(on: axis.other)
    let frame = CGRect(origin: CGPoint(along, across, axis), size: size)
    self.item = item
    place = CompositionalSection.Place(
      frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y), size: item.layoutSize)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate func size(in room: CGRect, wanted: CGSize?) -> CGSize {
    layoutSize.size(in: room.size).with(wanted, where: layoutSize)
  }
}

extension NSLayoutConstraint.Axis {
  var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
  /// - Parameters:
  ///   - along: The coordinate on the axis.
  ///   - across: The coordinate on the other axis.
  init(_ along: CGFloat, _ across: CGFloat, _ axis: NSLayoutConstraint.Axis) {
    self = axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }
}

extension CGSize {
  init(_ along: CGFloat, _ across: CGFloat, _ axis: NSLayoutConstraint.Axis) {
    self =
      axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// Returns the size with another length on an axis.
  func with(_ length: CGFloat, on axis: NSLayoutConstraint.Axis) -> CGSize {
    CGSize(length, self.length(on: axis.other), axis)
  }

  /// Returns the size with the preferred lengths on the axes that are estimated.
  @MainActor
  func with(_ wanted: CGSize?, where size: NSCollectionLayoutSize) -> CGSize {
    guard let wanted else { return self }
    return CGSize(
      width: size.widthDimension.isEstimated ? wanted.width : width,
      height: size.heightDimension.isEstimated ? wanted.height : height)
  }
}

extension CGRect {
  /// Returns the rectangle inset across an axis.
  func inset(by insets: UIEdgeInsets, across axis: NSLayoutConstraint.Axis) -> CGRect {
    inset(
      by: axis == .vertical
        ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
        : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0))
  }
}
