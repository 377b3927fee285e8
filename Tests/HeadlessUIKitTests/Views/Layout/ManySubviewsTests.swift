import Foundation
import Testing

@testable import HeadlessUIKit

/// Views with so many subviews that a pass visits only those that have changed.
@MainActor
struct ManySubviewsTests {
  private let root = makeRoot(390, 4_000)
  private var labels: [UILabel] = []
  private var tops: [NSLayoutConstraint] = []

  init() {
    var top = root.topAnchor
    for number in 0..<60 {
      let label = root.adding(UILabel())
      label.text = "Row \(number)" + String(repeating: " of a list", count: number % 7)
      label.numberOfLines = number % 2
      labels.append(label)
      tops.append(label.topAnchor.constraint(equalTo: top, constant: 8).activated())
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).activated()
      top = label.bottomAnchor
    }
    root.layoutIfNeeded()
  }

  /// After any change, visiting all subviews once more changes nothing.
  @Test(arguments: 0..<8)
  func partialPassMatchesAFullPass(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      change(using: &generator)
      root.markNeedsLayout()
      root.layoutIfNeeded()
      let frames = Headless.frames(of: root)
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(Headless.frames(of: root) == frames)
    }
  }

  private func change(using generator: inout SeededGenerator) {
    let number = Int.random(in: labels.indices, using: &generator)
    let label = labels[number]
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: label.text = String(repeating: "A title ", count: number % 9 + 1)
    case 2: tops[number].constant = CGFloat(Int.random(in: 0...20, using: &generator))
    case 3: label.frame.origin.x += 30
    case 4: label.layer.position.y += 30
    case 5: label.layer.anchorPoint.x = 0.25
    case 6: root.bringSubviewToFront(label)
    case 7: label.translatesAutoresizingMaskIntoConstraints.toggle()
    case 8:
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.translatesAutoresizingMaskIntoConstraints = number % 2 == 0
      root.insertSubview(view, at: number)
      if number % 3 == 0 {
        view.centerYAnchor.constraint(equalTo: label.centerYAnchor).isActive = true
      }
    default:
      root.subviews.first { !($0 is UILabel) }?.removeFromSuperview()
    }
  }

  @Test func nextLayoutRestoresMovedSubview() {
    let frame = labels[40].frame
    labels[40].frame = .zero
    root.markNeedsLayout()
    root.layoutIfNeeded()
    #expect(labels[40].frame == frame)
  }

  @Test func guidesFollowTheirConstraints() {
    let guides = (0..<40).map { _ in UILayoutGuide() }
    for (guide, label) in zip(guides, labels) {
      root.addLayoutGuide(guide)
      guide.topAnchor.constraint(equalTo: label.topAnchor).isActive = true
      guide.heightAnchor.constraint(equalToConstant: 5).isActive = true
    }
    root.layoutIfNeeded()
    for constant in [30.0, 8] {
      tops[20].constant = constant
      root.layoutIfNeeded()
      for (guide, label) in zip(guides, labels) {
        #expect(guide.layoutFrame.minY == label.frame.minY)
      }
    }
    root.removeLayoutGuide(guides[20])
    tops[20].constant = 10
    root.layoutIfNeeded()
    #expect(guides[39].layoutFrame.minY == labels[39].frame.minY)
  }

  /// If a layout marks a later sibling, the same pass lays that sibling out.
  @Test func siblingMarkedDuringLayoutIsLaidOut() {
    let views = (0..<40).map { _ in root.adding(MarkingView()) }
    for (view, next) in zip(views, views.dropFirst()) { view.follower = next }
    root.layoutIfNeeded()
    for view in views { view.count = 0 }
    views[3].setNeedsLayout()
    root.layoutIfNeeded()
    #expect(views.map(\.count) == views.indices.map { $0 < 3 ? 0 : 1 })
  }
}

private final class MarkingView: UIView {
  var count = 0
  weak var follower: MarkingView?

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    follower?.setNeedsLayout()
  }
}
