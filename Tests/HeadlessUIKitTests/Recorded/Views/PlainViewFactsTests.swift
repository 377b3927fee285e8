import Foundation
import Testing

@testable import HeadlessUIKit

/// Plain views and guides in a window of 400 points and in a form. The expectations are those of
/// other frameworks' test suites on real UIKit.
@MainActor
struct PlainViewFactsTests {
  nonisolated static let facts = windowFacts + RecordedFact.all(startingWith: "stevia.")
  nonisolated private static let windowFacts = RecordedFact.all(startingWith: "cartography.")

  private typealias Make = @MainActor (LayoutItem, UIView) -> [NSLayoutConstraint]

  /// A view or a guide.
  @MainActor
  private struct LayoutItem {
    let item: AnyObject

    func at(
      _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
      _ other: UIView? = nil, _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
      times multiplier: CGFloat = 1, plus constant: CGFloat = 0, priority: Float = 1000
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: otherAttribute, multiplier: multiplier, constant: constant
      ).at(priority)
    }

    var square: [NSLayoutConstraint] {
      [at(.width, plus: 200), at(.height, plus: 200)]
    }
  }

  /// The constraints, by the words of the recordings.
  private static let makers: [String: Make] = [
    "v.width == W*2": { [$0.at(.width, .equal, $1, .width, times: 2)] },
    "v 200x200; centerX == root.centerX*2": {
      $0.square + [$0.at(.centerX, .equal, $1, .centerX, times: 2)]
    },
    "v 200x200; centerX == root.centerX/2": {
      $0.square + [$0.at(.centerX, .equal, $1, .centerX, times: 0.5)]
    },
    "v 200x200; root.layoutMargins 10,20,30,40 (t,l,b,r); top==topMargin": {
      $0.square + [$0.at(.top, .equal, $1, .topMargin)]
    },
    "same; right==rightMargin": { $0.square + [$0.at(.right, .equal, $1, .rightMargin)] },
    "edges inset 10,20,30,40 (t,l,b,r)": {
      [
        $0.at(.top, .equal, $1, .top, plus: 10), $0.at(.leading, .equal, $1, .leading, plus: 20),
        $0.at(.bottom, .equal, $1, .bottom, plus: -30),
        $0.at(.trailing, .equal, $1, .trailing, plus: -40),
      ]
    },
    "layout guide 200x200 with >= / <= edges and center == @250": {
      $0.square + [
        $0.at(.top, .greaterThanOrEqual, $1, .top),
        $0.at(.leading, .greaterThanOrEqual, $1, .leading),
        $0.at(.bottom, .lessThanOrEqual, $1, .bottom),
        $0.at(.trailing, .lessThanOrEqual, $1, .trailing),
        $0.at(.centerX, .equal, $1, .centerX, priority: 250),
        $0.at(.centerY, .equal, $1, .centerY, priority: 250),
      ]
    },
    "layout guide, only trailing == root.trailing-10": {
      [$0.at(.trailing, .equal, $1, .trailing, plus: -10)]
    },
    "layout guide, width == 0.5*root.width": { [$0.at(.width, .equal, $1, .width, times: 0.5)] },
  ]

  @Test(arguments: windowFacts)
  func windowItemsMatchRecordedFrames(fact: RecordedFact) throws {
    let words = try #require(fact.inputs["constraints"].text)
    let make = try #require(Self.makers[words])
    let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.environment = Headless.Environment(size: root.bounds.size)
    root.isHidden = false
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = root.adding(UIView())
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let isGuide = words.hasPrefix("layout guide")
    NSLayoutConstraint.activate(make(LayoutItem(item: isGuide ? guide : view), root))
    root.layoutIfNeeded()

    #expect(!fact.value.object.isEmpty)
    let frame = isGuide ? guide.layoutFrame : view.frame
    for (name, expected) in fact.value.object {
      let numbers = expected.number.map { [$0] } ?? expected.numbers
      #expect(try values(name, of: frame) == numbers, "\(name) \(frame)")
    }
  }

  private func values(_ name: String, of frame: CGRect) throws -> [CGFloat] {
    let values = [
      "width": [frame.width], "midX": [frame.midX], "minY": [frame.minY], "maxX": [frame.maxX],
      "mid": [frame.midX, frame.midY], "size": [frame.width, frame.height],
      "frame": [frame.minX, frame.minY, frame.width, frame.height],
    ]
    return try #require(values[name])
  }

  @Test func marginAttributesAreInsideTheMargins() {
    let root = makeRoot(400, 400)
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = LayoutItem(item: root.adding(UIView()))
    let centered = LayoutItem(item: root.adding(UIView()))
    NSLayoutConstraint.activate([
      view.at(.leading, .equal, root, .leadingMargin), view.at(.top, .equal, root, .topMargin),
      view.at(.trailing, .equal, root, .trailingMargin),
      view.at(.bottom, .equal, root, .bottomMargin),
      centered.at(.centerX, .equal, root, .centerXWithinMargins),
      centered.at(.centerY, .equal, root, .centerYWithinMargins),
    ])
    root.layoutIfNeeded()

    #expect(root.subviews.map(\.rect) == ["20 10 340 360", "190 190 0 0"])
  }

  // MARK: A form

  @Test(arguments: [false, true])
  func formLaysOutInBothDirections(rightToLeft: Bool) throws {
    let fact = try RecordedFact.named("stevia.full")
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

    #expect(fact.value["email"]["w"].text == "W-30" && fact.value["login"]["h"].number == 99)
    #expect(email.rect == (rightToLeft ? "22 100.667 290 64" : "8 100.667 290 64"))
    #expect(password.rect == (rightToLeft ? "266 184.667 54 47" : "0 184.667 54 47"))
    #expect(login.frame.minY == 534)
  }
}
