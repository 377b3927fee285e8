import Foundation

/// Something at the boundary of a section, or of all of them.
@MainActor
struct CompositionalBoundary {
  let item: NSCollectionLayoutBoundarySupplementaryItem
  let place: CompositionalSection.Place

  /// Places what is before something, or after it.
  ///
  /// - Parameters:
  ///   - items: What is at the boundary, both before and after.
  ///   - axis: Along which the layout is scrolled.
  ///   - room: Where they may be across it.
  ///   - end: Where the first begins; afterwards where the last ends.
  ///   - wanted: How large they want to be that have been asked.
  static func place(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], before: Bool,
    on axis: NSLayoutConstraint.Axis, in room: CGRect, end: inout CGFloat,
    wanted: (Int) -> CGSize?
  ) -> [CompositionalBoundary] {
    let crossAxis = axis.other
    var placed: [CompositionalBoundary] = []
    for (index, item) in items.enumerated() where item.isBefore(on: axis) == before {
      let size = item.layoutSize.size(in: room.size).with(wanted(index), where: item.layoutSize)
      let length = size.length(on: axis)
      let rest = room.length(on: crossAxis) - size.length(on: crossAxis)
      let along = !before && !item.extendsBoundary ? end - length : end
      let across = room.origin(on: crossAxis) + rest * item.share
      let frame = CGRect(origin: CGPoint(along, across, axis), size: size)
      placed.append(
        CompositionalBoundary(
          item: item,
          place: CompositionalSection.Place(
            frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y), size: item.layoutSize)))
      if item.extendsBoundary { end += length }
    }
    return placed
  }
}

extension NSLayoutConstraint.Axis {
  var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
  /// - Parameters:
  ///   - along: On the axis.
  ///   - across: On the other one.
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

  /// As large as a view wants to be, where that counts.
  @MainActor
  func with(_ wanted: CGSize?, where size: NSCollectionLayoutSize) -> CGSize {
    guard let wanted else { return self }
    return CGSize(
      width: size.widthDimension.isEstimated ? wanted.width : width,
      height: size.heightDimension.isEstimated ? wanted.height : height)
  }
}

extension CGRect {
  /// Without what insets take across an axis.
  func inset(by insets: UIEdgeInsets, across axis: NSLayoutConstraint.Axis) -> CGRect {
    inset(
      by: axis == .vertical
        ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
        : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0))
  }
}
