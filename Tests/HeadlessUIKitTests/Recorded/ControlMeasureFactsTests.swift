import Foundation
import Testing

@testable import HeadlessUIKit

/// Sizes of controls and bars as dumped from iOS 26 and from earlier releases.
@MainActor
struct ControlMeasureFactsTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Configure"
    change(&configuration)
    return UIButton(configuration: configuration).intrinsicContentSize
  }

  private func expect(
    _ size: CGSize, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(size.width - width) <= 0.5, sourceLocation: sourceLocation)
    #expect(abs(size.height - height) < 0.001, sourceLocation: sourceLocation)
  }

  @Test func configuredButtonsFitTheirParts() {
    expect(button { $0.contentInsets = .zero }, 75, 20.333)
    expect(button { $0.showsActivityIndicator = true }, 119.333, 34.333)
    expect(button { $0.subtitle = "More" }, 99, 51)
    for make in [
      UIButton.Configuration.plain, UIButton.Configuration.tinted, UIButton.Configuration.gray,
    ] {
      var configuration = make()
      configuration.title = "Configure"
      expect(UIButton(configuration: configuration).intrinsicContentSize, 99, 34.333)
    }
    onDevice(.iPhoneSE) { #expect(button { _ in }.height == 34.5) }
  }

  @Test func fieldsAndBarsPlaceTheirParts() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(
      field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 176, y: 8, width: 19, height: 19))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 0, width: 377, height: 44))
    #expect(UIPickerView().sizeThatFits(CGSize(width: 500, height: 9)).height == 216)
  }

  @Test func inlineDatePickerHeightDependsOnMode() {
    let modes: [(UIDatePicker.Mode, CGFloat)] = [(.date, 440), (.time, 114), (.dateAndTime, 482)]
    for (mode, height) in modes {
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = .inline
      #expect(picker.sizeThatFits(.zero).height == height)
    }
  }

  @Test(
    arguments: [
      (.iOS26, .iPhone16, 48), (.iOS26, .iPadAir11, 44), (.iOS18, .iPhone16, 44),
      (.iOS18, .iPadAir11, 44),
    ] as [(Headless.SystemVersion, Headless.Device, CGFloat)])
  func toolbarsHaveTheSystemHeight(
    version: Headless.SystemVersion, device: Headless.Device, height: CGFloat
  ) {
    onSystem(version) {
      onDevice(device) {
        #expect(UIToolbar().sizeThatFits(CGSize(width: 300, height: 0)).height == height)
      }
    }
  }

  @Test(
    arguments: [(.iOS26, 54, 106, 32), (.iOS18, 44, 96, 30)]
      as [(Headless.SystemVersion, CGFloat, CGFloat, CGFloat)])
  func navigationBarsGrowWithLargeTitleAndPrompt(
    version: Headless.SystemVersion, row: CGFloat, large: CGFloat, prompt: CGFloat
  ) {
    onSystem(version) {
      let bar = UINavigationBar()
      let item = UINavigationItem(title: "Title")
      bar.setItems([item], animated: false)
      #expect(bar.sizeThatFits(CGSize(width: 393, height: 0)).height == row)
      item.prompt = "Prompt"
      #expect(bar.sizeThatFits(CGSize(width: 393, height: 0)).height == row + prompt)
      item.prompt = nil
      bar.prefersLargeTitles = true
      #expect(bar.sizeThatFits(CGSize(width: 393, height: 0)).height == large)
    }
  }

  @Test(
    arguments: [(.iOS26, 389, 16), (.iOS26, 390, 20), (.iOS18, 413, 16), (.iOS18, 414, 20)]
      as [(Headless.SystemVersion, CGFloat, CGFloat)])
  func systemMarginsFollowTheWidth(
    version: Headless.SystemVersion, width: CGFloat, side: CGFloat
  ) {
    onSystem(version) {
      let controller = UIViewController()
      let size = CGSize(width: width, height: 700)
      let window = Headless.host(controller, in: Headless.Environment(size: size))
      #expect(controller.systemMinimumLayoutMargins.leading == side)
      #expect(controller.view.layoutMargins.right == side)
      withExtendedLifetime(window) {}
    }
  }
}
