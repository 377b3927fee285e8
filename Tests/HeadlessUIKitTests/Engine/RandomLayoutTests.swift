import Foundation
import Testing

@testable import HeadlessUIKit

/// A thousand layouts of everything, with equal priorities and contradictions.
@MainActor
@Suite struct RandomLayoutTests {
  @Test(arguments: 0..<10)
  func aChangedLayoutIsAsIfItHadBeenBuiltThatWay(batch: Int) {
    for number in 0..<100 {
      var generator = SeededGenerator(seed: UInt64(batch * 100 + number))
      let live = BuiltLayout(RandomLayout(&generator))
      var deeds: [String] = []
      _ = live.frames
      for step in 0..<6 {
        deeds.append(live.change(&generator))
        if step % 2 == 1 { _ = live.frames }
      }
      let fresh = BuiltLayout(live.layout)
      if live.frames != fresh.frames {
        Issue.record(
          "\(batch * 100 + number): \(deeds)\n\(live.frames)\n\(fresh.frames)")
      }
    }
  }

  /// Directions turn frames around; ties between places don't turn, so all places are settled.
  @Test func rightToLeftMirrorsLeftToRight() {
    for seed in 0..<150 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var layout = RandomLayout(&generator)
      // Distances between centres don't follow the direction of reading.
      layout.active.removeAll { layout.links[$0].isBetweenCenters }
      let (left, right) = (BuiltLayout(layout), BuiltLayout(layout))
      for (index, pair) in zip(left.views, right.views).enumerated() {
        left.settlePlace(of: pair.0, at: CGFloat(index * 3))
        right.settlePlace(of: pair.1, at: CGFloat(index * 3))
      }
      right.root.forEachInTree { $0.semanticContentAttribute = .forceRightToLeft }
      _ = (left.frames, right.frames)
      for (view, mirror) in zip(left.views, right.views) {
        let width = view.superview?.bounds.width ?? 0
        // Both are rounded to pixels, origins and sizes on their own.
        #expect(abs(width - view.frame.maxX - mirror.frame.minX) <= 1, "\(seed)")
        #expect(view.frame.width == mirror.frame.width, "\(seed)")
        #expect(view.frame.minY == mirror.frame.minY, "\(seed)")
      }
    }
  }

  @Test func aSubtreeThatGoesAndComesChangesNothingElse() {
    for seed in 0..<150 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let layout = RandomLayout(&generator)
      let built = BuiltLayout(layout)
      let before = built.frames
      let guest = BuiltLayout(RandomLayout(&generator))
      let frames = guest.frames
      built.root.addSubview(guest.root)
      #expect(built.frames == before, "\(seed)")
      #expect(guest.frames == frames, "\(seed)")
      guest.root.removeFromSuperview()
      #expect(built.frames == before, "\(seed)")
      #expect(guest.frames == frames, "\(seed)")
    }
  }
}
