import DeStijl
import Foundation
import LayoutStage
import Testing

/// Accessory and input views are subject to the contracts like all other views. On an iPhone 16, an
/// accessory view of 50 points begins at 467.
@MainActor
struct KeyboardContractTests {
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
  private let page = UIView()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))

  /// A stage whose page has a field that is being edited.
  private func stage(_ views: UIView...) throws -> Stage {
    field.accessibilityIdentifier = "field"
    field.inputAccessoryView = bar
    page.backgroundColor = page.backgroundColor ?? .white
    page.addSubview(field)
    bar.accessibilityIdentifier = "bar"
    for view in views { bar.addSubview(view) }
    let stage = Stage(page)
    try stage.type("a", into: "field")
    return stage
  }

  private func text(_ text: String, _ color: UIColor, x: CGFloat = 20) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: 15, width: 60, height: 20))
    (label.text, label.textColor) = (text, color)
    return label
  }

  private func target(_ title: String, width: CGFloat = 80, x: CGFloat = 300) -> UIButton {
    let button = button(title)
    button.frame = CGRect(x: x, y: 3, width: width, height: 44)
    return button
  }

  @Test func accessoryTextIsComparedWithItsBackground() throws {
    for (own, behind, isRead) in [
      (UIColor.black, UIColor.white, false), (.white, .black, true), (nil, .white, true),
      (nil, .black, false),
    ] {
      bar.backgroundColor = own
      page.backgroundColor = behind
      let label = text("Draft", .black)
      let stage = try stage(label)
      let found = contrast().check(stage).filter { $0.view === label }
      #expect(found.isEmpty == (own == nil ? isRead : own == .white), "\(stage.log)")
      label.removeFromSuperview()
    }
  }

  @Test func smallTargetInAnAccessoryViewIsFound() throws {
    let found = tapTargets().check(try stage(target("Done"), target("?", width: 20, x: 100)))
    #expect(found.map(\.message) == ["has a tappable area only 20 points wide"])
  }

  @Test func targetBeneathAnAccessoryViewIsBehindTheKeyboard() throws {
    let send = target("Send")
    send.frame = CGRect(x: 300, y: 470, width: 80, height: 44)
    page.addSubview(send)
    let found = tapTargets().check(try stage(target("Done")))
    #expect(
      found.map(\.message) == ["can't be tapped: its center is 25 points behind the keyboard"])
    #expect(found.first?.view === send)
  }

  @Test func accessoryPartsOverlapEachOtherButNotThePage() throws {
    let below = text("Below", .black)
    below.frame.origin.y = 480
    page.addSubview(below)
    let found = noOverlap().check(try stage(text("One", .black), text("Two", .black, x: 70)))
    #expect(found.map(\.message) == ["lies over UILabel 1 \"One\", by 10 × 20 points"])
  }

  @Test func unmirroredAccessoryTextIsFound() throws {
    bar.backgroundColor = .white
    let label = text("Left", .black)
    let found = mirrors().check(try stage(label)).filter { $0.view === label }
    #expect(
      found.map(\.message) == [
        """
        is not mirrored: in the other direction it begins at 20 in its superview, not at 313
        """
      ])
  }

  /// Its texts follow the variant, as do those of the page below it.
  @Test(.ourTextMetrics) func accessoryTextsFollowTheVariant() throws {
    for (texts, isCut) in [(LayoutTexts.original, false), (.double, true)] {
      let told = try found(across: LayoutMatrix(texts: [texts]), [noTruncation()]) { _ in
        let (page, bar, field) = (UIView(), UIView(), UITextField(frame: self.field.frame))
        bar.frame.size.height = 50
        bar.addSubview(text("Draft", .black))
        field.inputAccessoryView = bar
        page.addSubview(field)
        field.becomeFirstResponder()
        return page
      }
      #expect(told.isEmpty != isCut, "\(told)")
    }
  }

  @Test func textsAndPicturesIncludeTheAccessoryView() throws {
    bar.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    let label = UILabel()
    label.text = "Draft"
    Mondrian.buildSubviews(on: bar) {
      HStackBlock(alignment: .center) { label }
    }
    let stage = try stage()
    let frames = LayoutText.frames.text(of: stage).split(separator: "\n")
    #expect(frames.contains("UIView bar 0 467 393 50"))
    #expect(frames.last?.hasPrefix("  UILabel - ") ?? false)
    #expect(LayoutText.constraints.text(of: stage).contains("UILabel.leading == bar.leading"))
    let picture = LayoutText.svg.text(of: stage)
    #expect(picture.contains("Draft") && picture.contains("#ffff00"))
    // The keys below the bar.
    #expect(picture.contains("translate(0 517)") && picture.contains("#d1d1d6"))
    stage.run { _ = bar.window?.endEditing(true) }
    stage.hideKeyboard()
    #expect(!LayoutText.frames.text(of: stage).contains(" bar "))
    let later = LayoutText.svg.text(of: stage)
    #expect(!later.contains("#ffff00") && !later.contains("#d1d1d6"))
    stage.showKeyboard(height: 300)
    #expect(LayoutText.svg.text(of: stage).contains("translate(0 552)"))
  }
}
