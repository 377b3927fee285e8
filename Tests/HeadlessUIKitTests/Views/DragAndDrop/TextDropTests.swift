import Foundation
import HeadlessUIKit
import Testing

/// Text that is dropped into text views and fields.
@MainActor
struct TextDropTests {
  private final class Giver: NSObject, UIDragInteractionDelegate, UITextFieldDelegate {
    var allows = true
    var changes: [String] = []

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "red ")))]
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      changes.append("\(range.location)+\(range.length) \(string)")
      return allows
    }
  }

  private let giver = Giver()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))

  private func show<Text: UIView>(_ text: Text) -> Text {
    let interaction = UIDragInteraction(delegate: giver)
    interaction.isEnabled = true
    source.addInteraction(interaction)
    for view in [source, text] { window.addSubview(view) }
    window.isHidden = false
    return text
  }

  @Test func textIsInsertedAtTheDropPoint() {
    let field = show(UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34)))
    (field.text, field.delegate) = ("blue", giver)
    #expect(Headless.dragAndDrop(source, to: field, at: CGPoint(x: 1, y: 17)) == .copy)
    #expect(field.text == "red blue" && giver.changes == ["0+0 red "])
    giver.allows = false
    Headless.dragAndDrop(source, to: field, at: CGPoint(x: 1, y: 17))
    #expect(field.text == "red blue" && giver.changes.count == 2)
  }

  @Test func disabledFieldAcceptsNoDrop() {
    let field = show(UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34)))
    (field.text, field.isEnabled) = ("blue", false)
    #expect(Headless.dragAndDrop(source, to: field, at: CGPoint(x: 1, y: 17)) == .cancel)
    #expect(field.text == "blue")
  }

  @Test func readOnlyTextAcceptsNoDrop() {
    let view = show(UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100)))
    view.text = "blue"
    view.isEditable = false
    #expect(Headless.dragAndDrop(source, to: view, at: CGPoint(x: 1, y: 17)) == .cancel)
    #expect(view.text == "blue")
    view.isEditable = true
    #expect(Headless.dragAndDrop(source, to: view, at: CGPoint(x: 1, y: 17)) == .copy)
    #expect(view.text == "red blue")
  }
}
