import Testing
import UIKit

@MainActor
@Test func labelIsAsWideAsItsText() {
  let label = UILabel()
  label.text = "Text"
  #expect(label.intrinsicContentSize.width > 20)
}
