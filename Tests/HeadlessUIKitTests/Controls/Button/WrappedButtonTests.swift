import Foundation
import Testing

@testable import HeadlessUIKit

/// Titles of configurations, which wrap at small widths.
@MainActor
struct WrappedButtonTests {
  private func button(
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Composition with red, blue and yellow"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func line(_ button: UIButton) -> CGFloat { button.titleLabel?.font.lineHeight ?? 0 }

  @Test func titleStaysOnOneLineIfItFits() {
    let button = button()
    #expect(abs(button.intrinsicContentSize.height - 34.333) < 0.001)
    #expect(button.sizeThatFits(CGSize(width: 1000, height: 0)) == button.intrinsicContentSize)
  }

  @Test(arguments: [CGFloat(200), 150, 120])
  func heightFollowsTheWidth(width: CGFloat) {
    let button = button()
    let size = button.sizeThatFits(CGSize(width: width, height: 0))
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (
      button.currentTitle, button.titleLabel?.font, 0
    )
    let text = label.sizeThatFits(CGSize(width: width - 24, height: 0))
    #expect(size.width <= width)
    #expect(abs(size.height - text.height - 14) < 0.001)
    #expect(text.height > 1.5 * line(button))
  }

  @Test(arguments: [
    NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping,
  ])
  func truncatedTitleStaysOnOneLine(mode: NSLineBreakMode) {
    let button = button { $0.titleLineBreakMode = mode }
    let size = button.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(abs(size.height - 34.333) < 0.001)
    #expect(button.titleLabel?.lineBreakMode == mode)
  }

  @Test func constrainedButtonFitsItsWrappedTitle() {
    let root = makeRoot(300, 600)
    let button = root.adding(button())
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (
      button.currentTitle, button.titleLabel?.font, 0
    )
    root.adding(label)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.widthAnchor.constraint(equalToConstant: 160),
      label.topAnchor.constraint(equalTo: button.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 136),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.height > 2 * line(button))
    #expect(abs(button.frame.height - label.frame.height - 14) < 0.34)
    #expect(abs(label.frame.minY - button.frame.maxY) < 0.34)
    #expect(button.titleLabel?.frame.minY == 7)
    #expect(abs((button.titleLabel?.frame.height ?? 0) - label.frame.height) < 0.34)
  }

