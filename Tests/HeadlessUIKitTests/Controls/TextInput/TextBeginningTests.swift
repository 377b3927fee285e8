import Foundation
import Testing

@testable import HeadlessUIKit

/// Views that become first responder before they have a window, and text that has a style of its
/// own.
@MainActor
struct TextBeginningTests {
  private final class Form: UIViewController {
    let field: UIView
    init(_ field: UIView) {
      self.field = field
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
      view.addSubview(field)
      field.becomeFirstResponder()
    }
  }

  nonisolated static let makers: [@MainActor @Sendable () -> UIView] = [
    { UITextField() }, { UITextView() }, { UISearchTextField() },
  ]

  /// Covers screens that are hosted, pushed or presented.
  @Test(arguments: makers) func viewBecomesFirstResponderOnceInWindow(
    make: @MainActor @Sendable () -> UIView
  ) {
    let first = Form(make())
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = Headless.host(first)
    #expect(first.field.isFirstResponder)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    let pushed = Form(make())
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(pushed.field.isFirstResponder)
    let presented = Form(make())
    navigation.present(presented, animated: true)
    Headless.runLoop()
    #expect(presented.field.isFirstResponder)
    withExtendedLifetime(window) {}
  }

  @Test func resignedViewDoesNotBecomeFirstResponder() {
    let form = Form(UITextField())
    form.loadViewIfNeeded()
    form.field.resignFirstResponder()
    let window = Headless.host(form)
    #expect(!form.field.isFirstResponder)
    withExtendedLifetime(window) {}
  }

  @Test func firstCharacterDefinesTheStyleOfTheView() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let font = UIFont.systemFont(ofSize: 30)
    let text = NSMutableAttributedString(
      string: "red",
      attributes: [.font: font, .foregroundColor: UIColor.red, .paragraphStyle: style])
    text.append(NSAttributedString(string: " blue", attributes: [.foregroundColor: UIColor.blue]))
    let (field, view) = (UITextField(), UITextView())
    field.attributedText = text
    view.attributedText = text
    for (own, color, alignment) in [
      (field.font, field.textColor, field.textAlignment),
      (view.font, view.textColor, view.textAlignment),
    ] {
      #expect(own == font && color == .red && alignment == .right)
    }
    field.text = "plain"
    #expect(field.font == font && field.textColor == .red)
    field.attributedText = NSAttributedString(string: "")
    field.attributedText = NSAttributedString(string: "says nothing")
    #expect(field.font == font)
  }
}
