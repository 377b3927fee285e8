import TestSupport
import Testing

@testable import LayoutCore

/// The numbers that distinguish views and guides of one class are counted once until something
/// changes.
@MainActor
struct SiblingNumbersTests {
  private final class Host: UIView { var favorite: UIView? }

  private let host = Host()

  private func name(of element: LayoutElement) -> String {
    LayoutNames(of: [element]).name(of: element)
  }

  private func steps(_ act: () -> Void) -> Int {
    let before = SiblingNumbers.steps
    act()
    return SiblingNumbers.steps - before
  }

  /// A list with an issue for each of its rows would otherwise cost the square of their number.
  @Test func namingAllSiblingsTakesAStepForEach() {
    let labels = (0..<200).map { _ in UILabel() }
    for label in labels { host.addSubview(label) }
    let work = steps {
      for (index, label) in labels.enumerated() {
        #expect(name(of: .view(label)) == "UILabel \(index + 1)")
      }
    }
    #expect(work == 200)
  }

  @Test func appendedSiblingsAreCountedAlone() {
    let work = steps {
      for index in 0..<200 {
        let (view, guide) = (UIView(), UILayoutGuide())
        view.accessibilityIdentifier = index.isMultiple(of: 2) ? nil : "view \(index)"
        host.addSubview(view)
        host.addLayoutGuide(guide)
        _ = name(of: .view(view))
        let number = index == 0 ? "" : " \(index + 1)"
        #expect(name(of: .guide(guide)) == "UILayoutGuide\(number)")
      }
    }
    #expect(work == 400)
  }

  /// After any change, the names equal those of a fresh count.
  @Test(arguments: 1...20)
  func namesMatchAFreshCount(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      change(&random)
      for view in host.subviews { #expect(name(of: .view(view)) == expectedName(of: view)) }
      for (index, guide) in host.layoutGuides.enumerated() {
        let rivals = host.layoutGuides.filter(\.identifier.isEmpty)
        let place = host.layoutGuides[...index].count(where: \.identifier.isEmpty)
        let expected = rivals.count > 1 ? "UILayoutGuide \(place)" : "UILayoutGuide"
        #expect(
          name(of: .guide(guide)) == (guide.identifier.isEmpty ? expected : guide.identifier))
      }
    }
  }

  private func change(_ random: inout SeededGenerator) {
    let view = host.subviews.randomElement(using: &random)
    let guide = host.layoutGuides.randomElement(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: host.insertSubview(UILabel(), at: 0)
    case 1: view?.removeFromSuperview()
    case 2: view.map { host.bringSubviewToFront($0) }
    case 3 where host.subviews.count > 1:
      host.exchangeSubview(at: 0, withSubviewAt: host.subviews.count - 1)
    case 4: view?.accessibilityIdentifier = Bool.random(using: &random) ? "name" : nil
    case 5: host.favorite = view
    case 6: guide?.identifier = Bool.random(using: &random) ? "name" : ""
    case 7: host.addLayoutGuide(UILayoutGuide())
    case 8: guide.map { host.removeLayoutGuide($0) }
    default: host.addSubview(Bool.random(using: &random) ? UILabel() : UIView())
    }
  }

  private func expectedName(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    if view === host.favorite { return "favorite" }
    let rivals = host.subviews.filter {
      type(of: $0) == type(of: view) && $0.accessibilityIdentifier == nil && $0 !== host.favorite
    }
    let place = rivals.firstIndex(of: view).map { $0 + 1 } ?? 0
    return rivals.count > 1 ? "\(type(of: view)) \(place)" : "\(type(of: view))"
  }
}
