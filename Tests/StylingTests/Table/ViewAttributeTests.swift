import Foundation
import TestSupport
import Testing

/// The effect of each attribute of the table, in the table's order: any view, and text.
@MainActor
struct ViewAttributeTests {
  @Test func viewAttributesSetTheirProperties() {
    check(.hidden(true), UIView()) { $0.isHidden }
    check(.color(.red), UIView()) { $0.backgroundColor == .red }
    check(.alpha(0.5), UIView()) { $0.alpha == 0.5 }
    check(.opaque(false), UIView()) { !$0.isOpaque }
    check(.clipsToBounds(true), UIView()) { $0.clipsToBounds }
    check(.tintColor(.red), UIView()) { $0.tintColor == .red }
    check(.contentMode(.top), UIView()) { $0.contentMode == .top }
    check(.userInteractable(false), UIView()) { !$0.isUserInteractionEnabled }
    check(.exclusiveTouch(true), UIView()) { $0.isExclusiveTouch }
    check(.multipleTouchEnabled(true), UIView()) { $0.isMultipleTouchEnabled }
    check(.clearsContextBeforeDrawing(false), UIView()) { !$0.clearsContextBeforeDrawing }
    check(.semanticContentAttribute(.forceRightToLeft), UIView()) {
      $0.semanticContentAttribute == .forceRightToLeft
    }
    check(.layoutMargins(all: 3), UIView()) {
      $0.layoutMargins == UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
    }
  }

  @Test func contentPriorityAttributesSetTheirPriorities() {
    check(.verticalHugging(.required), UIView()) {
      $0.contentHuggingPriority(for: .vertical) == .required
    }
    check(.horizontalHugging(.high), UIView()) {
      $0.contentHuggingPriority(for: .horizontal) == .defaultHigh
    }
    check(.verticalCompression(.low), UIView()) {
      $0.contentCompressionResistancePriority(for: .vertical) == .defaultLow
    }
    check(.horizontalCompression(.custom(7)), UIView()) {
      $0.contentCompressionResistancePriority(for: .horizontal).rawValue == 7
    }
  }

