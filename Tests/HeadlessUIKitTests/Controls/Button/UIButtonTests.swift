import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct UIButtonTests {
  private func button(_ title: String?, size: CGFloat? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
    return button
  }

  @Test func sizesMatchDevices() {
    #expect(button("Done").intrinsicContentSize == CGSize(width: 37, height: 30))
    #expect(button(nil).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(button(nil, size: 17).intrinsicContentSize == CGSize(width: 30, height: 33))
    let small = button("Learn more.", size: 12).intrinsicContentSize
    #expect(abs(small.width - 68) <= 1)
    #expect(small.height == 27)
  }

  @Test func titleBesideImageHasNoPadding() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { _ in }
    let button = button("Upload")
    button.setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)

    #expect(abs(button.intrinsicContentSize.width - 63) <= 1)
    #expect(button.intrinsicContentSize.height == 18)
  }

  /// This is documented. A state without a title also follows later changes of the normal title.
  @Test func statesWithoutTitleFallBackToNormal() {
    let button = button("Off")
    button.setTitle("On", for: .selected)
    let states: [UIControl.State] = [.normal, .highlighted, .selected, [.selected, .disabled]]
    #expect(states.map { button.title(for: $0) } == ["Off", "Off", "On", "Off"])
    button.setTitle(nil, for: .selected)
    button.setTitle("None", for: .normal)
    #expect(states.allSatisfy { button.title(for: $0) == "None" })
    #expect(button.attributedTitle(for: .disabled) == nil)
    let title = NSAttributedString(string: "Rich")
    button.setAttributedTitle(title, for: .normal)
    #expect(states.allSatisfy { button.attributedTitle(for: $0) == title })
  }

  @Test func imageOnlyButtonHasTheImageSize() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 13)).image { _ in }
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)

    #expect(button.intrinsicContentSize == CGSize(width: 21, height: 13))
  }

  @Test func contactAddButtonHasItsRecordedSize() {
    let size = UIButton(type: .contactAdd).intrinsicContentSize

    #expect(abs(size.width - 24.333) < 0.001)
    #expect(abs(size.height - 23.667) < 0.001)
  }

  @Test func contentInsetsReplaceDefaultPadding() {
    let button = button("Done")
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)

    #expect(button.intrinsicContentSize == CGSize(width: 77, height: 38))
  }

  @Test func titleWrapsWithSeveralLines() {
    let button = button("This is a long title of two lines")
    let own = button.intrinsicContentSize
    let line = button.titleLabel?.intrinsicContentSize.height ?? 0
    button.frame = CGRect(x: 0, y: 0, width: 160, height: 80)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.height == line)

    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.lineBreakMode = .byWordWrapping
    button.layoutIfNeeded()
    let frame = button.titleLabel?.frame ?? .zero
    #expect(abs(frame.height - 2 * line) < 1.5)
    #expect(frame.width <= 160 && frame.width > 100)
    #expect(abs(frame.midX - 80) < 0.34 && abs(frame.midY - 40) < 0.34)
    #expect(button.intrinsicContentSize == own, "that of one line")

    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 20)
    button.layoutIfNeeded()
    let narrow = button.titleLabel?.frame ?? .zero
    #expect(narrow.height > frame.height && narrow.height <= 80)
    #expect(narrow.minX >= 60 && narrow.maxX <= 140)
  }

  @Test func titleIsCentered() {
    let button = button("Done")
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.layoutIfNeeded()
    let frame = button.titleLabel?.frame ?? .zero

    #expect(abs(frame.midX - 50) < 0.34)
    #expect(abs(frame.midY - 25) < 0.34)
  }

  @Test(arguments: [false, true])
  func imageLeadsTheTitle(rightToLeft: Bool) {
    let button = button("Upload")
    button.setImage(UIImage(systemName: "arrow.up"), for: .normal)
    if rightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let (image, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)

    #expect(rightToLeft ? title.maxX <= image.minX + 0.01 : image.maxX <= title.minX + 0.01)
    #expect(abs(min(image.minX, title.minX) - (200 - max(image.maxX, title.maxX))) < 0.7)
  }

  @Test func stateWithoutTitleShowsNormalTitle() {
    let button = button("Normal")
    button.setTitle("Selected", for: .selected)
    button.setTitleColor(.systemRed, for: .highlighted)

    #expect(button.currentTitle == "Normal")
    button.isSelected = true
    #expect(button.currentTitle == "Selected")
    #expect(button.titleLabel?.text == "Selected")
    button.isSelected = false
    button.isHighlighted = true
    #expect(button.currentTitle == "Normal")
    #expect(button.titleLabel?.textColor == .systemRed)
  }

  @Test func statesWithoutColorsFallBackToNormal() {
    let button = button("Normal")
    button.setTitleColor(.systemRed, for: .normal)
    button.setTitleShadowColor(.systemBlue, for: .normal)
    button.setTitleColor(.systemGreen, for: .selected)

    #expect(button.titleColor(for: .highlighted) == .systemRed)
    #expect(button.titleColor(for: [.selected, .disabled]) == .systemRed)
    #expect(button.titleColor(for: .selected) == .systemGreen)
    #expect(button.titleShadowColor(for: .selected) == .systemBlue)
    button.setTitleColor(nil, for: .selected)
    #expect(button.titleColor(for: .selected) == .systemRed)
  }

  @Test func systemButtonTitleHasTheTintColor() {
    let parent = UIView()
    parent.tintColor = .systemGreen
    let button = button("Done")
    parent.addSubview(button)

    #expect(button.currentTitleColor == .systemGreen)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test func primaryActionProvidesTitleImageAndHandler() {
    var count = 0
    let button = UIButton(
      primaryAction: UIAction(title: "Save", image: UIImage(systemName: "star")) { _ in
        count += 1
      })

    #expect(button.currentTitle == "Save")
    #expect(button.currentImage != nil)
    button.performPrimaryAction()
    #expect(count == 1)
  }
}
