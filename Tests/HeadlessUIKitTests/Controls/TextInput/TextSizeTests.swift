import Foundation
import Testing

@testable import HeadlessUIKit

/// Text views, fields and labels are as large as their content requires, whatever changes it.
@MainActor
struct TextSizeTests {
  private enum Kind: CaseIterable {
    case label, field, view

    @MainActor func make() -> UIView & UIContentSizeCategoryAdjusting {
      let font = UIFont.preferredFont(forTextStyle: .body)
      switch self {
      case .label:
        let label = UILabel()
        (label.text, label.font) = ("Name", font)
        return label
      case .field:
        let field = UITextField()
        (field.text, field.font) = ("Name", font)
        return field
      case .view:
        let view = UITextView()
        view.isScrollEnabled = false
        (view.text, view.font) = ("Name", font)
        return view
      }
    }
  }

  private func host(_ view: UIView, _ environment: Headless.Environment = .init()) -> UIWindow {
    let root = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    return Headless.host(root, in: environment)
  }

  private func pointSize(_ view: UIView) -> CGFloat? {
    ((view as? UILabel)?.font ?? (view as? UITextField)?.font ?? (view as? UITextView)?.font)?
      .pointSize
  }

  /// The result is the same as for a view that had that text size from the beginning.
  @Test(arguments: Kind.allCases, [false, true])
  private func textFollowsContentSizeCategoryIfAdjusting(kind: Kind, follows: Bool) {
    var large = Headless.Environment()
    large.contentSizeCategory = .accessibilityExtraLarge
    let (view, other) = (kind.make(), kind.make())
    for view in [view, other] { view.adjustsFontForContentSizeCategory = follows }
    let windows = [host(view), host(other, large)]
    for window in windows { window.layoutIfNeeded() }
    let before = view.frame.size
    Headless.change(windows[0], to: large)
    windows[0].layoutIfNeeded()
    #expect(view.frame.size == other.frame.size)
    #expect((view.frame.size != before) == follows)
    #expect(pointSize(view) == pointSize(other))
    #expect(pointSize(view) == (follows ? 40 : 17))
  }

  /// The view beside the text comes and goes with editing.
  @Test(arguments: [false, true]) func fieldWidthFollowsItsVisibleAccessories(isOfAView: Bool) {
    let field = UITextField()
    field.text = "A text"
    let window = host(field)
    defer { field.resignFirstResponder() }
    if isOfAView { field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
    var widths: Set<CGFloat> = []
    func check() {
      window.layoutIfNeeded()
      widths.insert(field.frame.width)
      #expect(field.frame.width == field.intrinsicContentSize.width)
    }
    for mode in [UITextField.ViewMode.never, .always, .whileEditing, .unlessEditing] {
      if isOfAView { field.rightViewMode = mode } else { field.clearButtonMode = mode }
      check()
      field.becomeFirstResponder()
      check()
      field.resignFirstResponder()
      check()
    }
    #expect(widths.count == 2)
  }

  /// A part with a font of its own gets the size of that font at the new text size.
  @Test func attributedRunsFollowContentSizeCategory() {
    func text(_ category: UIContentSizeCategory) -> NSAttributedString {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let small = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
      let large = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits)
      let text = NSMutableAttributedString(string: "Fixed", attributes: [.font: fixed])
      text.append(NSAttributedString(string: "Small", attributes: [.font: small]))
      text.append(NSAttributedString(string: "Large", attributes: [.font: large]))
      return text
    }
    let fixed = UIFont.systemFont(ofSize: 20)
    let (field, view, empty) = (UITextField(), UITextView(), UITextField())
    view.isScrollEnabled = false
    (field.attributedText, view.attributedText) = (text(.large), text(.large))
    empty.attributedPlaceholder = text(.large)
    let root = UIStackView(arrangedSubviews: [field, view, empty])
    let window = Headless.host(root)
    let before = [field, view, empty].map(\.intrinsicContentSize.width)
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    empty.adjustsFontForContentSizeCategory = true
    #expect([field, view, empty].map(\.intrinsicContentSize.width) == before)

    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let large = text(.accessibilityLarge)
    func fonts(_ text: NSAttributedString?) -> [UIFont?] {
      [0, 5, 10].map { text?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
    }
    for shown in [field.attributedText, view.attributedText, empty.attributedPlaceholder] {
      #expect(fonts(shown) == fonts(large))
    }
    #expect(fonts(view.textStorage) == fonts(large))
    let (widthAfter, widthBefore) = (large.size().width, text(.large).size().width)
    for (after, before) in zip([field, view, empty].map(\.intrinsicContentSize.width), before) {
      #expect(abs(after - before - (widthAfter - widthBefore)) < 2)
    }
    window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect([field, view, empty].map(\.intrinsicContentSize.width) == before)
  }

  /// Attributes that the storage took over don't count as set by the app.
  @Test func textWithReadStorageFollowsContentSizeCategory() {
    let view = UITextView()
    (view.text, view.font) = ("Name", .preferredFont(forTextStyle: .body))
    view.adjustsFontForContentSizeCategory = true
    #expect(view.textStorage.length == 4)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    let font = view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 40)
  }
}
