import Foundation
import Testing

@testable import HeadlessUIKit

/// Margins of the views of controllers, as recorded before iOS 26.
@MainActor
struct MarginFactsTests {
  nonisolated static let facts = labelFacts + rootFacts
  nonisolated private static let labelFacts = RecordedFact.all(startingWith: "margins.label.")
  nonisolated private static let rootFacts = RecordedFact.all(startingWith: "margins.rootview.")

  @Test(arguments: labelFacts)
  func labelBetweenMarginsMatchesRecordedFrame(fact: RecordedFact) throws {
    let height = fact.pixels(try #require(fact.inputs["label_height"].number))
    let size = try #require(fact.inputs["root"].size)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = fact.inputs["safe_top"].number ?? 0
    let label = controller.view.adding(Box(100, height))
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    onSystem(.iOS18) {
      let window = Headless.host(controller, in: Headless.Environment(size: size))
      withExtendedLifetime(window) {}
    }

    let frame = try #require(fact.value.rect)
    #expect(label.rect == Headless.numbers(fact.pixels(frame)))
  }

  @Test(arguments: rootFacts)
  func rootViewHasTheRecordedMargins(fact: RecordedFact) throws {
    let sides = [fact.value["left"].number, fact.value["right"].number]
    let widths = fact.inputs["width"].numbers
    #expect(!widths.isEmpty)
    for width in widths {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      let margins = onSystem(.iOS18) {
        let window = Headless.host(
          controller, in: Headless.Environment(size: CGSize(width: width, height: 800)))
        return withExtendedLifetime(window) { controller.view.layoutMargins }
      }

      #expect([margins.left, margins.right] == sides)
      #expect([margins.top, margins.bottom] == [44, 34])
    }
  }
}
