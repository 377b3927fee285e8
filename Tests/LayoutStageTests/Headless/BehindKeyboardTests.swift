import DeStijl
import Foundation
import LayoutStage
import Testing

/// On an iPhone 16, the keyboard begins at 517 of 852 points.
@MainActor
struct BehindKeyboardTests {
  /// A page with a field at the top and a button, optionally in a scroll view.
  private func page(
    buttonAt y: CGFloat, contentHeight: CGFloat? = nil, insetAtBottom: CGFloat = 0
  ) -> UIView {
    let (page, field, button) = (UIView(), UITextField(), button("Send"))
    let scrollView = UIScrollView()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentInset.bottom = insetAtBottom
    scrollView.contentSize.height = contentHeight ?? 0
    scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    field.frame = CGRect(x: 20, y: 100, width: 300, height: 44)
    field.accessibilityIdentifier = "field"
    button.frame = CGRect(x: 20, y: y, width: 300, height: 44)
    button.addAction(UIAction { _ in button.setTitle("Sent", for: .normal) }, for: .touchUpInside)
    let holder = contentHeight == nil ? page : scrollView
    if holder === scrollView { page.addSubview(scrollView) }
    for view in [field, button] { holder.addSubview(view) }
    return page
  }

  private func findings(_ page: @autoclosure () -> UIView, typing: Bool = true) throws -> [String] {
    let stage = Stage(page())
    if typing { try stage.type("a", into: "field") }
    return tapTargets().check(stage).map(\.message)
  }

  @Test func buttonBehindTheKeyboardIsUnreachableUntilItHides() throws {
    let stage = Stage(page(buttonAt: 700))
    try stage.type("a", into: "field")
    let error = #expect(throws: (any Error).self) { try stage.tap(.text("Send")) }
    #expect("\(try #require(error))".contains("the keyboard lies over it"))
    stage.hideKeyboard()
    try stage.tap(.text("Send"))
    #expect(stage.views(.text("Sent")).count == 1)
  }

  @Test func centerOfTheButtonDecidesWhetherItIsCovered() throws {
    for (y, isCovered) in [(494, false), (496, true)] as [(CGFloat, Bool)] {
      let stage = Stage(page(buttonAt: y))
      stage.showKeyboard(height: 335)
      let isReached = (try? stage.tap(.text("Send"))) != nil
      #expect(isReached == !isCovered)
      #expect(tapTargets().check(stage).isEmpty == !isCovered)
    }
  }

  @Test func tapTargetsFindsButtonsBehindTheKeyboard() throws {
    #expect(try findings(page(buttonAt: 700), typing: false) == [])
    #expect(
      try findings(page(buttonAt: 700)) == [
        "can't be tapped: its center is 205 points behind the keyboard"
      ])
    #expect(try findings(page(buttonAt: 400)) == [])
  }

  @Test func buttonThatScrollsOutFromBehindTheKeyboardPasses() throws {
    // Without space for the keyboard, the last 335 points of the content stay behind it.
    for (height, inset, covered) in [
      (852, 0, 205), (1000, 0, 57), (1057, 0, 0), (852, 205, 0), (852, 204, 1),
    ] as [(CGFloat, CGFloat, Int)] {
      let told = try findings(
        page(buttonAt: 700, contentHeight: height, insetAtBottom: inset))
      let points = "\(covered) point\(covered == 1 ? "" : "s")"
      #expect(
        told
          == (covered == 0
            ? []
            : [
              """
              can't be tapped: its center is \(points) behind the keyboard, and can't be scrolled \
              out from behind it
              """
            ]))
    }
  }

  @Test func editedTextBehindTheKeyboardIsFound() throws {
    let stage = Stage(
      {
        let (page, text) = (UIView(), UITextView())
        text.frame = CGRect(x: 20, y: 600, width: 300, height: 200)
        text.accessibilityIdentifier = "field"
        page.addSubview(text)
        return page
      }())
    #expect(tapTargets().check(stage).isEmpty)
    try stage.type("a", into: "field")
    #expect(
      tapTargets().check(stage).map(\.message) == [
        "can't be tapped: its center is 183 points behind the keyboard"
      ])
  }

  /// A view without a place on the screen has none behind the keyboard.
  @Test func viewOfItsOwnSizeIsNotBehindTheKeyboard() throws {
    let stage = Stage(page(buttonAt: 200), size: .fixed(393, 300))
    try stage.type("a", into: "field")
    try stage.tap(.text("Send"))
    #expect(tapTargets().check(stage).isEmpty)
  }

  /// UIKit hides the keyboard beneath a presented controller.
  @Test func sheetOverTheTextIsNotBehindTheKeyboard() throws {
    let controller = UIViewController()
    let stage = Stage(controller)
    let page = page(buttonAt: 700)
    page.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    controller.view.addSubview(page)
    try stage.type("a", into: "field")
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var isDeleted = false
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in isDeleted = true })
    stage.run { controller.present(sheet, animated: false) }
    stage.layout()
    try stage.tap(.text("Delete"))
    #expect(isDeleted)
  }
}
