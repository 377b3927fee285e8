import Foundation

/// A filled group, and its position.
struct CompositionalGroup {
  /// The index of its first item in the section.
  let first: Int
  /// Its contents, relative to its origin.
  var filled: GroupFilling.Filled
  private(set) var origin = CGPoint.zero
  /// The farthest end of all items in the section up to the last one of this group.
  private(set) var reach: CGFloat = 0

  init(first: Int, filled: GroupFilling.Filled) {
    (self.first, self.filled) = (first, filled)
  }

  /// - Parameters:
  ///   - along: The start on the axis along which groups are stacked.
  ///   - across: The start on the other axis.
  ///   - reach: The reach of the previous groups.
  mutating func place(
    _ along: CGFloat, _ across: CGFloat, on axis: NSLayoutConstraint.Axis, after reach: CGFloat
  ) {
    origin = CGPoint(along, across, axis)
    self.reach = filled.places.reduce(reach) { max($0, frame(of: $1).end(on: axis)) }
  }

  func start(on axis: NSLayoutConstraint.Axis) -> CGFloat {
    CGRect(origin: origin, size: .zero).origin(on: axis)
  }

  /// Returns the end of the group, including the gap after it.
  func end(on axis: NSLayoutConstraint.Axis, gap: CGFloat) -> CGFloat {
    start(on: axis) + (filled.size.length(on: axis) + gap)
  }

  private func frame(of place: CompositionalSection.Place) -> CGRect {
    place.frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the position of an item.
  func place(ofItem item: Int) -> CompositionalSection.Place {
    var place = filled.places[item - first]
    place.frame = frame(of: place)
    return place
  }

  /// Returns the first item that ends after a point, or the first item of the next group.
  func firstItem(endingAfter point: CGFloat, on axis: NSLayoutConstraint.Axis) -> Int {
    let place = filled.places.firstIndex { frame(of: $0).end(on: axis) > point }
    return first + (place ?? filled.places.count)
  }
}

/// Not isolated, because each step of a binary search would check for the main actor.
extension [CompositionalGroup] {
  /// Returns the index of the group with an item.
  func index(of item: Int) -> Int {
    partitionPoint { $0.first > item } - 1
  }

  /// Returns the items that may lie between two points.
  ///
  /// - Parameter count: The number of items in all groups.
  func items(
    from start: CGFloat, to end: CGFloat, on axis: NSLayoutConstraint.Axis, of count: Int
  ) -> Range<Int> {
    let nearest = partitionPoint { $0.reach > start }
    let beyond = partitionPoint { $0.start(on: axis) >= end }
    let last = beyond < self.count ? self[beyond].first : count
    guard nearest < self.count else { return last..<last }
    return Swift.min(self[nearest].firstItem(endingAfter: start, on: axis), last)..<last
  }
}
