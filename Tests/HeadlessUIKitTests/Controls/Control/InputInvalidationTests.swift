import Foundation
import Testing

@testable import HeadlessUIKit

/// The invalidation that each setter of an input view or a bar causes.
@MainActor
struct InputInvalidationTests {
  @Test func fieldContentInvalidatesItsSize() {
    expectNeeds(
      [.content, .layout], of: UITextField(),
      [
        ("text", { $0.text = "text" }), ("placeholder", { $0.placeholder = "place" }),
        ("attributedText", { $0.attributedText = NSAttributedString(string: "a") }),
        ("attributedPlaceholder", { $0.attributedPlaceholder = NSAttributedString(string: "a") }),
        ("font", { $0.font = .systemFont(ofSize: 30) }),
        ("borderStyle", { $0.borderStyle = .roundedRect }),
        ("isSecureTextEntry", { $0.isSecureTextEntry = true }),
        ("clearButtonMode", { $0.clearButtonMode = .always }),
        ("leftView", { $0.leftView = UIView() }), ("leftViewMode", { $0.leftViewMode = .always }),
        ("rightView", { $0.rightView = UIView() }),
        ("rightViewMode", { $0.rightViewMode = .always }),
        ("adjusts", { $0.adjustsFontForContentSizeCategory = true }),
      ])
    expectNeeds(
      .layout, of: UITextField(),
      [
        ("isEnabled", { $0.isEnabled = false })
      ])
  }

  @Test func fieldAppearanceAndTraitsNeedNoLayout() {
    expectNeeds(
      [], of: UITextField(),
      [
        ("textColor", { $0.textColor = .red }), ("textAlignment", { $0.textAlignment = .center }),
        ("keyboardType", { $0.keyboardType = .numberPad }),
        ("returnKeyType", { $0.returnKeyType = .done }),
        ("inputView", { $0.inputView = UIView() }),
        ("inputAccessoryView", { $0.inputAccessoryView = UIView() }),
        ("markedTextStyle", { $0.markedTextStyle = [:] }),
        ("selection", { $0.selectedTextRange = nil }),
        ("clearsOnBeginEditing", { $0.clearsOnBeginEditing = true }),
      ])
  }

  private func textView(scrolls: Bool) -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = scrolls
    view.text = "text"
    return view
  }

  /// The size of a scrolling text view doesn't depend on its text.
  @Test(arguments: [true, false])
  func textInvalidatesSizeUnlessViewScrolls(scrolls: Bool) {
    expectNeeds(
      scrolls ? .layout : [.content, .layout], of: textView(scrolls: scrolls),
      [
        ("text", { $0.text = "other" }), ("font", { $0.font = .systemFont(ofSize: 30) }),
        ("attributedText", { $0.attributedText = NSAttributedString(string: "a") }),
        ("textContainerInset", { $0.textContainerInset.top = 30 }),
        ("padding", { $0.textContainer.lineFragmentPadding = 9 }),
        ("lines", { $0.textContainer.maximumNumberOfLines = 1 }),
        ("insertText", { $0.insertText("more") }),
        ("setMarkedText", { $0.setMarkedText("a", selectedRange: NSRange()) }),
      ])
    expectNeeds(
      [], of: textView(scrolls: scrolls),
      [
        ("textColor", { $0.textColor = .red }), ("textAlignment", { $0.textAlignment = .center }),
        ("isEditable", { $0.isEditable = false }), ("selection", { $0.selectedRange = NSRange() }),
        ("keyboardType", { $0.keyboardType = .numberPad }),
      ])
    expectNeeds(
      [.content, .layout], of: textView(scrolls: scrolls),
      [("isScrollEnabled", { $0.isScrollEnabled.toggle() })])
  }

  private final class Rows: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
  }

  @Test func pickerRowsNeedLayoutOnly() {
    let rows = Rows()
    func make() -> UIPickerView {
      let picker = UIPickerView()
      picker.dataSource = rows
      return picker
    }
    expectNeeds(
      .layout, of: make(),
      [
        ("reloadAllComponents", { $0.reloadAllComponents() }),
        ("selectRow", { $0.selectRow(2, inComponent: 1, animated: false) }),
      ])
  }

  @Test func datePickerContentInvalidatesItsSize() {
    expectNeeds(
      .content, of: UIDatePicker(),
      [
        ("date", { $0.date = Date(timeIntervalSinceReferenceDate: 0) }),
        ("datePickerMode", { $0.datePickerMode = .time }),
        ("style", { $0.preferredDatePickerStyle = .wheels }),
        ("locale", { $0.locale = Locale(identifier: "nl_NL") }),
        ("timeZone", { $0.timeZone = TimeZone(secondsFromGMT: 0) }),
      ])
    expectNeeds(
      [], of: UIDatePicker(),
      [
        ("minimumDate", { $0.minimumDate = Date(timeIntervalSinceReferenceDate: 0) }),
        ("minuteInterval", { $0.minuteInterval = 5 }),
      ])
  }

  // MARK: Bars

  private func navigationBar() -> UINavigationBar {
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "One")]
    return bar
  }

  /// A prompt or a large title makes the bar taller, so any change of its content may do so.
  @Test func navigationBarContentInvalidatesItsSize() {
    expectNeeds(
      [.content, .layout], of: navigationBar(),
      [
        ("title", { $0.topItem?.title = "Two" }), ("prompt", { $0.topItem?.prompt = "Line" }),
        ("items", { $0.items = nil }), ("prefersLargeTitles", { $0.prefersLargeTitles = true }),
        ("button", { $0.topItem?.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }),
        ("titleView", { $0.topItem?.titleView = UIView() }),
        (
          "search",
          { $0.topItem?.searchController = UISearchController(searchResultsController: nil) }
        ),
      ])
    expectNeeds(
      [], of: navigationBar(),
      [
        ("barTintColor", { $0.barTintColor = .red }), ("tintColor", { $0.tintColor = .red }),
        ("image", { $0.setBackgroundImage(UIImage(), for: .default) }),
      ])
  }

  @Test func fixedHeightBarsNeedLayoutOnly() {
    expectNeeds(
      .layout, of: UIToolbar(), [("items", { $0.items = [UIBarButtonItem(systemItem: .add)] })])
    expectNeeds(
      .layout, of: UITabBar(),
      [
        ("items", { $0.items = [UITabBarItem(title: "A", image: nil, tag: 0)] }),
        ("unselectedItemTintColor", { $0.unselectedItemTintColor = .red }),
      ])
    expectNeeds(
      [], of: UIToolbar(),
      [("barTintColor", { $0.barTintColor = .red }), ("barStyle", { $0.barStyle = .black })])
    expectNeeds(
      [], of: UITabBar(),
      [
        ("barTintColor", { $0.barTintColor = .red }),
        ("backgroundImage", { $0.backgroundImage = UIImage() }),
      ])
  }

  @Test func searchBarAccessoriesInvalidateItsSize() {
    expectNeeds(
      [.content, .layout], of: UISearchBar(),
      [
        ("prompt", { $0.prompt = "Line" }), ("cancel", { $0.showsCancelButton = true }),
        ("scopes", { $0.scopeButtonTitles = ["All"] }),
        ("scope bar", { $0.showsScopeBar = true }),
      ])
    expectNeeds(
      [], of: UISearchBar(),
      [
        ("barTintColor", { $0.barTintColor = .red }),
        ("backgroundImage", { $0.backgroundImage = UIImage() }),
      ])
    // The text belongs to the field within the bar: the content of the field changes, not that of
    // the bar.
    expectNeeds([.layout, .size], of: UISearchBar(), [("text", { $0.text = "text" })])
  }
}
