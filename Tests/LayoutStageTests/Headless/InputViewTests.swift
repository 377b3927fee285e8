import DeStijl
import Foundation
import LayoutStage
import Testing

/// An accessory or input view is on the stage. On an iPhone 16, the keyboard is 335 points high and
/// the bottom safe area 34 points.
@MainActor
struct InputViewTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))

  private func stage(_ accessory: UIView? = nil, _ input: UIView? = nil) -> Stage {
    let page = UIView()
    field.accessibilityIdentifier = "field"
    field.inputAccessoryView = accessory
    field.inputView = input
    page.addSubview(field)
    return Stage(page)
  }

  private func bar(_ button: UIButton) -> UIView {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    button.frame = CGRect(x: 300, y: 3, width: 80, height: 44)
    bar.addSubview(button)
    return bar
  }

  @Test func buttonInAnAccessoryViewCanBeTapped() throws {
    let done = button("Done")
    done.addAction(
      UIAction { [field] _ in field.resignFirstResponder() }, for: .touchUpInside)
    let bar = bar(done)
    let stage = stage(bar)
    #expect(stage.views(.text("Done")) == [])
    try stage.type("a", into: "field")
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 467, width: 393, height: 50))
    try stage.tap(.text("Done"))
    #expect(stage.views(.text("Done")) == [])
    #expect(bar.window == nil && bar.superview == nil)
    #expect(stage.issues.isEmpty && stage.log == [])
  }

  /// A controller presented outside of the stage's work still belongs to the stage.
  @Test func presentationSuspendsEditingOnItsStage() throws {
    let (page, bar) = (UIViewController(), bar(button("Done")))
    field.accessibilityIdentifier = "field"
    field.inputAccessoryView = bar
    page.view.addSubview(field)
    let stage = Stage(page)
    try stage.type("a", into: "field")
    page.present(UIViewController(), animated: false)
    stage.layout()
    #expect(bar.window == nil && !stage.run { field.isFirstResponder })
    page.dismiss(animated: false)
    stage.layout()
    #expect(bar.window != nil && stage.run { field.isFirstResponder })
  }

  @Test func itemOfAnAccessoryToolbarCanBeTapped() throws {
    var isDone = false
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    toolbar.items = [
      UIBarButtonItem.flexibleSpace(),
      UIBarButtonItem(title: "Done", primaryAction: UIAction(title: "Done") { _ in isDone = true }),
    ]
    let stage = stage(toolbar)
    try stage.type("a", into: "field")
    try stage.tap(.text("Done"))
    #expect(isDone)
  }

  @Test func inputViewLiesBelowTheAccessoryView() throws {
    let (bar, picker) = (bar(button("Done")), UIDatePicker())
    picker.preferredDatePickerStyle = .wheels
    picker.sizeToFit()
    let stage = stage(bar, picker)
    try stage.tap("field")
    #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 602, width: 393, height: 216))
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 552, width: 393, height: 50))
    #expect(stage.log == [])
  }

  /// The bar of a chat belongs to the controller, stays when nothing is edited, and grows.
  @Test func accessoryBarOfAControllerStaysAndGrows() throws {
    for isFlexible in [true, false] {
      let chat = Chat(isFlexible: isFlexible)
      let stage = Stage(chat)
      let least = chat.bar.bounds.height
      func isAbove(_ height: CGFloat) -> Bool {
        let frame = chat.bar.convert(chat.bar.bounds, to: nil)
        return frame.width == 393 && abs(frame.maxY - (852 - height)) < 0.001
          && abs(chat.last.frame.maxY - frame.minY) < 0.5
      }
      #expect(least > 30 && isAbove(34))
      try stage.type("Hello", into: "text")
      #expect(chat.bar.bounds.height == least && isAbove(335))
      try stage.type(String(repeating: " and so on", count: 12))
      let most = chat.bar.bounds.height
      #expect(most > least + 30 && isAbove(335))
      stage.run { _ = chat.bar.text.resignFirstResponder() }
      stage.layout()
      #expect(stage.run { chat.isFirstResponder } && chat.bar.bounds.height == most && isAbove(34))
      stage.run { chat.bar.text.text = "" }
      stage.layout()
      #expect(chat.bar.bounds.height == least && isAbove(34))
      #expect(stage.issues.isEmpty && stage.log == [])
    }
  }

  /// A field whose accessory view contains another field, into which text is typed.
  private func stageWithFieldAboveKeyboard() throws -> (Stage, bar: UIView, search: UITextField) {
    let (bar, search) = (
      bar(button("Done")), UITextField(frame: CGRect(x: 8, y: 3, width: 200, height: 44))
    )
    search.accessibilityIdentifier = "search"
    bar.addSubview(search)
    let stage = stage(bar)
    try stage.type("a", into: "field")
    try stage.type("b", into: "search")
    return (stage, bar, search)
  }

  /// When a field in the accessory view ends editing, it ends for both fields.
  @Test func fieldInAnAccessoryViewEndsTheEditing() throws {
    let (stage, bar, search) = try stageWithFieldAboveKeyboard()
    #expect([field.text, search.text] == ["a", "b"] && bar.window != nil)
    stage.run { _ = search.resignFirstResponder() }
    #expect(bar.window == nil && !stage.run { field.isFirstResponder })
  }

  @Test func rotationResizesTheAccessoryView() throws {
    let bar = bar(button("Done"))
    let stage = stage(bar)
    try stage.type("a", into: "field")
    stage.rotate(to: .landscape)
    #expect(bar.bounds == CGRect(x: 0, y: 0, width: 852, height: 50))
    stage.hideKeyboard()
    #expect(bar.window == nil)
  }

  @Test func accessoryViewIsNotRetained() throws {
    weak var bar: UIView?
    weak var chat: UIViewController?
    try {
      let controller = Chat(isFlexible: true)
      (bar, chat) = (controller.bar, controller)
      let stage = Stage(controller)
      try stage.type("a", into: "text")
    }()
    #expect(bar == nil && chat == nil)
  }

  /// The next field shows its own accessory view. Fields that share one do not remove it in between.
  @Test func nextFieldShowsItsOwnAccessoryView() throws {
    let (first, second) = (bar(button("First")), bar(button("Second")))
    let other = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 44))
    other.accessibilityIdentifier = "other"
    let stage = stage(first)
    stage.view.addSubview(other)
    for (accessory, shown) in [(second, "Second"), (first, "First")] {
      other.inputAccessoryView = accessory
      try stage.type("a", into: "field")
      #expect(stage.views(.text("First")).count == 1 && stage.views(.text("Second")) == [])
      try stage.type("b", into: "other")
      #expect(stage.views(.text(shown)).count == 1)
      #expect([first, second].count { $0.window != nil } == 1)
    }
  }

  @Test func accessoryBarLeavesWithItsController() throws {
    for isEdited in [false, true] {
      let (chat, root) = (Chat(isFlexible: true), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      let stage = Stage(navigation)
      func check(isShown: Bool) {
        stage.layout()
        #expect((chat.bar.window != nil) == isShown)
        #expect(stage.run { (Headless.keyboardFrame != nil) == isShown })
      }
      stage.run { navigation.pushViewController(chat, animated: false) }
      check(isShown: true)
      if isEdited { try stage.type("a", into: "text") }
      stage.run { navigation.pushViewController(UIViewController(), animated: false) }
      check(isShown: false)
      #expect(stage.run { !chat.isFirstResponder && !chat.bar.text.isFirstResponder })
      _ = stage.run { navigation.popViewController(animated: false) }
      check(isShown: true)
      if isEdited { try stage.type("b", into: "text") }
      _ = stage.run { navigation.popViewController(animated: false) }
      check(isShown: false)
      #expect(stage.issues.isEmpty && stage.log == [])
    }
  }

  @Test func removedFieldEndsEditingInItsAccessoryView() throws {
    let (stage, bar, search) = try stageWithFieldAboveKeyboard()
    stage.run { field.removeFromSuperview() }
    #expect(stage.run { !search.isFirstResponder && Headless.keyboardFrame == nil })
    #expect(bar.window == nil)
  }

  /// The keyboard of a field in an accessory view only covers the controller that the accessory
  /// belongs to.
  @Test func keyboardCoversOnlyTheControllerOfItsText() throws {
    for isInSheet in [true, false] {
      let (chat, other) = (Chat(isFlexible: true), UIViewController())
      let (below, above) = isInSheet ? (other, chat) : (chat, other)
      let send = button("Send")
      send.frame = CGRect(x: 20, y: 600, width: 100, height: 44)
      above.loadViewIfNeeded()
      above.view.addSubview(send)
      let stage = Stage(below)
      stage.run { below.present(above, animated: false) }
      stage.layout()
      if isInSheet {
        try stage.tap(.text("Send"))
        try stage.type("a", into: "text")
      }
      #expect(((try? stage.tap(.text("Send"))) == nil) == isInSheet)
      #expect(tapTargets().check(stage).isEmpty != isInSheet)
    }
  }

  /// Scrolling hides the keyboard but not the accessory view of a controller.
  @Test func scrollingKeepsTheAccessoryBarOfAController() throws {
    for mode in [.onDrag, .interactive] as [UIScrollView.KeyboardDismissMode] {
      let (chat, page) = (Chat(isFlexible: true), UIScrollView())
      page.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      page.contentSize = CGSize(width: 393, height: 2000)
      page.keyboardDismissMode = mode
      page.accessibilityIdentifier = "page"
      chat.loadViewIfNeeded()
      chat.view.addSubview(page)
      let stage = Stage(chat)
      func top() -> CGFloat { chat.bar.convert(chat.bar.bounds, to: nil).minY }
      func pull() {
        stage.run {
          Headless.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 850), in: chat.view)
        }
        stage.layout()
      }
      let rest = top()
      pull()
      #expect(top() == rest && stage.run { chat.isFirstResponder })
      try stage.type("a", into: "text")
      #expect(top() < rest - 200)
      var heard: [CGFloat] = []
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { heard.append(frame?.minY ?? 0) }
      }
      pull()
      NotificationCenter.default.removeObserver(observer)
      #expect(top() == rest && stage.run { chat.isFirstResponder } && heard == [rest])
      #expect(stage.issues.isEmpty && stage.log == [])
    }
  }
}

private final class Chat: UIViewController {
  let bar: ChatBar
  let last = UIView()
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  init(isFlexible: Bool) {
    bar = ChatBar(isFlexible: isFlexible)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    last.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(last)
    NSLayoutConstraint.activate([
      last.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      last.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      last.widthAnchor.constraint(equalToConstant: 20),
      last.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
}

private final class ChatBar: UIView {
  let text = UITextView()

  init(isFlexible: Bool) {
    super.init(frame: .zero)
    if isFlexible {
      autoresizingMask = .flexibleHeight
    } else {
      translatesAutoresizingMaskIntoConstraints = false
    }
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.accessibilityIdentifier = "text"
    text.translatesAutoresizingMaskIntoConstraints = false
    addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { .zero }
}
