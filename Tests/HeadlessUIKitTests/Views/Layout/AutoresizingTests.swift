import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct AutoresizingTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    let mask: UIView.AutoresizingMask
    let frame: String
    var testDescription: String { "\(mask.rawValue)" }
  }

  private nonisolated static let cases = [
    Case(mask: [], frame: "10 20 30 40"),
    Case(mask: [.flexibleRightMargin, .flexibleBottomMargin], frame: "10 20 30 40"),
    Case(mask: [.flexibleWidth, .flexibleHeight], frame: "10 20 130 240"),
    Case(mask: [.flexibleLeftMargin, .flexibleTopMargin], frame: "110 220 30 40"),
    Case(
      mask: [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ], frame: "24.286 86.667 30 40"),
    Case(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], frame: "20 20 60 40"),
  ]

  @Test(arguments: cases)
  private func flexiblePartsResizeProportionally(item: Case) {
    let root = makeRoot(100, 100)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = item.mask
    root.addSubview(view)
    root.frame.size = CGSize(width: 200, height: 300)
    #expect(view.rect == item.frame)
  }

  @Test(arguments: cases)
  private func constraintsMatchTheMask(item: Case) {
    let root = makeRoot(100, 100)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = item.mask
    root.addSubview(view)
    let shadow = root.adding(UIView())
    for (first, second) in [
      (shadow.leftAnchor, view.leftAnchor), (shadow.rightAnchor, view.rightAnchor),
    ] {
      first.constraint(equalTo: second).activated()
    }
    shadow.topAnchor.constraint(equalTo: view.topAnchor).activated()
    shadow.bottomAnchor.constraint(equalTo: view.bottomAnchor).activated()
    root.layoutIfNeeded()
    #expect(shadow.rect == "10 20 30 40")

    root.frame.size = CGSize(width: 200, height: 300)
    root.layoutIfNeeded()
    let expected = item.frame == "24.286 86.667 30 40" ? "24.333 86.667 30 40" : item.frame
    #expect(shadow.rect == expected)
    #expect(view.rect == expected)
  }

  @Test func reenabledMaskKeepsTheCurrentFrame() {
    let root = makeRoot(100, 100)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.translatesAutoresizingMaskIntoConstraints = true
    let shadow = root.adding(UIView())
    shadow.leftAnchor.constraint(equalTo: view.leftAnchor).activated()
    shadow.widthAnchor.constraint(equalTo: view.widthAnchor).activated()
    root.layoutIfNeeded()
    #expect(view.rect == "1 2 3 4")
    #expect(shadow.frame.minX == 1)
    #expect(shadow.frame.width == 3)
  }

  @Test func manyResizesDoNotDrift() {
    let root = makeRoot(100, 100)
    let view = UIView(frame: CGRect(x: 33, y: 33, width: 33, height: 33))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    root.addSubview(view)
    root.adding(UIView()).leftAnchor.constraint(equalTo: view.rightAnchor).activated()
    for width in [101, 157, 73, 211, 100] as [CGFloat] {
      root.frame.size.width = width
      root.layoutIfNeeded()
    }
    #expect(view.rect == "33 33 33 33")
  }

  @Test func sizesBetweenPixelsDoNotDrift() {
    let root = makeRoot(100, 100)
    let view = UIView(frame: root.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    view.adding(UIView()).leftAnchor.constraint(equalTo: view.rightAnchor).activated()
    for width in [33.3, 250.5, 100] as [CGFloat] {
      root.frame.size.width = width
      root.layoutIfNeeded()
    }
    #expect(view.rect == "0 0 100 100")
  }

  @Test func setFrameUpdatesTheConstraints() {
    let root = makeRoot(100, 100)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    let follower = root.adding(Box(5, 5))
    follower.leftAnchor.constraint(equalTo: view.rightAnchor).activated()
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 10)

    let before = Headless.counters.constraintsAdded
    view.frame = CGRect(x: 20, y: 0, width: 30, height: 10)
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 50)
    #expect(Headless.counters.constraintsAdded == before)
  }

  @Test func contentOfMaskedViewFollowsInOnePass() {
    let root = makeRoot(100, 100)
    let outer = root.adding(UIView())
    let masked = UIView()
    masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(masked)
    let leaf = masked.adding(UIView())
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      leaf.leadingAnchor.constraint(equalTo: masked.leadingAnchor, constant: 8),
      leaf.trailingAnchor.constraint(equalTo: masked.trailingAnchor, constant: -8),
    ])
    let messages = collectingLog { root.layoutIfNeeded() }
    #expect(messages.isEmpty)
    #expect(leaf.frame.width == 84)
  }

  @Test func maskTranslationCanBeSwitchedBothWays() {
    let root = makeRoot(100, 100)
    let view = Box(20, 20)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.addSubview(view)
    let start = view.leadingAnchor.constraint(equalTo: root.leadingAnchor).at(999).activated()
    root.layoutIfNeeded()
    #expect(view.rect == "1 2 3 4")
    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(view.rect == "0 0 20 20")
    view.translatesAutoresizingMaskIntoConstraints = true
    root.layoutIfNeeded()
    #expect(view.rect == "0 0 20 20")
    withExtendedLifetime(start) {}
  }

  @Test func autoresizesSubviewsCanBeOff() {
    let root = makeRoot(100, 100)
    root.autoresizesSubviews = false
    let view = UIView(frame: root.bounds)
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    root.frame.size.width = 200
    #expect(view.frame.width == 100)
  }
}
