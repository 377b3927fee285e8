import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite(.serialized) struct KeyboardValueTests {
  @Test func notificationCarriesFrameDurationAndCurve() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let host = UIView()
    host.addSubview(field)
    let window = Headless.host(host)
    nonisolated(unsafe) var frames: [CGRect?] = []
    nonisolated(unsafe) var numbers: [Double?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
      frames = [(value as? NSValue)?.cgRectValue, value as? CGRect]
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
      let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey]
      numbers = [
        duration as? Double, (duration as? NSNumber)?.doubleValue,
        (curve as? NSNumber).map { Double($0.uintValue) }, (curve as? UInt).map { Double($0) },
        (curve as? Int).map { Double($0) },
      ]
    }
    field.becomeFirstResponder()
    Headless.runLoop()
    NotificationCenter.default.removeObserver(token)
    #expect(frames.count == 2 && frames.allSatisfy { $0?.maxY == window.bounds.maxY })
    #expect(numbers == [0.25, 0.25, 7, 7, 7])
    field.resignFirstResponder()
  }

  @Test func valuesReturnTheirContents() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y == 2)
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }
}
