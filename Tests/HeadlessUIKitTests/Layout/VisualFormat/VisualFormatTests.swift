import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct VisualFormatTests {
  private let root = makeRoot(200, 100)
  private let a = Box(30, 10, named: "a")
  private let b = Box(40, 20, named: "b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  private var views: [String: Any] { ["a": a, "b": b, "root": root] }

  private func equations(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map(\.readable)
  }

  @Test(
    arguments: [
      ("[a]", []), ("H:[a(50)]", ["a.width == 50"]), ("V:[a(50)]", ["a.height == 50"]),
      ("|[a]", ["a.leading == root.leading"]), ("[a]|", ["root.trailing == a.trailing"]),
      ("V:|[a]|", ["a.top == root.top", "root.bottom == a.bottom"]),
      (
        "H:|-[a]-[b]-|",
        [
          "a.leading == root.leadingMargin", "b.leading == a.trailing + 8",
          "root.trailingMargin == b.trailing",
        ]
      ),
      ("[a][b]", ["b.leading == a.trailing"]), ("[a]-20-[b]", ["b.leading == a.trailing + 20"]),
      ("|-5-[a]", ["a.leading == root.leading + 5"]),
      ("[a]-2.5-|", ["root.trailing == a.trailing + 2.5"]),
      ("[a]-(-4)-[b]", ["b.leading == a.trailing - 4"]),
      ("V:[a]-(>=4@750)-[b]", ["b.top >= a.bottom + 4 @750"]),
      ("[a(>=70,<=100@20)]", ["a.width >= 70", "a.width <= 100 @20"]),
      ("[a(==b)]", ["a.width == b.width"]), ("V:[a(>=b@10)]", ["a.height >= b.height @10"]),
      ("[a]-(>=0,<=9)-[b]", ["b.leading >= a.trailing", "b.leading <= a.trailing + 9"]),
    ] as [(String, [String])])
  func everyFormMakesItsConstraints(format: String, expected: [String]) {
    #expect(equations(format) == expected)
  }

  @Test func metricsAcceptAnyNumberType() {
    let metrics: [String: Any] = [
      "gap": 12, "low": 20.5, "size": CGFloat(33), "boxed": NSNumber(value: 44),
      "weak": UILayoutPriority.defaultLow,
    ]
    #expect(equations("[a]-gap-[b]", metrics: metrics) == ["b.leading == a.trailing + 12"])
    #expect(
      equations("[a(size@low,>=boxed@weak)]", metrics: metrics)
        == ["a.width == 33 @20.5", "a.width >= 44 @250"])
  }

  @Test func optionsAlignNeighborsAcrossTheAxis() {
    #expect(
      equations("|[a][b]", [.alignAllTop, .alignAllBottom])
        == [
          "a.leading == root.leading", "b.leading == a.trailing", "a.top == b.top",
          "a.bottom == b.bottom",
        ])
    #expect(
      equations("V:[a][b]", .alignAllCenterX) == ["b.top == a.bottom", "a.centerX == b.centerX"])
    #expect(
      equations("[a][b]", .alignAllLastBaseline).last == "a.lastBaseline == b.lastBaseline")
  }

  @Test func optionsSetTheDirection() {
    #expect(
      equations("|-3-[a][b]|", .directionLeftToRight)
        == ["a.left == root.left + 3", "b.left == a.right", "root.right == b.right"])
    #expect(
      equations("|-3-[a]-4-[b]|", .directionRightToLeft)
        == ["root.right == a.right + 3", "a.left == b.right + 4", "b.left == root.left"])
    #expect(equations("V:[a]-4-[b]", .directionRightToLeft) == ["b.top == a.bottom + 4"])
  }

  @Test func spacingCanBeBetweenBaselines() {
    #expect(
      equations("V:|-1-[a]-20-[b]", .spacingBaselineToBaseline)
        == ["a.top == root.top + 1", "b.firstBaseline == a.lastBaseline + 20"])
  }

  @Test func formatLaysOutViews() {
    let (row, column) = ("H:|-10-[a(==b)]-[b]-10-|", "V:|-(>=5)-[a]-|")
    for format in [row, column] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: format == row ? .alignAllTop : [], metrics: nil,
          views: views))
    }
    root.layoutIfNeeded()
    #expect(a.rect == "10 82 86 10")
    #expect(b.rect == "104 82 86 20")
  }

  @Test func formatAcceptsGuides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-2-[guide]-[a]", metrics: nil, views: ["guide": guide, "a": a])
    #expect(made.count == 2)
    #expect(made.first?.secondItem === root)
  }

  @Test(
    arguments: [
      ("H|[a]", "Expected a ':' after 'H' to specify horizontal arrangement.", 1),
      ("[c]", "c is not a key in the views dictionary.", 1),
      ("[a]-gap-[b]", "gap is not a key in the metrics dictionary.", 4),
      ("[a(c)]", "c is not a key in the views or the metrics dictionary.", 3),
      ("[a", "Expected a ']' here to give the matching view a closing bracket.", 2),
      ("[a]-8[b]", "Expected a '-' after the spacing.", 5),
      ("[a]-", "Expected a view or a '|' after the connection.", 4),
      ("[a(=8)]", "Expected one of the relations '==', '<=' and '>='.", 4),
      ("[a(8@)]", "Expected a priority after '@'.", 5),
      ("[a(8@1001)]", "A priority must be greater than 0 and at most 1000.", 5),
      ("[a(8]", "Expected a ')' to close the list of predicates.", 4),
      ("[a(1.2.3)]", "Expected a number.", 3), ("", "Expected a view, which starts with '['.", 0),
      ("|", "Expected a view, which starts with '['.", 1),
      ("[a]|-[b]", "Expected the end of the format after '|'.", 4),
      ("[1]", "Expected the name of a view.", 1),
      (
        "|[root]",
        "Unable to interpret '|' character, because the related view doesn't have a superview.", 0
      ),
    ] as [(String, String, Int)])
  func formatErrorIsLoggedWithACaret(format: String, message: String, position: Int) {
    let messages = collectingLog { #expect(equations(format).isEmpty) }
    let caret = String(repeating: " ", count: position) + "^"
    #expect(
      messages == ["Unable to parse constraint format: \n\(message) \n\(format) \n\(caret)"])
  }

  @Test func alignmentAlongTheAxisIsLogged() {
    let messages = collectingLog { #expect(equations("[a][b]", .alignAllLeft).isEmpty) }
    #expect(messages.first?.contains("is not allowed for layout that is also horizontal") == true)
  }

  @Test func singleViewMayHaveAnyAlignment() {
    #expect(equations("|-[a]-|", .alignAllLeft) == equations("|-[a]-|"))
    #expect(equations("V:|-[a]-|", .alignAllLastBaseline) == equations("V:|-[a]-|"))
    #expect(!equations("V:|-[a]-|", .alignAllLastBaseline).isEmpty)
  }

  @Test func invalidFormatsNeverTrap() {
    var generator = SeededGenerator(seed: 7)
    let letters = Array("HV:|[]()-<>=@,.ab019 é")
    _ = collectingLog {
      for _ in 0..<2000 {
        let length = Int.random(in: 0..<14, using: &generator)
        let text = (0..<length).map { _ in letters.randomElement(using: &generator) ?? "|" }
        _ = equations(String(text), .alignAllTop)
      }
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint in the form `a.width == 8 @750`, with identifiers for items.
  @MainActor fileprivate var readable: String {
    equation.replacingOccurrences(
      of: #"[A-Za-z]+\(([^)]+)\)"#, with: "$1", options: .regularExpression
    )
    .replacingOccurrences(of: "UIView.", with: "root.")
    .replacingOccurrences(of: "<NSLayoutConstraint ", with: "")
    .trimmingCharacters(in: CharacterSet(charactersIn: ">"))
  }
}
