import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct ButtonConfigurationTests {
  private func button(
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Configure"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test(arguments: [
    (UIButton.Configuration.Size.medium, CGSize(width: 99, height: 34.333)),
    (.large, CGSize(width: 115, height: 50.333)), (.small, CGSize(width: 87.333, height: 28)),
    (.mini, CGSize(width: 87.333, height: 28)),
  ])
  func sizesMatchDevices(size: UIButton.Configuration.Size, expected: CGSize) {
    let measured = button { $0.buttonSize = size }.intrinsicContentSize

    #expect(abs(measured.width - expected.width) <= expected.width * 0.02)
    #expect(abs(measured.height - expected.height) < 0.001)
  }

  @Test func subtitleIsBelowTheTitle() {
    let button = button { $0.subtitle = "All of it" }
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    let (title, subtitle) = (
      button.titleLabel?.frame ?? .zero, button.subtitleLabel?.frame ?? .zero
    )

    #expect(abs(button.intrinsicContentSize.height - 51) < 0.001)
    #expect(abs(title.minY - 7) < 0.001)
    #expect(abs(subtitle.minY - title.maxY - 1) < 0.001)
  }

  @Test(arguments: [
    NSDirectionalRectEdge.leading, .trailing, .top, .bottom,
  ])
  func imageIsAtItsPlacementEdge(edge: NSDirectionalRectEdge) {
    let button = button {
      $0.image = UIImage(systemName: "star")
      $0.imagePlacement = edge
      $0.imagePadding = 6
    }
    let plain = self.button().intrinsicContentSize
    let image = button.imageView?.intrinsicContentSize ?? .zero
    let size = button.intrinsicContentSize
    button.frame = CGRect(origin: .zero, size: size)
    button.layoutIfNeeded()
    let (title, star) = (button.titleLabel?.frame ?? .zero, button.imageView?.frame ?? .zero)

    switch edge {
    case .leading: #expect(abs(title.minX - star.maxX - 6) < 0.01)
    case .trailing: #expect(abs(star.minX - title.maxX - 6) < 0.01)
    case .top: #expect(abs(title.minY - star.maxY - 6) < 0.01)
    default: #expect(abs(star.minY - title.maxY - 6) < 0.01)
    }
    let isHorizontal = edge == .leading || edge == .trailing
    let longer = isHorizontal ? size.width - plain.width : size.height - plain.height
    #expect(abs(longer - 6 - (isHorizontal ? image.width : image.height)) < 0.01)
  }

  @Test func leadingImageIsOnTheRightInRightToLeft() {
    let button = button { $0.image = UIImage(systemName: "star") }
    button.semanticContentAttribute = .forceRightToLeft
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()

    #expect((button.imageView?.frame.minX ?? 0) > (button.titleLabel?.frame.minX ?? 1000))
  }

  @Test func colorsFollowStyleTintAndState() {
    let button = button()
    button.tintColor = .systemGreen
    #expect(button.currentTitleColor == .white)
    #expect(Headless.render(sized(button)).contains("fill=\"#34c759\""))

    button.configuration = .plain()
    #expect(button.currentTitleColor == .systemGreen)
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
  }

  @Test func capsulesAreRoundAndFixedRadiiKept() {
    #expect(Headless.render(sized(button())).contains("rx=\"20\""))
    let square = button {
      $0.cornerStyle = .fixed
      $0.background.cornerRadius = 3
    }
    #expect(Headless.render(sized(square)).contains("rx=\"3\""))
  }

  @Test func updateHandlerSeesEveryStateChange() {
    let button = button()
    var count = 0
    button.configurationUpdateHandler = { button in
      count += 1
      let names = [
        (UIControl.State.highlighted, "highlighted"), (.selected, "selected"),
        (.disabled, "disabled"),
      ]
      button.configuration?.title =
        names.filter { button.state.contains($0.0) }.map(\.1).joined(separator: " ")
    }
    #expect(button.currentTitle == "Configure")
    let changes: [(change: () -> Void, title: String)] = [
      ({}, ""), ({ button.isHighlighted = true }, "highlighted"),
      ({ button.isSelected = true }, "highlighted selected"),
      ({ button.isHighlighted = false }, "selected"),
      ({ button.isEnabled = false }, "selected disabled"),
      ({ button.isSelected = false }, "disabled"), ({ button.isEnabled = true }, ""),
    ]
    for (index, (change, title)) in changes.enumerated() {
      change()
      button.layoutIfNeeded()
      #expect(button.titleLabel?.text ?? "" == title && count == index + 1)
    }
    // A state that is set again is no change.
    (button.isHighlighted, button.isSelected, button.isEnabled) = (false, false, true)
    button.layoutIfNeeded()
    #expect(count == changes.count)
  }

  private func sized(_ button: UIButton) -> UIButton {
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    button.layoutIfNeeded()
    return button
  }
}
