import Foundation
import Testing

@testable import HeadlessUIKit

/// Input views above the keyboard.
@MainActor
struct InputViewSizeTests {
  @Test(arguments: [true, false])
  func inputViewSizesItselfIfAllowed(isAllowed: Bool) {
    let bar = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard)
    bar.allowsSelfSizing = isAllowed
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(content)
    let low = content.heightAnchor.constraint(equalToConstant: 80)
    low.priority = .defaultHigh
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: bar.trailingAnchor), low,
    ])
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    field.inputAccessoryView = bar
    let root = UIView()
    root.addSubview(field)
    let window = Headless.host(root)
    field.becomeFirstResponder()
    Headless.runLoop()

    #expect(bar.frame.height == (isAllowed ? 80 : 44))
    #expect(bar.frame.width == window.bounds.width)
  }
}
