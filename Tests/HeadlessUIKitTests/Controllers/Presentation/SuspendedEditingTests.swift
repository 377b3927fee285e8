import Foundation
import Testing

@testable import HeadlessUIKit

/// Editing ends while another screen covers the field, and resumes afterwards.
@MainActor
struct SuspendedEditingTests {
  private final class Editor: NSObject, UITextFieldDelegate {
    var mayEnd = true
    var events: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    /// A closure that is called once.
    var didEnd: (() -> Void)?
    func textFieldDidEndEditing(_ textField: UITextField) {
      events.append("end")
      let act = didEnd
      didEnd = nil
      act?()
    }
  }

  private let page = UIViewController()
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
  private let editor = Editor()

  init() {
    Headless.hideKeyboard()
    field.delegate = editor
    page.view.addSubview(field)
  }

  private var isShown: Bool { Headless.keyboardFrame != nil }

  private func host(_ controller: UIViewController) -> UIWindow {
    let window = Headless.host(controller)
    field.becomeFirstResponder()
    return window
  }

  private func settle(_ window: UIWindow) {
    Headless.wait(2)
    window.layoutIfNeeded()
  }

  private static func cover(_ style: UIModalPresentationStyle?) -> UIViewController {
    guard let style else {
      return UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    }
    let cover = UIViewController()
    cover.modalPresentationStyle = style
    return cover
  }

  private nonisolated static let styles: [UIModalPresentationStyle?] = [
    nil, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover, .currentContext,
  ]

  @Test(arguments: styles, [false, true])
  func editingResumesAfterPresentation(_ style: UIModalPresentationStyle?, _ isAnimated: Bool) {
    let window = host(page)
    let cover = Self.cover(style)
    page.present(cover, animated: isAnimated)
    settle(window)
    #expect(!field.isFirstResponder && !isShown)
    #expect(editor.events == ["begin", "end"])
    cover.dismiss(animated: isAnimated)
    settle(window)
    #expect(field.isFirstResponder && isShown)
    #expect(editor.events == ["begin", "end", "begin"])
    field.resignFirstResponder()
  }

  @Test func refusedEndKeepsFieldFirstResponder() {
    let window = host(page)
    editor.mayEnd = false
    page.present(Self.cover(.pageSheet), animated: false)
    settle(window)
    #expect(field.isFirstResponder && editor.events == ["begin"])
    editor.mayEnd = true
    page.dismiss(animated: false)
    settle(window)
    #expect(field.isFirstResponder && editor.events == ["begin"])
    field.resignFirstResponder()
  }

  /// A popover that is not adapted appears beside the field and does not cover it.
  @Test func popoverDoesNotSuspendEditing() {
    let window = Headless.host(page, in: Headless.Environment(device: .iPadMini6))
    field.becomeFirstResponder()
    let popover = Self.cover(.popover)
    popover.popoverPresentationController?.sourceView = field
    page.present(popover, animated: false)
    settle(window)
    #expect(field.isFirstResponder && editor.events == ["begin"])
    field.resignFirstResponder()
  }

  private func editInSheet(
    _ window: UIWindow
  ) -> (sheet: UIViewController, field: UITextField) {
    let (sheet, other) = (Self.cover(.pageSheet), UITextField(frame: field.frame))
    sheet.view.addSubview(other)
    page.present(sheet, animated: false)
    settle(window)
    other.becomeFirstResponder()
    return (sheet, other)
  }

  @Test func editingInSheetResumesThenEndsWithIt() {
    let window = host(page)
    let (cover, other) = editInSheet(window)
    #expect(isShown)
    let alert = Self.cover(nil)
    cover.present(alert, animated: false)
    settle(window)
    #expect(!other.isFirstResponder && !isShown)
    alert.dismiss(animated: false)
    settle(window)
    #expect(other.isFirstResponder && isShown)
    page.dismiss(animated: false)
    settle(window)
    #expect(field.isFirstResponder && !other.isFirstResponder && isShown)
    field.resignFirstResponder()
  }

  @Test func dismissingSeveralResumesLowestField() {
    let window = host(page)
    editInSheet(window).sheet.present(Self.cover(nil), animated: false)
    settle(window)
    page.dismiss(animated: false)
    settle(window)
    #expect(field.isFirstResponder && isShown)
    field.resignFirstResponder()
  }

  @Test func removedFieldDoesNotResumeEditing() {
    let window = host(page)
    page.present(Self.cover(.pageSheet), animated: false)
    settle(window)
    field.removeFromSuperview()
    page.dismiss(animated: false)
    settle(window)
    #expect(!field.isFirstResponder && !isShown)
  }

  @Test(arguments: [false, true]) func editingResumesAfterPush(_ isAnimated: Bool) {
    let navigation = UINavigationController(rootViewController: page)
    let window = host(navigation)
    navigation.pushViewController(UIViewController(), animated: isAnimated)
    settle(window)
    #expect(!field.isFirstResponder && !isShown)
    #expect(editor.events == ["begin", "end"])
    navigation.popViewController(animated: isAnimated)
    settle(window)
    #expect(field.isFirstResponder && isShown)
    #expect(editor.events == ["begin", "end", "begin"])
    field.resignFirstResponder()
  }

