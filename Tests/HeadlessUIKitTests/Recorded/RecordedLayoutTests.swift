import Foundation
import Testing

@testable import HeadlessUIKit

/// Layouts that real UIKit made from constraints, ties included.
@MainActor
struct RecordedLayoutTests {
  @Test func allRecordingsCanBeRead() {
    #expect(RecordedLayout.all.count == 14)
  }

  @Test(arguments: RecordedLayout.all)
  func constraintsLayOutAsOnADevice(layout: RecordedLayout) throws {
    try onDevice(.iPhoneSE) {
      #expect(UIScreen.main.scale == layout.scale)
      let scene = try Scene(layout)
      let messages = try collectingLog {
        scene.root.layoutIfNeeded()
        try expectRecordedFrames(layout, scene)
      }
      #expect(messages.isEmpty)
    }
  }

  private func expectRecordedFrames(_ layout: RecordedLayout, _ scene: Scene) throws {
    for leaf in layout.leaves {
      let view = try #require(scene.views[leaf.id])
      let frame = view.convert(view.bounds, to: scene.root)
      #expect(
        Headless.numbers(frame) == leaf.frame.map(Headless.number).joined(separator: " "),
        "\(leaf.id)")
    }
    let size = scene.root.bounds.size
    #expect([size.width, size.height] == layout.container.measured)
  }
}

@MainActor
private struct Scene {
  let root = UIView()
  var views: [String: UIView] = [:]

  init(_ layout: RecordedLayout) throws {
    root.translatesAutoresizingMaskIntoConstraints = false
    var items: [String: AnyObject] = ["root": root, "safeArea": root.safeAreaLayoutGuide]
    let sizes = Dictionary(uniqueKeysWithValues: layout.leaves.map { ($0.id, $0.size) })
    for name in layout.views {
      let size = (sizes[name] ?? nil) ?? CGSize(width: -1, height: -1)
      let box = Box(size.width, size.height, named: name)
      views[name] = box
      items[name] = box
    }
    for name in layout.views {
      let superview = layout.superviews[name].flatMap { views[$0] } ?? root
      superview.addSubview(try #require(views[name]))
    }
    for name in layout.guides {
      let guide = UILayoutGuide()
      guide.identifier = name
      root.addLayoutGuide(guide)
      items[name] = guide
    }
    NSLayoutConstraint.activate(
      try layout.constraints.map { try $0.constraint(items: items) })
  }
}
