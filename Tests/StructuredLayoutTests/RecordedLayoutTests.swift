import Foundation
import TestSupport
import Testing

/// Layouts recorded as pictures on Apple's UIKit come out as recorded.
@MainActor
struct RecordedLayoutTests {
  /// Layouts that differ on purpose: no spacing is added beside a spacer at the edge, so there are
  /// 20 points below the last box instead of 24.
  private static let deviations = ["VStackTests/test_mixing_spacer"]

  nonisolated static let recordings: [Recording] = {
    let url = Bundle.module.url(
      forResource: "recorded-layouts", withExtension: "json", subdirectory: "Recorded")
    let all = url.flatMap { try? Data(contentsOf: $0) }
      .flatMap { try? JSONDecoder().decode([Recording].self, from: $0) }
    return (all ?? []).filter { $0.tree != nil }
  }()

  @Test func thereAreThirteenRecordings() {
    #expect(Self.recordings.count == 13)
  }

  @Test(arguments: recordings)
  func blocksGiveTheRecordedFrames(recording: Recording) throws {
    guard !Self.deviations.contains(recording.id), let tree = recording.tree else { return }
    let stage = Stage(recording.container.size, device: .iPhoneSE)
    recording.container.release(stage.view)
    let frames = stage.frames(of: tree.buildBlocks(on: stage.view).views)
    #expect(stage.size == recording.container.measured)
    for leaf in recording.leaves {
      let frame = try #require(frames[leaf.id])
      #expect(frame == leaf.rect, "\(leaf.id)")
    }
  }

  @Test(arguments: recordings)
  func theOriginalsConstraintsGiveTheRecordedFrames(recording: Recording) throws {
    guard let tree = recording.tree else { return }
    let stage = Stage(recording.container.size, device: .iPhoneSE)
    recording.container.release(stage.view)
    let frames = stage.frames(of: tree.buildOriginal(on: stage.view).views)
    for leaf in recording.leaves {
      let frame = try #require(frames[leaf.id])
      #expect(frame.isClose(to: leaf.rect, within: 0.01), "\(leaf.id) \(frame) \(leaf.rect)")
    }
  }

  @Test func noSpacingIsAddedBesideASpacerAtTheEdge() throws {
    let recording = try #require(Self.recordings.first { $0.id == Self.deviations[0] })
    let tree = try #require(recording.tree)
    let stage = Stage(CGSize(width: 20, height: 180))
    expectFrames(
      stage.frames(of: tree.buildBlocks(on: stage.view).views),
      "a 0 0 20 20, b 0 116 20 20, c 0 140 20 20")
  }
}

/// A layout and its recorded picture.
struct Recording: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let container: Container
  let tree: Sketch?
  let leaves: [Leaf]

  struct Leaf: Decodable, Sendable {
    let id: String
    private let frame: [CGFloat]

    var rect: CGRect { CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
  }

  struct Container: Decodable, Sendable {
    private let width: Length
    private let height: Length
    private let sides: [CGFloat]

    private enum CodingKeys: String, CodingKey {
      case width, height
      case sides = "measured"
    }

    var measured: CGSize { CGSize(width: sides[0], height: sides[1]) }

    /// Nil if the container is free on both axes.
    var size: CGSize? {
      if width.isFree, height.isFree { return nil }
      return CGSize(width: width.points, height: height.points)
    }

    /// Frees the axis on which the container has no size.
    @MainActor
    func release(_ view: UIView) {
      for (length, attribute) in [(width, NSLayoutConstraint.Attribute.width), (height, .height)]
      where length.isFree {
        let constraints = view.constraints.filter {
          $0.firstAttribute == attribute && $0.secondItem == nil && $0.priority == .required
        }
        NSLayoutConstraint.deactivate(constraints)
        for constraint in constraints { constraint.priority = .fittingSizeLevel }
        NSLayoutConstraint.activate(constraints)
      }
    }
  }

  private enum CodingKeys: String, CodingKey {
    case id, container, tree, leaves
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    container = try values.decode(Container.self, forKey: .container)
    tree = try? values.decode(Sketch.self, forKey: .tree)
    leaves = try values.decode([Leaf].self, forKey: .leaves)
  }

  var testDescription: String { id }
}

/// A number of points, or a text that means that there is none.
private struct Length: Decodable, Sendable {
  let points: CGFloat
  let isFree: Bool

  init(from decoder: any Decoder) throws {
    let number = try? decoder.singleValueContainer().decode(CGFloat.self)
    points = number ?? 0
    isFree = number == nil
  }
}
