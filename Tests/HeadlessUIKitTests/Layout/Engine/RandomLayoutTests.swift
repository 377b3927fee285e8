import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Random layouts of every kind of element, with equal priorities and contradictions.
@MainActor
struct RandomLayoutTests {
  /// A layout and the edits to it.
  private struct Story {
    var layout: RandomLayout
    var edits: [LayoutEdit] = []

    init(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed))
      layout = RandomLayout(&generator)
      for step in 0..<6 {
        edits.append(.random(of: layout, &generator))
        if step % 2 == 1 { edits.append(.layout) }
      }
    }

    /// The frames after the edits and those of a layout that was built in its final form, if they
    /// differ.
    @MainActor
    var difference: (live: [String], fresh: [String])? {
      let live = BuiltLayout(layout)
      live.apply([.layout] + edits)
      let frames = live.frames
      let fresh = BuiltLayout(live.layout)
      guard frames != fresh.frames else { return nil }
      // Where an offset decides the size of the content, there may be no layout in which the offset
      // stays.
      let end = live.layout
      let isScrolled = end.active.contains { end.isScrolled(end.links[$0]) }
      guard !isScrolled || live.offsets == fresh.offsets else { return nil }
      return (frames, fresh.frames)
    }

    /// The same story, without everything that is not needed for the difference.
    @MainActor
    var shortened: Story {
      var story = self
      for index in story.edits.indices.reversed() {
        var shorter = story
        shorter.edits.remove(at: index)
        if shorter.difference != nil { story = shorter }
      }
      for index in story.layout.active.indices.reversed() {
        var shorter = story
        shorter.layout.active.remove(at: index)
        if shorter.difference != nil { story = shorter }
      }
      return story
    }

    var text: String { (layout.lines + edits.map { "\($0)" }).joined(separator: "\n") }
  }

  @Test(arguments: 0..<caseCount(3))
  func editedLayoutEqualsAFreshBuild(batch: Int) {
    for seed in batch * 100..<(batch + 1) * 100 {
      let story = Story(seed: seed)
      guard story.difference != nil else { continue }
      let shortened = story.shortened
      Issue.record(
        """
        seed \(seed)
        \(shortened.text)
        changed: \(shortened.difference?.live ?? [])
        built:   \(shortened.difference?.fresh ?? [])
        """)
    }
  }

  /// The direction mirrors frames. Ties between places are not mirrored, so all places are settled.
  @Test func rightToLeftMirrorsLeftToRight() {
    for seed in 0..<caseCount(250) {
      var generator = SeededGenerator(seed: UInt64(seed))
      var layout = RandomLayout(&generator)
      layout.active = layout.active.filter { layout.isMirrored(layout.links[$0]) }
      for index in layout.items.indices { layout.items[index].isRightToLeft = false }
      let (left, right) = (BuiltLayout(layout), BuiltLayout(layout))
      for built in [left, right] { built.settlePlaces() }
      right.root.forEachInTree { $0.semanticContentAttribute = .forceRightToLeft }
      _ = (left.frames, right.frames)
      for (view, mirror) in zip(left.views, right.views) {
        let scrollView = view.superview as? UIScrollView
        let width = scrollView?.contentSize.width ?? view.superview?.bounds.width ?? 0
        // Both frames are rounded to pixels, origins and sizes separately.
        #expect(abs(width - view.frame.maxX - mirror.frame.minX) <= 1, "\(seed)")
        #expect(view.frame.width == mirror.frame.width, "\(seed)")
        #expect(view.frame.minY == mirror.frame.minY, "\(seed)")
      }
    }
  }

  @Test func addingAndRemovingSubtreeChangesNothingElse() {
    for seed in 0..<caseCount(250) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let built = BuiltLayout(RandomLayout(&generator))
      let before = built.frames
      let guest = BuiltLayout(RandomLayout(&generator))
      let frames = guest.frames
      let hosts = [built.root] + built.views.filter { !($0 is UIStackView) }
      let host = RandomLayout.pick(hosts, &generator)
      host.insertSubview(guest.root, at: .random(in: 0...host.subviews.count, using: &generator))
      #expect(built.frames == before, "\(seed)")
      #expect(guest.frames == frames, "\(seed)")
      guest.root.removeFromSuperview()
      #expect(built.frames == before, "\(seed)")
      #expect(guest.frames == frames, "\(seed)")
    }
  }
}
