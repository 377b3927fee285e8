import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ObjectAccessibilityTests {
  private final class Badge: UIView {
    override var accessibilityLabel: String? {
      get { "badge" }
      set {}
    }
  }

  @Test func anyObjectStoresAccessibilityProperties() {
    let image = UIImage()
    let item = NSObject()
    #expect(image.accessibilityLabel == nil && !item.isAccessibilityElement)
    image.accessibilityLabel = "a tree"
    item.accessibilityTraits = .button
    #expect(image.accessibilityLabel == "a tree" && item.accessibilityTraits == .button)
    #expect(UIImage().accessibilityLabel == nil)
  }

  @Test func viewsOverrideObjectAccessibility() {
    let label = UILabel()
    label.text = "text"
    let object: NSObject = label
    #expect(object.accessibilityLabel == "text")
    object.accessibilityLabel = "other"
    #expect(label.accessibilityLabel == "other")
    #expect((Badge() as NSObject).accessibilityLabel == "badge")
  }

  @Test func releasedObjectsLeaveNothingBehind() {
    for number in 0..<1_000 {
      let object = NSObject()
      #expect(object.accessibilityValue == nil)
      object.accessibilityValue = "\(number)"
    }
  }
}
