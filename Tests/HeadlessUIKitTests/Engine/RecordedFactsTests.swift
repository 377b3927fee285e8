import Foundation
import Testing

@testable import HeadlessUIKit

/// Layouts of plain views that the test suites of other frameworks assert on real UIKit.
@MainActor
@Suite struct RecordedFactsTests {
  private let width: CGFloat = 393
  private let height: CGFloat = 852

  /// A view that nothing but the given constraints speak of, in a controller's view.
  private func layOut(
    rightToLeft: Bool = false, _ make: (UIView, UIView) -> [NSLayoutConstraint]
  ) -> CGRect {
    let controller = UIViewController()
    let view = controller.view.adding(UIView())
    if rightToLeft { controller.view.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate(make(view, controller.view))
    let window = Headless.host(controller)
    return withExtendedLifetime(window) { view.frame }
  }

  private struct Case: CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor (UIView, UIView) -> [NSLayoutConstraint]
    var x: CGFloat?
    var y: CGFloat?
    var width: CGFloat?
    var height: CGFloat?
  }

  @Test func inequalitiesAloneAreMetAtTheirBounds() {
    let (width, height) = (width, height)
    let cases = [
      Case(
        testDescription: "top <= 10",
        make: { [$0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 10)] }, y: 10),
      Case(
        testDescription: "bottom >= -23",
        make: {
          [$0.bottomAnchor.constraint(greaterThanOrEqualTo: $1.bottomAnchor, constant: -23)]
        },
        y: height - 23),
      Case(
        testDescription: "left >= 72",
        make: { [$0.leftAnchor.constraint(greaterThanOrEqualTo: $1.leftAnchor, constant: 72)] },
        x: 72),
      Case(
        testDescription: "right >= -13",
        make: { [$0.rightAnchor.constraint(greaterThanOrEqualTo: $1.rightAnchor, constant: -13)] },
        x: width - 13),
      Case(
        testDescription: "right <= -13",
        make: { [$0.rightAnchor.constraint(lessThanOrEqualTo: $1.rightAnchor, constant: -13)] },
        x: width - 13),
      Case(
        testDescription: "width <= -52",
        make: { [$0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, constant: -52)] },
        width: 0),
      Case(
        testDescription: "height >= -34",
        make: {
          [$0.heightAnchor.constraint(greaterThanOrEqualTo: $1.heightAnchor, constant: -34)]
        },
        height: height - 34),
      Case(
        testDescription: "width >= 23",
        make: { view, _ in [view.widthAnchor.constraint(greaterThanOrEqualToConstant: 23)] },
        width: 23),
      Case(
        testDescription: "leading == 8",
        make: { [$0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 8)] },
        x: 8, y: 0, width: 0, height: 0),
    ]
    for item in cases { expect(item, layOut(item.make)) }
  }

  @Test func flexibleMarginsAreMetAtTheirBounds() {
    let (width, height) = (width, height)
    func square(
      _ make: @escaping @MainActor (UIView, UIView) -> NSLayoutConstraint
    ) -> @MainActor (UIView, UIView) -> [NSLayoutConstraint] {
      {
        [
          $0.widthAnchor.constraint(equalToConstant: 100),
          $0.heightAnchor.constraint(equalToConstant: 100), make($0, $1),
        ]
      }
    }
    let cases = [
      Case(
        testDescription: "top margin <= 23",
        make: square { $0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 23) },
        x: 0, y: 23),
      Case(
        testDescription: "bottom margin >= 45",
        make: square {
          $0.bottomAnchor.constraint(lessThanOrEqualTo: $1.bottomAnchor, constant: -45)
        }, x: 0, y: height - 145),
      Case(
        testDescription: "bottom margin <= 45",
        make: square {
          $0.bottomAnchor.constraint(greaterThanOrEqualTo: $1.bottomAnchor, constant: -45)
        }, x: 0, y: height - 145),
      Case(
        testDescription: "left margin <= 23",
        make: square { $0.leftAnchor.constraint(lessThanOrEqualTo: $1.leftAnchor, constant: 23) },
        x: 23, y: 0),
      Case(
        testDescription: "right margin >= 74",
        make: square {
          $0.rightAnchor.constraint(lessThanOrEqualTo: $1.rightAnchor, constant: -74)
        }, x: width - 174, y: 0),
    ]
    for item in cases { expect(item, layOut(item.make)) }
  }

  @Test func leadingGrowsFromTheRightInARightToLeftRoot() {
    let frame = layOut(rightToLeft: true) {
      [$0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 75)]
    }
    #expect(frame == CGRect(x: width - 75, y: 0, width: 0, height: 0))
  }

  private func expect(_ item: Case, _ frame: CGRect) {
    let name = Comment(rawValue: item.testDescription)
    if let x = item.x { #expect(frame.minX == x, name) }
    if let y = item.y { #expect(frame.minY == y, name) }
    if let width = item.width { #expect(frame.width == width, name) }
    if let height = item.height { #expect(frame.height == height, name) }
  }

  // MARK: In a window of 400 x 400

  private func inWindow(_ make: (UIView, UIView) -> [NSLayoutConstraint]) -> CGRect {
    let root = makeRoot(400, 400)
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = root.adding(UIView())
    NSLayoutConstraint.activate(make(view, root))
    root.layoutIfNeeded()
    return view.frame
  }

  private func attribute(
    _ view: UIView, _ first: NSLayoutConstraint.Attribute, _ root: UIView,
    _ second: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
      multiplier: multiplier, constant: 0)
  }

  @Test func multipliersWorkOnSizesAndCentres() {
    #expect(inWindow { [attribute($0, .width, $1, .width, multiplier: 2)] }.width == 800)
    #expect(inWindow { [attribute($0, .centerX, $1, .centerX, multiplier: 2)] }.midX == 400)
    #expect(inWindow { [attribute($0, .centerX, $1, .centerX, multiplier: 0.5)] }.midX == 100)
  }

  @Test func marginAttributesAreInsideTheMargins() {
    #expect(inWindow { [attribute($0, .top, $1, .topMargin)] }.minY == 10)
    #expect(inWindow { [attribute($0, .right, $1, .rightMargin)] }.maxX == 360)
    #expect(inWindow { [attribute($0, .centerX, $1, .centerXWithinMargins)] }.midX == 190)
    let all: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin),
      (.bottom, .bottomMargin),
    ]
    let frame = inWindow { view, root in all.map { attribute(view, $0, root, $1) } }
    #expect(Headless.numbers(frame) == "20 10 340 360")
  }

  @Test func guidesAreLaidOutLikeViews() {
    let root = makeRoot(400, 400)
    let (centred, trailing, half) = (UILayoutGuide(), UILayoutGuide(), UILayoutGuide())
    for guide in [centred, trailing, half] { root.addLayoutGuide(guide) }
    NSLayoutConstraint.activate([
      centred.widthAnchor.constraint(equalToConstant: 200),
      centred.heightAnchor.constraint(equalToConstant: 200),
      centred.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
      centred.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
      centred.centerXAnchor.constraint(equalTo: root.centerXAnchor).at(250),
      centred.centerYAnchor.constraint(equalTo: root.centerYAnchor).at(250),
      trailing.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      half.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(Headless.numbers(centred.layoutFrame) == "100 100 200 200")
    #expect(trailing.layoutFrame.maxX == 390)
    #expect(half.layoutFrame.width == 200)
  }

  @Test(arguments: [false, true])
  func aFormLaysOutInBothDirections(rightToLeft: Bool) {
    let root = makeRoot(320, 640)
    if rightToLeft { root.semanticContentAttribute = .forceRightToLeft }
    let (email, password, login) = (UIView(), UIView(), UIView())
    for view in [email, password, login] { root.adding(view) }
    NSLayoutConstraint.activate([
      email.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      email.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -22),
      email.topAnchor.constraint(equalTo: root.topAnchor, constant: 100.5),
      email.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.1),
      password.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      password.widthAnchor.constraint(equalToConstant: 54),
      password.heightAnchor.constraint(equalToConstant: 47),
      password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 20),
      login.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      login.heightAnchor.constraint(equalToConstant: 99),
      login.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -7),
      login.topAnchor.constraint(greaterThanOrEqualTo: password.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(email.frame.minX == (rightToLeft ? 22 : 8))
    #expect(email.frame.width == 290)
    #expect(email.frame.height == 64)
    #expect(password.frame.minX == (rightToLeft ? 266 : 0))
    #expect(login.frame.minY == 534)
  }
}
