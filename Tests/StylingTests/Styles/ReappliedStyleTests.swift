import Foundation
import TestSupport
import Testing

/// Properties that a style leaves alone.
@MainActor
struct ReappliedStyleTests {
  private let states: [ControlStateStyle] = [
    Normal(borderColor: .red), Disabled(borderColor: .blue), Highlighted(borderColor: .green),
  ]

  /// The order and the repetition of attributes do not matter.
  @Test func borderOfAStyledButtonMatchesItsState() {
    let disabled = StyledButton([.enabled(false), .states(states)])
    #expect(disabled.layer.borderColor == UIColor.blue.cgColor)
    let other = StyledButton([.states(states), .enabled(false)])
    #expect(other.layer.borderColor == UIColor.blue.cgColor)
    other.isEnabled = true
    #expect(other.layer.borderColor == UIColor.red.cgColor)
    let pressed = StyledButton([.states(states)])
    pressed.isHighlighted = true
    pressed.set(style: pressed.style)
    #expect(pressed.layer.borderColor == UIColor.green.cgColor)
    pressed.isHighlighted = false
    #expect(pressed.layer.borderColor == UIColor.red.cgColor)
  }

  /// As with titles, the last setting of each state counts.
  @Test(arguments: [false, true])
  func borderFollowsTheStatesSetLast(isPressed: Bool) {
    let button = StyledButton([.states(states)])
    button.isHighlighted = isPressed
    button.set(
      style: ViewStyle([
        .states([Normal(borderColor: .orange), Highlighted(borderColor: .black)])
      ]))
    func border(pressed: Bool) -> CGColor? {
      button.isHighlighted = pressed
      return button.layer.borderColor
    }
    let shown = isPressed ? UIColor.black : .orange
    #expect(button.layer.borderColor == shown.cgColor)
    #expect(border(pressed: true) == UIColor.black.cgColor)
    #expect(border(pressed: false) == UIColor.orange.cgColor)
    button.isHighlighted = isPressed
    button.borderColor(.blue)
    #expect(button.layer.borderColor == (isPressed ? UIColor.black : .blue).cgColor)
    #expect(border(pressed: true) == UIColor.black.cgColor)
    #expect(border(pressed: false) == UIColor.blue.cgColor)
    // A border set without the style is not lost, either.
    button.layer.borderColor = UIColor.cyan.cgColor
    #expect(border(pressed: true) == UIColor.black.cgColor)
    #expect(border(pressed: false) == UIColor.cyan.cgColor)
  }

  @Test func hiddenDynamicBorderFollowsTheAppearance() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .black }
    let button = StyledButton([
      .states([Normal(borderColor: color), Highlighted(borderColor: .green)])
    ])
    let window = UIWindow()
    window.addSubview(button)
    button.isHighlighted = true
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(button.layer.borderColor == UIColor.green.cgColor)
    button.isHighlighted = false
    #expect(button.layer.borderColor == UIColor.yellow.cgColor)
  }

  /// A border set without the style is shown until another one is set, by the style or otherwise.
  @Test func borderSetOutsideTheStyleStaysUntilReplaced() {
    let button = StyledButton([.states(states)])
    func press() {
      button.isHighlighted = true
      button.isHighlighted = false
    }
    button.layer.borderColor = UIColor.cyan.cgColor
    press()
    #expect(button.layer.borderColor == UIColor.cyan.cgColor)
    button.layer.borderColor = UIColor.red.cgColor
    press()
    #expect(button.layer.borderColor == UIColor.red.cgColor)
    button.layer.borderColor = UIColor.cyan.cgColor
    button.isHighlighted = true
    button.borderColor(.blue)
    button.isHighlighted = false
    #expect(button.layer.borderColor == UIColor.blue.cgColor)
  }

  /// Only the letters change, in any view.
  @Test func textCaseKeepsTextAttributes() {
    let attributes: [NSAttributedString.Key: Any] = [.kern: 5.0, .underlineStyle: 1]
    let whole = NSAttributedString(string: "some text", attributes: attributes)
    let half = NSMutableAttributedString(attributedString: whole)
    half.addAttribute(.kern, value: 2.0, range: NSRange(location: 0, length: 4))
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 4
    let spaced = NSAttributedString(string: "some text", attributes: [.paragraphStyle: paragraph])
    for (text, key) in [
      (whole, .kern), (half, .kern), (spaced, .paragraphStyle),
    ] as [(NSAttributedString, NSAttributedString.Key)] {
      let (label, field, view, button) = (UILabel(), UITextField(), UITextView(), UIButton())
      label.attributedText = text
      field.attributedText = text
      view.attributedText = text
      button.setAttributedTitle(text, for: .normal)
      for view in [label, field, view, button] {
        ViewStyle([.case(.upperCaseAll)]).install(on: view)
      }
      for written in [
        label.attributedText, field.attributedText, view.attributedText,
        button.attributedTitle(for: .normal),
      ] {
        #expect(written?.string == "SOME TEXT")
        for place in [0, 8] {
          let old = text.attribute(key, at: place, effectiveRange: nil) as? NSObject
          #expect(written?.attribute(key, at: place, effectiveRange: nil) as? NSObject == old)
        }
      }
    }
  }

  @Test func textCaseAppliesToAllTitlesOfAButton() {
    let button: UIButton = [
      .states([Normal("login"), Highlighted("press"), Selected("in")]), .case(.upperCaseAll),
    ]
    let states = [UIControl.State.normal, .highlighted, .selected]
    #expect(states.map { button.title(for: $0) } == ["LOGIN", "PRESS", "IN"])
    button.setAttributedTitle(
      NSAttributedString(string: "off", attributes: [.kern: 2.0]), for: .disabled)
    ViewStyle([.case(.upperCaseFirst)]).install(on: button)
    #expect(button.attributedTitle(for: .disabled)?.string == "Off")
  }

  @Test func textCaseAppliesToAConfigurationTitle() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Hello"
    ViewStyle([.case(.upperCaseAll)]).install(on: button)
    #expect(button.configuration?.title == "HELLO")
    var title = AttributedString("hello", attributes: AttributeContainer([.kern: 2.0]))
    title += AttributedString(" there")
    button.configuration?.attributedTitle = title
    ViewStyle([.case(.upperCaseFirst)]).install(on: button)
    let written = button.configuration?.attributedTitle
    #expect(written.map { String($0.characters) } == "Hello there")
    #expect(
      written?.runs.count == 2 && written?.runs.first?.attributes == title.runs.first?.attributes)
  }

  @Test func unchangedSegmentsKeepTheirState() {
    let image = UIImage()
    let control: UISegmentedControl = [.segments([.title("a"), .image(image), .title("c")])]
    control.setEnabled(false, forSegmentAt: 1)
    control.setWidth(40, forSegmentAt: 2)
    control.selectedSegmentIndex = 2
    ViewStyle([.segments([.title("a"), .image(image), .title("c")])]).install(on: control)
    #expect(!control.isEnabledForSegment(at: 1) && control.widthForSegment(at: 2) == 40)
    for other in [
      [Segment.title("a"), .image(image)], [.title("a"), .title("b"), .title("c")],
      [.title("a"), .image(UIImage()), .title("c")],
    ] {
      ViewStyle([.segments(other)]).install(on: control)
      #expect(control.numberOfSegments == other.count && control.isEnabledForSegment(at: 1))
      #expect(control.titleForSegment(at: 0) == "a")
    }
  }
}
