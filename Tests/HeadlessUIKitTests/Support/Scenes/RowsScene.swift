import Foundation

@testable import HeadlessUIKit

/// Boxes one below the other, whose constants and contents can change.
@MainActor
final class RowsScene {
  let root: UIView
  var boxes: [Box] = []
  private var gaps: [NSLayoutConstraint] = []
  private var limits: [NSLayoutConstraint] = []

  init(count: Int = 6) {
    root = makeRoot(200, 300)
    build(
      sizes: (0..<count).map { CGSize(width: 20 + 5 * $0, height: 10 + $0) },
      gaps: Array(repeating: 4, count: count), limits: Array(repeating: 150, count: count))
  }

  /// Makes a scene in the same state without any edits.
  init(like other: RowsScene) {
    root = makeRoot(other.root.bounds.width, other.root.bounds.height)
    build(
      sizes: other.boxes.map(\.content), gaps: other.gaps.map(\.constant),
      limits: other.limits.map(\.constant))
    for (limit, original) in zip(limits, other.limits) { limit.isActive = original.isActive }
  }

  private func build(sizes: [CGSize], gaps: [CGFloat], limits: [CGFloat]) {
    var previous = root.topAnchor
    for (index, size) in sizes.enumerated() {
      let box = root.adding(Box(size.width, size.height, named: "\(index)"))
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
      box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).activated()
      self.gaps.append(
        box.topAnchor.constraint(equalTo: previous, constant: gaps[index]).activated())
      self.limits.append(
        box.widthAnchor.constraint(lessThanOrEqualToConstant: limits[index]).activated())
      boxes.append(box)
      previous = box.bottomAnchor
    }
  }

  func change(with generator: inout SeededGenerator) {
    let index = Int.random(in: boxes.indices, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: boxes[index].content.width = .random(in: 0...250, using: &generator)
    case 1: gaps[index].constant = .random(in: -5...20, using: &generator)
    case 2: limits[index].constant = .random(in: 0...150, using: &generator)
    case 3: limits[index].isActive.toggle()
    default: root.frame.size.width = .random(in: 50...250, using: &generator)
    }
  }
}