  @Test func imageNarrowsTheWidthForTheTitle() {
    let plain = button()
    let starred = button {
      $0.image = UIImage(systemName: "star")
      $0.imagePadding = 8
    }
    let image = starred.imageView?.intrinsicContentSize.width ?? 0
    let room = CGSize(width: 180, height: 0)
    let narrower = CGSize(width: 180 - image - 8, height: 0)
    #expect(image > 10)
    #expect(
      abs(starred.sizeThatFits(room).height - plain.sizeThatFits(narrower).height) < 0.001)
  }

  @Test func subtitlesWrap() {
    let subtitle = "Oil on canvas, in a private collection for many years"
    let button = button { $0.subtitle = subtitle }
    let narrow = button.sizeThatFits(CGSize(width: 140, height: 0)).height
    let cut = self.button {
      $0.subtitle = subtitle
      $0.subtitleLineBreakMode = .byTruncatingTail
    }
    #expect(narrow > cut.sizeThatFits(CGSize(width: 140, height: 0)).height + 20)
  }

  @Test(arguments: [
    (UIButton.Configuration.TitleAlignment.leading, NSTextAlignment.left), (.center, .center),
    (.trailing, .right),
  ])
  func titleAlignmentAlignsItsLines(
    alignment: UIButton.Configuration.TitleAlignment, text: NSTextAlignment
  ) throws {
    let button = button { $0.titleAlignment = alignment }
    let label = try #require(button.titleLabel)
    #expect(label.textAlignment == text)
    button.frame = CGRect(x: 0, y: 0, width: 160, height: 90)
    button.layoutIfNeeded()
    let picture = Headless.render(button)
    let lines = picture.matches(of: /<text x="([0-9.]+)".* textLength="([0-9.]+)"/).compactMap {
      match in Double(match.1).flatMap { x in Double(match.2).map { (x: x, width: $0) } }
    }
    #expect(lines.count == 3 && Set(lines.map(\.width)).count == 3)
    let share = [NSTextAlignment.left: 0, .center: 0.5, .right: 1][text] ?? .nan
    for line in lines {
      #expect(abs(line.x - share * (label.bounds.width - line.width)) < 0.002)
    }
  }

  @Test func baselinesAreThoseOfFirstAndLastLine() {
    let root = makeRoot(300, 600)
    let button = root.adding(button())
    let (first, last) = (root.adding(UILabel()), root.adding(UILabel()))
    for label in [first, last] { (label.text, label.font) = ("x", .systemFont(ofSize: 17)) }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 160),
      first.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      last.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
      first.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      last.leadingAnchor.constraint(equalTo: first.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let title = button.titleLabel.map { $0.convert($0.bounds, to: root) } ?? .zero
    #expect(abs(first.frame.minY - title.minY) <= 0.67)
    #expect(abs(last.frame.maxY - title.maxY) <= 0.67)
    #expect(last.frame.minY > first.frame.minY + 30)
  }

  @Test func removingConfigurationTruncatesTheTitleAgain() {
    let button = button()
    #expect(button.titleLabel?.numberOfLines == 0)
    button.configuration = nil
    #expect(button.titleLabel?.numberOfLines == 1)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  // MARK: States

  private func picture(_ button: UIButton) -> String {
    button.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
    button.layoutIfNeeded()
    return Headless.render(button)
  }

  @Test func selectedButtonIsTintedUnlessUpdatesAreOff() {
    let button = button()
    button.tintColor = .systemGreen
    button.configuration = .gray()
    button.isSelected = true
    #expect(picture(button).contains("fill=\"#34c759\" fill-opacity=\"0.18\""))
    button.configuration?.automaticallyUpdateForSelection = false
    #expect(!picture(button).contains("#34c759"))
  }

  @Test func buttonWithoutAutomaticUpdatesLooksNormal() {
    let button = button()
    var updates = 0
    button.configurationUpdateHandler = { _ in updates += 1 }
    let normal = picture(button)
    #expect(updates == 1)
    button.automaticallyUpdatesConfiguration = false
    (button.isEnabled, button.isSelected) = (false, true)
    #expect(picture(button) == normal)
    #expect(updates == 1)
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(updates == 2)
    button.automaticallyUpdatesConfiguration = true
    #expect(picture(button) != normal)
  }

  /// Assigning a configuration doesn't change the state, and several state changes cause one
  /// update.
  @Test func updateHandlerRunsOncePerLayout() {
    let button = button()
    var updates: [UIControl.State] = []
    button.configurationUpdateHandler = { updates.append($0.state) }
    button.layoutIfNeeded()
    #expect(updates == [.normal])
    button.isSelected = true
    button.isHighlighted = true
    #expect(updates.count == 1)
    button.layoutIfNeeded()
    #expect(updates.last == [.selected, .highlighted])
    button.configuration?.title = "Other"
    button.layoutIfNeeded()
    #expect(updates.count == 2)
    button.tintColor = .systemRed
    button.layoutIfNeeded()
    #expect(updates.count == 3)
  }

  @Test func updateHandlerSeesATap() {
    let button = button()
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    var updates: [UIControl.State] = []
    button.configurationUpdateHandler = { updates.append($0.state) }
    let window = window(showing: button)
    Headless.tap(button)
    #expect(updates == [.normal, .highlighted, .normal])
    withExtendedLifetime(window) {}
  }

  @Test func updateHandlerChangesAreMeasuredInSameLayout() {
    let root = makeRoot(300, 600)
    let button = root.adding(button())
    button.configurationUpdateHandler = {
      $0.configuration?.title = $0.isSelected ? "On" : "Off now"
    }
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let off = button.frame.width
    button.isSelected = true
    root.layoutIfNeeded()
    #expect(button.frame.width < off)
    #expect(button.titleLabel?.text == "On")
  }
}
