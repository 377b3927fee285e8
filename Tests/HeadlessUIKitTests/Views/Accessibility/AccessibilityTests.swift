import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct AccessibilityTests {
  @Test func labelsAndButtonsDescribeThemselves() {
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "Total"
    button.setTitle("Pay", for: .normal)
    button.isEnabled = false
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Total")
    #expect(label.accessibilityTraits == .staticText)
    #expect(button.accessibilityLabel == "Pay")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(!UIView().isAccessibilityElement && UIView().accessibilityLabel == nil)
  }

  @Test func setAccessibilityValuesOverrideDefaults() {
    let label = UILabel()
    label.text = "3"
    label.accessibilityLabel = "Three"
    label.accessibilityTraits = .header
    label.accessibilityHint = "A number"
    label.accessibilityValue = "3"
    label.isAccessibilityElement = false
    #expect(label.accessibilityLabel == "Three" && label.accessibilityTraits == .header)
    #expect(label.accessibilityHint == "A number" && label.accessibilityValue == "3")
    #expect(!label.isAccessibilityElement)
  }

  @Test func accessibilityFramesAreInScreenCoordinates() {
    let (root, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    root.addSubview(view)
    let window = Headless.host(root)
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))

    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    view.accessibilityElements = [element]
    #expect(view.accessibilityElements?.count == 1)
    withExtendedLifetime(window) {}
  }

  @Test func customActionsRun() {
    var done = 0
    let action = UIAccessibilityCustomAction(name: "Delete") { _ in
      done += 1
      return true
    }
    let view = UIView()
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
    #expect(done == 1 && action.name == "Delete")
  }

  @Test func controlsHaveTraitsAndValues() {
    let (toggle, slider, field) = (UISwitch(), UISlider(), UITextField())
    toggle.isOn = true
    toggle.isEnabled = false
    #expect(toggle.isAccessibilityElement && toggle.accessibilityValue == "1")
    #expect(toggle.accessibilityTraits == [.button, .notEnabled])
    (slider.maximumValue, slider.value) = (200, 66)
    #expect(slider.isAccessibilityElement && slider.accessibilityValue == "33%")
    #expect(slider.accessibilityTraits == .adjustable)
    slider.maximumValue = .infinity
    #expect(slider.accessibilityValue == "0%")

    field.placeholder = "Name"
    #expect(field.isAccessibilityElement && field.accessibilityValue == "Name")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada" && field.accessibilityLabel == nil)
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
    field.accessibilityValue = "secret"
    #expect(field.accessibilityValue == "secret")

    let (view, progress) = (UITextView(), UIProgressView())
    (view.text, progress.progress) = ("Ada", 0.5)
    #expect(view.isAccessibilityElement && view.accessibilityValue == "Ada")
    #expect(progress.isAccessibilityElement && progress.accessibilityValue == "50%")
  }

  @Test func accessibilityFramesFollowTheWindowOrigin() {
    let window = UIWindow(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 51, y: 62, width: 3, height: 4))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 52.5, y: 64))
  }

  @Test func containerSpaceFrameMovesWithItsContainer() {
    let window = UIWindow(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.frame.origin.y += 100
    #expect(element.accessibilityFrame == CGRect(x: 61, y: 182, width: 3, height: 4))

    element.accessibilityFrame = CGRect(x: 61, y: 182, width: 5, height: 6)
    let inside = CGRect(x: 1, y: 2, width: 5, height: 6)
    #expect(element.accessibilityFrameInContainerSpace == inside)
    view.frame.origin.y = 0
    #expect(element.accessibilityFrame.minY == 182)
  }

  @Test func rectanglesAndPathsAreConvertedToTheScreen() {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let root = UIView()
    root.addSubview(view)
    let window = Headless.host(root)
    let rect = CGRect(x: 10, y: 10, width: 5, height: 5)
    let expected = CGRect(x: -10, y: 0, width: 10, height: 10)

    #expect(UIAccessibility.convertToScreenCoordinates(rect, in: view) == expected)
    let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: view)
    #expect(path.bounds == expected)
    withExtendedLifetime(window) {}
  }

  private final class Container: UIView {
    override func accessibilityElementCount() -> Int { 3 }
    override func accessibilityElement(at index: Int) -> Any? { subviews.first }
    override func index(ofAccessibilityElement element: Any) -> Int { 2 }
  }

  @Test func containersCountTheirElements() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    #expect(view.accessibilityElementCount() == 0)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === second)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: second) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    #expect(Container().accessibilityElementCount() == 3)
  }
}