  @Test func layerAndLengthAttributesTakeEffect() {
    check(.cornerRadius(4), UIView()) { $0.layer.cornerRadius == 4 && $0.layer.masksToBounds }
    check(.borderWidth(2), UIView()) { $0.layer.borderWidth == 2 }
    check(.borderColor(.red), UIView()) { $0.layer.borderColor == UIColor.red.cgColor }
    let halves: [CornerRounding: CGFloat] = [
      .height: 10, .halfHeight: 5, .width: 20, .halfWidth: 10,
    ]
    for (rounding, radius) in halves {
      check(.roundedBy(rounding), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))) {
        $0.layer.cornerRadius == radius
      }
    }
    check(.height(30), UIView()) { $0.constraints.map(\.constant) == [30] }
    check(.width(30), UIView()) { $0.constraints.map(\.firstAttribute) == [.width] }
  }

  @Test func textAttributesApplyToEveryViewWithText() {
    check(.text("a"), UILabel()) { $0.text == "a" }
    check(.text("a"), UITextField()) { $0.text == "a" }
    check(.text("a"), UITextView()) { $0.text == "a" }
    check(.text(nil), UITextView()) { $0.text == "" }
    check(.text("a"), UIButton()) { $0.title(for: .normal) == "a" }
    check(.text("a"), UISearchBar()) { $0.text == "a" }
    let font = UIFont.systemFont(ofSize: 31)
    check(.font(font), UILabel()) { $0.font == font }
    check(.font(font), UITextField()) { $0.font == font }
    check(.font(font), UITextView()) { $0.font == font }
    check(.font(font), UIButton()) { $0.titleLabel?.font == font }
    check(.font(font), UISearchBar()) { $0.searchTextField.font == font }
    check(.textColor(.red), UILabel()) { $0.textColor == .red }
    check(.textColor(.red), UITextField()) { $0.textColor == .red }
    check(.textColor(.red), UITextView()) { $0.textColor == .red }
    check(.textColor(.red), UIButton()) { $0.titleColor(for: .normal) == .red }
    check(.textColor(.red), UISearchBar()) { $0.searchTextField.textColor == .red }
    check(.textAlignment(.right), UILabel()) { $0.textAlignment == .right }
    check(.textAlignment(.right), UITextField()) { $0.textAlignment == .right }
    check(.textAlignment(.right), UITextView()) { $0.textAlignment == .right }
    check(.textAlignment(.right), UIButton()) { $0.titleLabel?.textAlignment == .right }
    check(.textAlignment(.right), UISearchBar()) { $0.searchTextField.textAlignment == .right }
  }

  @Test func textCaseAppliesToTheCurrentText() {
    let cases: [TextCase: String] = [
      .lowerCaseAll: "some text", .upperCaseAll: "SOME TEXT", .upperCaseFirst: "SoMe TeXt",
      .lowerCaseFirst: "soMe TeXt",
    ]
    for (textCase, written) in cases {
      let label: UILabel = [.case(textCase), .text("soMe TeXt")]
      let field: UITextField = [.text("soMe TeXt"), .case(textCase)]
      let view: UITextView = [.text("soMe TeXt"), .case(textCase)]
      let button: UIButton = [.text("soMe TeXt"), .case(textCase)]
      let bar: UISearchBar = [.text("soMe TeXt"), .case(textCase)]
      #expect(
        [label.text, field.text, view.text, button.title(for: .normal), bar.text]
          == Array(repeating: written, count: 5))
    }
    let styled = NSMutableAttributedString(string: "ab")
    styled.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    let label: UILabel = [.attributedText(styled), .case(.upperCaseAll)]
    #expect(label.text == "AB")
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
        == .red)
    label.text = "later"
    #expect(label.text == "later")
  }

  @Test func labelAttributesSetTheirProperties() {
    let text = NSAttributedString(string: "s")
    check(.attributedText(text), UILabel()) { $0.text == "s" }
    check(.attributedText(text), UITextField()) { $0.attributedText?.string == "s" }
    check(.attributedText(text), UITextView()) { $0.attributedText?.string == "s" }
    check(.numberOfLines(3), UILabel()) { $0.numberOfLines == 3 }
    check(.highlightedTextColor(.red), UILabel()) { $0.highlightedTextColor == .red }
    check(.minimumScaleFactor(0.5), UILabel()) { $0.minimumScaleFactor == 0.5 }
    check(.baselineAdjustment(.alignCenters), UILabel()) { $0.baselineAdjustment == .alignCenters }
    check(.shadowColor(.red), UILabel()) { $0.shadowColor == .red }
    check(.shadowOffset(CGSize(width: 4, height: 5)), UILabel()) { $0.shadowOffset.width == 4 }
    check(.adjustsFontSizeToFitWidth(true), UILabel()) { $0.adjustsFontSizeToFitWidth }
    check(.adjustsFontSizeToFitWidth(true), UITextField()) { $0.adjustsFontSizeToFitWidth }
    check(.highlighted(true), UILabel()) { $0.isHighlighted }
    check(.enabled(false), UILabel()) { !$0.isEnabled }
  }

  @Test func textInputAttributesSetTheirProperties() {
    let view = UIView()
    check(.placeholder("p"), UITextField()) { $0.placeholder == "p" }
    check(.placeholder("p"), UISearchBar()) { $0.placeholder == "p" }
    check(.editable(false), UITextView()) { !$0.isEditable }
    check(.clearsOnInsertion(true), UITextField()) { $0.clearsOnInsertion }
    check(.clearsOnInsertion(true), UITextView()) { $0.clearsOnInsertion }
    check(.clearsOnBeginEditing(true), UITextField()) { $0.clearsOnBeginEditing }
    check(.inputView(view), UITextField()) { $0.inputView === view }
    check(.inputView(view), UITextView()) { $0.inputView === view }
    check(.inputAccessoryView(view), UITextField()) { $0.inputAccessoryView === view }
    check(.inputAccessoryView(view), UITextView()) { $0.inputAccessoryView === view }
    check(.allowsEditingTextAttributes(true), UITextField()) { $0.allowsEditingTextAttributes }
    check(.allowsEditingTextAttributes(true), UITextView()) { $0.allowsEditingTextAttributes }
    check(.typingAttributes([.foregroundColor: UIColor.red]), UITextView()) {
      $0.typingAttributes[.foregroundColor] as? UIColor == .red
    }
    check(.dataDetectorTypes(.link), UITextView()) { $0.dataDetectorTypes == .link }
    check(.textContainerInset(.zero), UITextView()) { $0.textContainerInset == .zero }
    check(.linkTextAttributes([.foregroundColor: UIColor.red]), UITextView()) {
      $0.linkTextAttributes[.foregroundColor] as? UIColor == .red
    }
    let selected: UITextView = [.selectedRange(NSRange(location: 1, length: 2)), .text("abcd")]
    #expect(selected.selectedRange == NSRange(location: 1, length: 2))
  }

  @Test func textInputTraitAttributesSetTheirTraits() {
    check(.autocapitalizationType(.words), UITextField()) { $0.autocapitalizationType == .words }
    check(.autocorrectionType(.no), UITextView()) { $0.autocorrectionType == .no }
    check(.spellCheckingType(.no), UISearchBar()) { $0.spellCheckingType == .no }
    check(.keyboardType(.URL), UITextField()) { $0.keyboardType == .URL }
    check(.keyboardAppearance(.dark), UITextView()) { $0.keyboardAppearance == .dark }
    check(.returnKeyType(.go), UISearchBar()) { $0.returnKeyType == .go }
    check(.enablesReturnKeyAutomatically(true), UITextField()) { $0.enablesReturnKeyAutomatically }
    check(.isSecureTextEntry(true), UITextField()) { $0.isSecureTextEntry }
    check(.textContentType(.password), UITextField()) { $0.textContentType == .password }
  }

  @Test func textFieldAttributesSetTheirProperties() {
    let (image, view) = (UIImage(), UIView())
    check(.borderStyle(.line), UITextField()) { $0.borderStyle == .line }
    check(.background(image), UITextField()) { $0.background === image }
    check(.disabledBackground(image), UITextField()) { $0.disabledBackground === image }
    check(.clearButtonMode(.always), UITextField()) { $0.clearButtonMode == .always }
    check(.leftViewMode(.always), UITextField()) { $0.leftViewMode == .always }
    check(.rightViewMode(.always), UITextField()) { $0.rightViewMode == .always }
    check(.leftView(view), UITextField()) { $0.leftView === view }
    check(.rightView(view), UITextField()) { $0.rightView === view }
  }
}

/// Applies an attribute to a view that it fits, and checks that the view then has it.
@MainActor
func check<View: UIView>(
  _ attribute: ViewAttribute, _ make: @autoclosure @escaping () -> View,
  sourceLocation: SourceLocation = #_sourceLocation, _ holds: (View) -> Bool
) {
  checkedAttributes?.append((attribute, make))
  let view = make()
  let issues = LayoutDiagnostics.collect {
    attribute.install(on: view)
    #expect(holds(view), "\(attribute)", sourceLocation: sourceLocation)
    ViewStyle([attribute]).install(on: view)
    #expect(holds(view), "\(attribute)", sourceLocation: sourceLocation)
  }
  #expect(issues.isEmpty, sourceLocation: sourceLocation)
}

/// The checked attributes, each with a function that makes its view. Nil if nothing collects them.
@MainActor var checkedAttributes: [(attribute: ViewAttribute, make: () -> UIView)]?