  /// Editing that ends before the field is covered does not resume.
  @Test func endedEditingDoesNotResume() {
    let navigation = UINavigationController(rootViewController: page)
    let window = host(navigation)
    page.view.endEditing(true)
    navigation.pushViewController(UIViewController(), animated: false)
    settle(window)
    navigation.popViewController(animated: false)
    settle(window)
    page.present(Self.cover(nil), animated: false)
    settle(window)
    page.dismiss(animated: false)
    settle(window)
    #expect(!field.isFirstResponder && !isShown && editor.events == ["begin", "end"])
  }

  /// A screen that was itself dismissed does not resume editing when it and another one over it are
  /// presented again.
  @Test func dismissedScreenDoesNotResumeEditing() {
    let root = UIViewController()
    let window = Headless.host(root)
    root.present(page, animated: false)
    settle(window)
    field.becomeFirstResponder()
    page.present(Self.cover(.pageSheet), animated: false)
    settle(window)
    root.dismiss(animated: false)
    settle(window)
    root.present(page, animated: false)
    settle(window)
    page.present(Self.cover(.pageSheet), animated: false)
    settle(window)
    page.dismiss(animated: false)
    settle(window)
    #expect(root.presentedViewController === page)
    #expect(!field.isFirstResponder && !isShown && editor.events == ["begin", "end"])
  }

  /// Apps that retain a controller report this.
  @Test(arguments: [false, true]) func pushedAgainControllerResumesEditing(_ isCovered: Bool) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = Headless.host(navigation)
    navigation.pushViewController(page, animated: false)
    settle(window)
    field.becomeFirstResponder()
    if isCovered { navigation.pushViewController(UIViewController(), animated: false) }
    settle(window)
    navigation.popToRootViewController(animated: false)
    settle(window)
    navigation.pushViewController(page, animated: false)
    settle(window)
    #expect(field.isFirstResponder && isShown && editor.events == ["begin", "end", "begin"])
    field.resignFirstResponder()
  }

  /// The delegate changes the stack again when it hears that editing has ended.
  @Test(arguments: [false, true]) func delegateMayPushAsEditingEnds(_ isAnimated: Bool) {
    let navigation = UINavigationController(rootViewController: page)
    let (next, last) = (UIViewController(), UIViewController())
    let window = host(navigation)
    editor.didEnd = { navigation.pushViewController(last, animated: isAnimated) }
    navigation.pushViewController(next, animated: isAnimated)
    settle(window)
    #expect(navigation.viewControllers == [page, next, last])
    #expect(next.viewIfLoaded?.window == nil && last.viewIfLoaded?.window != nil)
    navigation.popToRootViewController(animated: isAnimated)
    settle(window)
    #expect(field.isFirstResponder)
    editor.didEnd = { navigation.popViewController(animated: isAnimated) }
    navigation.pushViewController(next, animated: isAnimated)
    settle(window)
    #expect(page.view.window != nil && next.viewIfLoaded?.window == nil)
    #expect(field.isFirstResponder && isShown)
    field.resignFirstResponder()
  }

  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let text = UITextField(frame: CGRect(x: 8, y: 8, width: 84, height: 34))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func viewDidLoad() { bar.addSubview(text) }
  }

  @Test(arguments: [false, true]) func inputAccessoryReturnsWithItsController(_ isEdited: Bool) {
    let chat = Chat()
    let navigation = UINavigationController(rootViewController: chat)
    let window = Headless.host(navigation)
    chat.becomeFirstResponder()
    if isEdited { chat.text.becomeFirstResponder() }
    let height = Headless.keyboardFrame?.height
    func check() {
      #expect(chat.bar.window != nil && Headless.keyboardFrame?.height == height)
      #expect(chat.text.isFirstResponder == isEdited && chat.isFirstResponder == !isEdited)
    }
    check()
    chat.present(Self.cover(.pageSheet), animated: false)
    settle(window)
    #expect(chat.bar.window == nil && !isShown)
    chat.dismiss(animated: false)
    settle(window)
    check()
    navigation.pushViewController(UIViewController(), animated: false)
    settle(window)
    #expect(chat.bar.window == nil && !isShown)
    navigation.popViewController(animated: false)
    settle(window)
    check()
    withExtendedLifetime(window) {}
  }

  @Test func presentedSearchKeepsItsField() {
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: page)
    let window = Headless.host(navigation)
    window.layoutIfNeeded()
    search.searchBar.searchTextField.becomeFirstResponder()
    settle(window)
    #expect(search.isActive && search.searchBar.searchTextField.isFirstResponder && isShown)
    search.isActive = false
    settle(window)
    #expect(!isShown)
  }
}
