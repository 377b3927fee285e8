import Foundation
import Testing

@testable import HeadlessUIKit

/// Sizes and frames of controls as recorded on devices, each in the release of its recording.
@MainActor
struct ControlFactsTests {
  nonisolated static let facts = RecordedFact.all.filter { assertedIDs.contains($0.id) }

  nonisolated private static let assertedIDs: Set = [
    "button.contactAdd", "switch.size", "switch.size.old", "slider.frame",
    "textfield.placeholder", "textview.container", "button.title.button", "button.title.Verify",
    "stepper.size", "navbar.sheet",
  ]

  private func expect(_ frame: CGRect?, _ expected: RecordedValue, _ fact: RecordedFact) throws {
    let expected = Headless.numbers(fact.pixels(try #require(expected.rect)))
    #expect(frame.map(Headless.numbers) == expected, "\(fact.id)")
  }

  @Test func contactAddButtonHasTheSizeOfItsImage() throws {
    let fact = try RecordedFact.named("button.contactAdd")
    let button = onSystem(.iOS18) { UIButton(type: .contactAdd) }
    onSystem(.iOS18) { button.sizeToFit() }
    let size = try #require(fact.value.size)

    #expect(Headless.number(button.bounds.width) == Headless.number(fact.pixels(size.width)))
    #expect(Headless.number(button.bounds.height) == Headless.number(fact.pixels(size.height)))
  }

  @Test func switchKeepsItsSizeWhateverItsFrame() throws {
    for id in ["switch.size", "switch.size.old"] {
      let fact = try RecordedFact.named(id)
      let frame = try #require(fact.inputs["initFrame"].rect)
      let control = onSystem(.iOS18) { UISwitch(frame: frame) }

      #expect(control.frame.origin == frame.origin)
      let size = fact.value.size ?? fact.value.rect?.size
      #expect(control.frame.size == size)
    }
  }

  @Test func sliderKeepsItsFrame() throws {
    let fact = try RecordedFact.named("slider.frame")
    let frame = try #require(fact.inputs["initFrame"].rect)

    for version in Headless.SystemVersion.allCases {
      let slider = onSystem(version) { UISlider(frame: frame) }
      try expect(slider.frame, fact.value["frame"], fact)
      // UIKit draws a slider in a view of its own, which fills the slider.
      try expect(slider.bounds, fact.value["visualElement"], fact)
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(slider.bounds.insetBy(dx: 0, dy: -slider.bounds.height).contains(slider.thumbRect))
      #expect(slider.bounds.contains(track) && track.midY == slider.bounds.midY)
    }
  }

  /// The sheet's bar has buttons 44 points high, with 6 points above and below.
  @Test(arguments: [Headless.SystemVersion.iOS16, .iOS15])
  func sheetNavigationBarIsTaller(version: Headless.SystemVersion) throws {
    let fact = try RecordedFact.named("navbar.sheet")
    let buttons = try #require(fact.value["leftButtonBar"].rect)
    let root = UIViewController()
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel")

    try onSystem(version) {
      let navigation = shown(root, .pageSheet)
      try expect(navigation.navigationBar.frame, fact.value["bar"], fact)
      let button = try #require(root.navigationItem.leftBarButtonItem?.view)
      let frame = button.convert(button.bounds, to: navigation.navigationBar)
      #expect(frame.midY == buttons.midY)
      #expect(root.view.safeAreaInsets.top == navigation.navigationBar.frame.height)
      #expect(shown(UIViewController(), .fullScreen).navigationBar.frame.height == 44)
    }
  }

  private func shown(
    _ root: UIViewController, _ style: UIModalPresentationStyle
  ) -> UINavigationController {
    let (presenter, navigation) = (UIViewController(), UINavigationController())
    let window = Headless.host(presenter, in: Headless.Environment(device: .iPhoneSE))
    navigation.viewControllers = [root]
    navigation.modalPresentationStyle = style
    presenter.present(navigation, animated: false)
    window.layoutIfNeeded()
    return navigation
  }

  @Test func stepperSizeIsFixed() throws {
    let fact = try RecordedFact.named("stepper.size")
    let size = fact.value.size

    #expect(UIStepper().intrinsicContentSize == size)
    #expect(UIStepper(frame: CGRect(x: 5, y: 5, width: 10, height: 200)).frame.size == size)
  }

  /// The title is centered in its button, on pixels. The older recording predates San Francisco:
  /// its font has Helvetica's widths.
  @Test(arguments: ["button.title.button", "button.title.Verify"])
  func titleIsAtItsRecordedFrame(id: String) throws {
    let fact = try RecordedFact.named(id)
    let frame = fact.inputs["frame"].numbers
    let title = try #require(fact.value["titleLabel"].rect)
    let isSmall = id.hasSuffix("Verify")
    func titleFrame(in font: UIFont) -> CGRect {
      onDevice(isSmall ? .iPhoneSE : .iPhone16) {
        let button = UIButton(type: .custom)
        button.setTitle(isSmall ? "Verify" : "button", for: .normal)
        button.titleLabel?.font = font
        button.frame = CGRect(x: 0, y: 0, width: frame[0], height: frame[1])
        button.layoutIfNeeded()
        return button.titleLabel?.frame ?? .zero
      }
    }
    let lines = titleFrame(in: .systemFont(ofSize: isSmall ? 15 : 18))
    #expect(Headless.number(lines.minY) == Headless.number(fact.pixels(title.minY)))
    #expect(Headless.number(lines.height) == Headless.number(fact.pixels(title.height)))
    let helvetica = UIFont(name: "Helvetica Neue", size: 15)
    let letters = isSmall ? titleFrame(in: try #require(helvetica)) : lines
    #expect(abs(letters.minX - title.minX) <= 0.5)
    #expect(abs(letters.width - title.width) <= 0.5)
  }

  // MARK: Text input

  /// The label of a placeholder is as high as its line, and centered in the field.
  @Test func placeholderIsCenteredInItsField() throws {
    let fact = try RecordedFact.named("textfield.placeholder")
    let label = try #require(fact.value["labelFrame"].rect)
    let field = UITextField(frame: try #require(fact.inputs["initFrame"].rect))
    field.placeholder = fact.inputs["placeholder"].text
    let baseline = baseline(in: field)

    #expect(field.frame.height == 30)
    #expect(field.placeholderRect(forBounds: field.bounds).width == label.width)
    let ascender = UIFont.systemFont(ofSize: 17).ascender
    #expect(baseline == Headless.number(fact.pixels(label.minY) + ascender))
  }

  private func baseline(in view: UIView) -> String? {
    Headless.render(view).components(separatedBy: "<text ").dropFirst().first?
      .components(separatedBy: " y=\"").dropFirst().first?.components(separatedBy: "\"").first
  }

  @Test func emptyTextViewHasOneLineBetweenItsInsets() throws {
    let fact = try RecordedFact.named("textview.container")
    let view = UITextView(frame: try #require(fact.inputs["initFrame"].rect))
    let container = try #require(fact.value["containerView"].rect)
    let line = try #require(fact.value["textFragment"].rect)

    #expect(view.contentSize == container.size)
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(caret.minY == line.minY)
    #expect(view.textContainer.lineFragmentPadding * 2 == line.width)
    #expect(view.textContainerInset.top + view.textContainerInset.bottom + line.height == 30)
  }
}
