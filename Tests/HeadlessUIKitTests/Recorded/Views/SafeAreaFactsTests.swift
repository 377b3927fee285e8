import Foundation
import Testing

@testable import HeadlessUIKit

/// Frames around a safe area, as real UIKit printed them on nine devices.
@MainActor
struct SafeAreaFactsTests {
  nonisolated static let facts = RecordedFact.all(startingWith: "sst.traits.")

  @Test(arguments: facts)
  func labelsSurroundTheSafeAreaAsOnADevice(fact: RecordedFact) throws {
    let controller = UIViewController()
    let inputs = fact.inputs
    let (insets, root) = (inputs["safeAreaInsets"], inputs["root"].numbers)
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: insets["top"].number ?? 0, left: insets["left"].number ?? 0,
      bottom: insets["bottom"].number ?? 0, right: insets["right"].number ?? 0)
    var items: [String: AnyObject] = ["safe": controller.view.safeAreaLayoutGuide]
    var boxes: [String: Box] = [:]
    for (name, label) in inputs["labels"].object {
      let pixels = label["intrinsic"].numbers.map(fact.pixels)
      boxes[name] = controller.view.adding(Box(pixels[0], pixels[1]))
      items[name] = boxes[name]
    }
    for words in inputs["constraints"].list.map({ $0.list.compactMap(\.text) }) {
      let equation = Equation(
        item: words[0], attribute: words[1], relation: words[2], otherItem: words[3],
        otherAttribute: words[4])
      try equation.constraint(items: items).activated()
    }
    let size = CGSize(width: root[0], height: root[1])
    let window = Headless.host(controller, in: Headless.Environment(device: .iPhone16, size: size))
    #expect(fact.value.object.count == 4)
    for (name, frame) in fact.value.object {
      let expected = frame.numbers.map { Headless.number(fact.pixels($0)) }
      #expect(boxes[name]?.rect == expected.joined(separator: " "), "\(name)")
    }
    withExtendedLifetime(window) {}
  }
}
