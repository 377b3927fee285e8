import Foundation
import Testing

@testable import HeadlessUIKit

/// Frames around a safe area as real UIKit printed them, on nine devices.
@MainActor
@Suite struct SafeAreaFactsTests {
  struct Fact: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let inputs: Inputs
    let value: [String: [CGFloat]]
    var testDescription: String { id }
  }

  struct Inputs: Decodable, Sendable {
    let root: [CGFloat]
    let safeAreaInsets: [String: CGFloat]
    let constraints: [[String]]
    let labels: [String: Label]
  }

  struct Label: Decodable, Sendable {
    let intrinsic: [CGFloat]
  }

  nonisolated static let facts: [Fact] = {
    struct Entry: Decodable {
      let fact: Fact?
      init(from decoder: any Decoder) throws { fact = try? Fact(from: decoder) }
    }
    guard
      let url = Bundle.module.url(
        forResource: "recorded-facts", withExtension: "json", subdirectory: "Resources"),
      let data = try? Data(contentsOf: url),
      let all = try? JSONDecoder().decode([Entry].self, from: data)
    else { return [] }
    return all.compactMap(\.fact)
  }()

  @Test func allFactsCanBeRead() {
    #expect(Self.facts.count == 9)
  }

  @Test(arguments: facts)
  func labelsLieAroundTheSafeAreaAsOnADevice(fact: Fact) throws {
    let controller = UIViewController()
    let inputs = fact.inputs
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: inputs.safeAreaInsets["top"] ?? 0, left: inputs.safeAreaInsets["left"] ?? 0,
      bottom: inputs.safeAreaInsets["bottom"] ?? 0, right: inputs.safeAreaInsets["right"] ?? 0)
    var items: [String: AnyObject] = ["safe": controller.view.safeAreaLayoutGuide]
    var boxes: [String: Box] = [:]
    for (name, label) in inputs.labels {
      let pixels = label.intrinsic.map { ($0 * 3).rounded() / 3 }
      boxes[name] = controller.view.adding(Box(pixels[0], pixels[1]))
      items[name] = boxes[name]
    }
    for words in inputs.constraints {
      let data = try JSONSerialization.data(withJSONObject: words + [1, 0, 1000] as [Any])
      try JSONDecoder().decode(Equation.self, from: data).constraint(items: items).activated()
    }
    let size = CGSize(width: inputs.root[0], height: inputs.root[1])
    let window = Headless.host(controller, in: Headless.Environment(device: .iPhone16, size: size))
    for (name, frame) in fact.value {
      let expected = frame.map { Headless.number(($0 * 3).rounded() / 3) }.joined(separator: " ")
      #expect(boxes[name]?.rect == expected, "\(name)")
    }
    withExtendedLifetime(window) {}
  }

  /// The heights are those of the labels that were recorded.
  @Test(arguments: [30, 32.3333, 57.3333] as [CGFloat])
  func aLabelBetweenTheMarginsOfARootViewIsAsOnADevice(height: CGFloat) {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 20
    let label = controller.view.adding(Box(100, (height * 3).rounded() / 3))
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let size = CGSize(width: 320, height: 568)
    let window = Headless.host(controller, in: Headless.Environment(device: .iPhone16, size: size))
    #expect(label.rect == "16 20 288 \(Headless.number(label.content.height))")
    withExtendedLifetime(window) {}
  }
}
