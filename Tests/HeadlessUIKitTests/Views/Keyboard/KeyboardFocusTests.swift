import Foundation
import Testing

@testable import HeadlessUIKit

/// The keyboard that appears for text editing.
@MainActor
struct KeyboardFocusTests {
  private let root = UIView()
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
  private let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 34))

  init() {
    Headless.hideKeyboard()
    root.addSubview(field)
    root.addSubview(other)
  }

  private var height: CGFloat { Headless.keyboardFrame?.height ?? 0 }

  @Test func editingShowsAndHidesTheKeyboard() {
    let window = Headless.host(root)
    let guide = root.keyboardLayoutGuide
    Headless.tap(field)
    #expect(Headless.keyboardFrame == CGRect(x: 0, y: 517, width: 393, height: 335))
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 517)
    field.resignFirstResponder()
    #expect(Headless.keyboardFrame == nil)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 818)
  }

  @Test(arguments: [
    (Headless.Device.iPhoneSE, Headless.Orientation.portrait, CGFloat(260)),
    (.iPhoneSE, .landscape, 206), (.iPhone16, .landscape, 244), (.iPhone16ProMax, .portrait, 346),
    (.iPadMini6, .portrait, 337), (.iPadMini6, .landscape, 422),
  ])
  func keyboardHeightDependsOnDevice(
    device: Headless.Device, orientation: Headless.Orientation, height: CGFloat
  ) {
    let window = Headless.host(
      root, in: Headless.Environment(device: device, orientation: orientation))
    field.becomeFirstResponder()
    #expect(self.height == height)
    #expect(Headless.keyboardFrame?.maxY == window.bounds.maxY)
    field.resignFirstResponder()
  }

  @Test func keyboardsWithoutSuggestionsAreShorter() {
    let window = Headless.host(root)
    field.keyboardType = .numberPad
    field.becomeFirstResponder()
    #expect(height == 291)
    other.autocorrectionType = .no
    other.becomeFirstResponder()
    #expect(height == 291)
    other.autocorrectionType = .default
    other.reloadInputViews()
    #expect(height == 335)
    other.resignFirstResponder()
    withExtendedLifetime(window) {}
  }

  @Test func hardwareKeyboardHidesTheKeyboard() {
    let window = Headless.host(root, in: Headless.Environment(hasHardwareKeyboard: true))
    field.becomeFirstResponder()
    #expect(field.isFirstResponder && Headless.keyboardFrame == nil)
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    field.reloadInputViews()
    #expect(height == CGFloat(78))
    field.resignFirstResponder()
    withExtendedLifetime(window) {}
  }

  @Test func inputAndAccessoryViewsSetTheHeight() {
    let window = Headless.host(root)
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    field.becomeFirstResponder()
    #expect(height == CGFloat(379))
    other.inputView = UIPickerView()
    other.becomeFirstResponder()
    #expect(height == CGFloat(250))
    other.resignFirstResponder()
    withExtendedLifetime(window) {}
  }

  @Test func fieldsUseTheirControllersAccessory() {
    let controller = Composer()
    controller.view.addSubview(field)
    let window = Headless.host(controller)
    controller.becomeFirstResponder()
    #expect(height == CGFloat(84))
    field.becomeFirstResponder()
    #expect(height == CGFloat(385))
    field.resignFirstResponder()
    #expect(Headless.keyboardFrame == nil)
    withExtendedLifetime(window) {}
  }

  // MARK: Order

  /// A text field begins and ends editing before the keyboard moves; a text view does so after it.
  @Test func notificationsAreInUIKitsOrder() {
    let window = Headless.host(root)
    let view = UITextView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
    root.addSubview(view)
    let ear = Ear()
    (field.delegate, view.delegate) = (ear, ear)
    Headless.runLoop()
    let tokens = ear.listen()

    field.becomeFirstResponder()
    Headless.runLoop()
    #expect(
      ear.take() == [
        "field began", "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow",
      ])
    view.becomeFirstResponder()
    Headless.runLoop()
    #expect(ear.take() == ["field ended", "view began"])
    view.resignFirstResponder()
    Headless.runLoop()
    #expect(
      ear.take() == [
        "WillChangeFrame", "WillHide", "view ended", "DidChangeFrame", "DidHide",
      ])
    view.becomeFirstResponder()
    #expect(ear.take() == ["WillChangeFrame", "WillShow", "view began"])
    view.resignFirstResponder()
    Headless.runLoop()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    withExtendedLifetime(window) {}
  }

  @Test func changingFieldKeepsTheKeyboard() {
    let window = Headless.host(root)
    field.becomeFirstResponder()
    Headless.runLoop()
    let ear = Ear()
    let tokens = ear.listen()
    other.becomeFirstResponder()
    Headless.runLoop()
    #expect(ear.take() == [] && height == 335)
    field.keyboardType = .numberPad
    field.becomeFirstResponder()
    Headless.runLoop()
    #expect(ear.take() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    field.resignFirstResponder()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    withExtendedLifetime(window) {}
  }

  // MARK: Dismissal

  @Test func removedFieldEndsEditingAndHidesKeyboard() {
    let window = Headless.host(root)
    let ear = Ear()
    ear.mayEnd = false
    field.delegate = ear
    field.becomeFirstResponder()
    #expect(!field.resignFirstResponder())
    #expect(height == 335)
    _ = ear.take()
    field.removeFromSuperview()
    #expect(ear.take() == ["field ended"])
    #expect(!field.isFirstResponder && Headless.keyboardFrame == nil)
    withExtendedLifetime(window) {}
  }

  @Test func forcedEndEditingIgnoresTheDelegate() {
    let window = Headless.host(root)
    let ear = Ear()
    ear.mayEnd = false
    field.delegate = ear
    field.becomeFirstResponder()
    #expect(!root.endEditing(false))
    #expect(root.endEditing(true))
    #expect(!field.isFirstResponder)
    withExtendedLifetime(window) {}
  }

  @Test func keyboardLeavesWithItsWindow() {
    do {
      let window = Headless.host(UIView())
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      window.addSubview(field)
      field.becomeFirstResponder()
      #expect(height == 335)
    }
    #expect(Headless.keyboardFrame == nil)
    let window = Headless.host(root)
    Headless.runLoop()
    let ear = Ear()
    let tokens = ear.listen()
    field.becomeFirstResponder()
    #expect(ear.take() == ["WillChangeFrame", "WillShow"])
    field.resignFirstResponder()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    withExtendedLifetime(window) {}
  }

  @Test func rotationChangesTheKeyboard() {
    let window = Headless.host(root)
    field.becomeFirstResponder()
    Headless.rotate(window, to: .landscape)
    #expect(Headless.keyboardFrame == CGRect(x: 0, y: 149, width: 852, height: 244))
    field.resignFirstResponder()
  }

  /// A bar above the keyboard causes no conflict during rotations in either direction.
  @Test func barAboveKeyboardRotatesWithoutConflict() {
    let handler = Headless.conflictHandler
    defer { Headless.conflictHandler = handler }
    var conflicts: [String] = []
    Headless.conflictHandler = { conflict in
      conflicts.append("\(conflict)")
      return false
    }
    let controller = UIViewController()
    let window = Headless.host(controller)
    let view: UIView = controller.view
    let (list, bar) = (UIView(), UIView())
    for part in [list, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    bar.addSubview(field)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    for (orientation, bottom) in [
      (Headless.Orientation.landscape, 149), (.portrait, 517), (.landscape, 149),
    ] as [(Headless.Orientation, CGFloat)] {
      Headless.rotate(window, to: orientation)
      #expect(bar.frame.maxY == bottom)
    }
    #expect(conflicts == [])
    field.resignFirstResponder()
  }

  @Test func shownKeyboardStaysUntilTextIsEdited() {
    let window = Headless.host(root)
    Headless.showKeyboard(height: 300)
    root.endEditing(true)
    #expect(height == 300)
    field.becomeFirstResponder()
    #expect(height == 335)
    Headless.hideKeyboard()
    #expect(field.isFirstResponder && Headless.keyboardFrame == nil)
    field.resignFirstResponder()
    withExtendedLifetime(window) {}
  }

  /// A bar that grows with its content has an intrinsic size and a flexible height.
  @Test func flexibleAccessoryFitsItsConstraints() {
    let window = Headless.host(root)
    let (bar, content) = (FlexibleBar(), UIView())
    bar.autoresizingMask = .flexibleHeight
    content.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(content)
    let contentHeight = content.heightAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.bottomAnchor.constraint(equalTo: bar.bottomAnchor), contentHeight,
    ])
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    #expect(height == CGFloat(379))
    contentHeight.constant = 60
    field.reloadInputViews()
    #expect(height == CGFloat(395))
    field.resignFirstResponder()
    withExtendedLifetime(window) {}
  }

  @Test func readOnlyTextShowsNoKeyboard() {
    let window = Headless.host(root)
    let view = UITextView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
    view.isEditable = false
    root.addSubview(view)
    view.becomeFirstResponder()
    #expect(view.isFirstResponder && Headless.keyboardFrame == nil)
    withExtendedLifetime(window) {}
  }
}

private final class FlexibleBar: UIView {
  override var intrinsicContentSize: CGSize { .zero }
}

private final class Composer: UIViewController {
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}

@MainActor
private final class Ear: NSObject, UITextFieldDelegate, UITextViewDelegate {
  private let box = Box()
  var mayEnd = true

  private final class Box: @unchecked Sendable {
    var heard: [String] = []
  }

  func take() -> [String] {
    defer { box.heard = [] }
    return box.heard
  }

  func listen() -> [any NSObjectProtocol] {
    [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [box] _ in
        let text = name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
        box.heard.append(String(text))
      }
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { box.heard.append("field began") }
  func textFieldDidEndEditing(_ textField: UITextField) { box.heard.append("field ended") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textViewDidBeginEditing(_ textView: UITextView) { box.heard.append("view began") }
  func textViewDidEndEditing(_ textView: UITextView) { box.heard.append("view ended") }
}
