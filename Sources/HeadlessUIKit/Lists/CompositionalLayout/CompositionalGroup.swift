import Foundation

/// A filled group, and where it is.
struct CompositionalGroup {
  /// Which of the items of the section is its first.
  let first: Int
  /// What is in it, counted from where it begins.
  var filled: GroupFilling.Filled
  private(set) var origin = CGPoint.zero
  /// The farthest end of all items of the section up to its last.
  private(set) var reach: CGFloat = 0

  init(first: Int, filled: GroupFilling.Filled) {
    (self.first, self.filled) = (first, filled)
  }

  /// - Parameters:
  ///   - along: Where it begins on the axis on which groups follow each other.
  ///   - across: Where it begins on the other axis.
  ///   - reach: That of the groups before it.
  mutating func place(
    _ along: CGFloat, _ across: CGFloat, on axis: NSLayoutConstraint.Axis, after reach: CGFloat
  ) {
    origin = CGPoint(along, across, axis)
    self.reach = filled.places.reduce(reach) { max($0, frame(of: $1).end(on: axis)) }
  }

  func start(on axis: NSLayoutConstraint.Axis) -> CGFloat {
    CGRect(origin: origin, size: .zero).origin(on: axis)
  }

  /// Where it ends, and what is free behind it.
  func end(on axis: NSLayoutConstraint.Axis, gap: CGFloat) -> CGFloat {
    start(on: axis) + (filled.size.length(on: axis) + gap)
  }

  private func frame(of place: CompositionalSection.Place) -> CGRect {
    place.frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Where one of its items is.
  func place(ofItem item: Int) -> CompositionalSection.Place {
    var place = filled.places[item - first]
    place.frame = frame(of: place)
    return place
  }

  /// The first of its items that ends behind a point, or the first of the next group.
  func firstItem(endingAfter point: CGFloat, on axis: NSLayoutConstraint.Axis) -> Int {
    let place = filled.places.firstIndex { frame(of: $0).end(on: axis) > point }
    return first + (place ?? filled.places.count)
  }
}

/// Not isolated: else each step of a search would ask whether it is on the main actor.
extension [CompositionalGroup] {
  /// The group that an item is in.
  func index(of item: Int) -> Int {
    partitionPoint { $0.first > item } - 1
  }

  /// The items that may lie between two points.
  ///
  /// - Parameter count: How many there are in all groups.
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
