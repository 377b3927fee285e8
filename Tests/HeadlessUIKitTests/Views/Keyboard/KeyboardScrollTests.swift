import Foundation
import HeadlessUIKit
import Testing

/// Text that is edited scrolls to where the keyboard does not cover it.
@MainActor
struct KeyboardScrollTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 700, width: 200, height: 34))

  init() { Headless.hideKeyboard() }

  private func visibleRange(of scrollView: UIScrollView) -> ClosedRange<CGFloat> {
    let insets = scrollView.adjustedContentInset
    return scrollView.bounds.minY + insets.top...scrollView.bounds.maxY - insets.bottom
  }

  @Test func scrollViewShowsFieldAboveItsInset() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 2000))
    holder.addSubview(field)
    scrollView.addSubview(holder)
    let other = UITextField(frame: CGRect(x: 0, y: 1500, width: 200, height: 34))
    holder.addSubview(other)
    let root = UIView()
    root.addSubview(scrollView)
    let window = Headless.host(root)
    scrollView.contentInset.bottom = 400
    field.becomeFirstResponder()
    #expect(visibleRange(of: scrollView).upperBound == field.frame.maxY)
    other.becomeFirstResponder()
    #expect(visibleRange(of: scrollView).upperBound == other.frame.maxY, "The keyboard was there.")
    scrollView.contentOffset.y = 1400
    other.resignFirstResponder()
    other.becomeFirstResponder()
    #expect(scrollView.contentOffset.y == 1400, "It is to be seen already.")
    other.resignFirstResponder()
    withExtendedLifetime(window) {}
  }

  /// Scrolling follows growing text line by line, and typing brings text back that was scrolled
  /// away.
  @Test(arguments: [false, true]) func editedLineStaysVisible(scrollsItself: Bool) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentInset.bottom = 335
    let text = UITextView()
    text.isScrollEnabled = scrollsItself
    text.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(text)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: content.topAnchor, constant: 400),
      text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -300),
      text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      text.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      text.heightAnchor.constraint(equalToConstant: 200),
    ])
    text.constraints.last?.isActive = scrollsItself
    let root = UIView()
    root.addSubview(scrollView)
    let window = Headless.host(root)
    window.layoutIfNeeded()
    text.becomeFirstResponder()
    var isSeen: Bool {
      let line = text.caretRect(for: text.endOfDocument)
      let place = text.convert(line, to: scrollView)
      let visible = visibleRange(of: scrollView)
      return visible.lowerBound <= place.minY && place.maxY <= visible.upperBound + 0.01
    }
    for _ in 0..<20 {
      Headless.type("word\n")
      #expect(isSeen)
    }
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    Headless.type("w")
    #expect(isSeen)
    text.isEditable = false
    scrollView.contentOffset.y = 0
    text.resignFirstResponder()
    withExtendedLifetime(window) {}
  }

  private final class Form: UITableViewController {
    var field: UITextField?
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      guard indexPath.row == 13, let field else { return cell }
      field.frame = CGRect(x: 20, y: 5, width: 200, height: 34)
      cell.contentView.addSubview(field)
      return cell
    }
  }

  @Test func tableControllerInsetsItsTableForTheKeyboard() throws {
    let form = Form(style: .plain)
    form.field = field
    let window = Headless.host(form)
    let table = try #require(form.tableView)
    table.contentInset.bottom = 10
    window.layoutIfNeeded()
    #expect(field.convert(field.bounds, to: table).maxY > 517)
    field.becomeFirstResponder()
    let keyboard = try #require(Headless.keyboardFrame)
    #expect(visibleRange(of: table).upperBound - table.bounds.minY == keyboard.minY - 10)
    #expect(visibleRange(of: table).upperBound >= field.convert(field.bounds, to: table).maxY)
    field.resignFirstResponder()
    #expect(table.contentInset.bottom == 10)
  }
}
