import Foundation

/// People who see little, or who listen, can use the layout.
///
/// Failures:
///
/// - a control that VoiceOver can't name, neither by its accessibility label nor by its text;
/// - a label, field or text view whose font has been set and does not follow the text size;
/// - accessibility elements whose explicit order goes back up.
///
/// A control needs no name if a view around it hides it from accessibility or speaks for it, or
/// with the empty texts of a matrix. UIKit does not reveal whether a font is one of a text style or
/// of `UIFontMetrics`: there a font counts as following if the view is told to adjust it.
///
/// - Parameters:
///   - query: Views that are exempt.
///   - reason: Why they are exempt.
public func accessible(except query: ViewQuery? = nil, because reason: String = "")
  -> LayoutContract
{
  LayoutContract("accessible") { stage in
    let unset = UnsetFonts()
    return stage.reading.seen.flatMap { view in
      [
        stage.isWithoutTexts ? nil : (view as? UIControl).flatMap(missingLabel),
        fixedFontSize(view, unset),
        readingOrderMistake(view),
      ].compactMap { $0 }
    }
  }.except(query, reason)
}

@MainActor
private func missingLabel(_ control: UIControl) -> LayoutFinding? {
  let says = [control.accessibilityLabel, control.writtenText].contains { !($0 ?? "").isEmpty }
  switch control {
  // These controls describe themselves.
  case is UISegmentedControl, is UIStepper, is UIDatePicker, is UIPageControl: return nil
  case let button as UIButton where button.hasSystemLabel: return nil
  default: break
  }
  let isLeftOut = sequence(first: control as UIView, next: \.superview).contains { view in
    view.accessibilityElementsHidden || (view !== control && view.isAccessibilityElement)
  }
  guard !says, !isLeftOut, control.isUserInteractionEnabled,
    !control.subviews.contains(where: { !($0.spokenText ?? "").isEmpty })
  else { return nil }
  return LayoutFinding(
    control, "has nothing for VoiceOver to read: set its accessibilityLabel")
}

extension UIButton {
  /// Whether UIKit provides the symbol of the button, and with it a spoken description.
  fileprivate var hasSystemLabel: Bool {
    switch buttonType {
    case .close, .contactAdd, .detailDisclosure, .infoDark, .infoLight: true
    default: false
    }
  }
}

/// The fonts of views whose font nobody has set.
@MainActor
private struct UnsetFonts {
  let label = UILabel().font
  let field = UITextField().font
  let text: UIFont?

  init() {
    // A text view has no font until it has text.
    let view = UITextView()
    view.text = " "
    text = view.font
  }
}

@MainActor
private func fixedFontSize(_ view: UIView, _ unset: UnsetFonts) -> LayoutFinding? {
  let (isWritten, font, standard): (Bool, UIFont?, UIFont?) =
    switch view {
    case let label as UILabel: (!(label.text ?? "").isEmpty, label.font, unset.label)
    case let field as UITextField: (field.spokenText != nil, field.font, unset.field)
    case let text as UITextView: (!(text.text ?? "").isEmpty, text.font, unset.text)
    default: (false, nil, nil)
    }
  guard isWritten, font != standard, let text = view as? any UIContentSizeCategoryAdjusting,
    !text.adjustsFontForContentSizeCategory || font?.mayFollowTextSize == false
  else { return nil }
  return LayoutFinding(
    view,
    """
    does not follow the text size: set adjustsFontForContentSizeCategory, and use a font of a text \
    style or one that UIFontMetrics scales
    """)
}

@MainActor
private func readingOrderMistake(_ view: UIView) -> LayoutFinding? {
  let elements = (view.accessibilityElements ?? []).compactMap { $0 as? UIView }
  for (element, next) in zip(elements, elements.dropFirst()) {
    let (first, second) = (element.frameInRoot, next.frameInRoot)
    guard second.maxY <= first.minY, second.height > 0 else { continue }
    return LayoutFinding(
      next, "is read after a view \(layoutPoints(first.minY - second.maxY)) below it",
      by: first.minY - second.maxY)
  }
  return nil
}

/// Text stands out from what is behind it.
///
/// The contract compares the luminances of the visible text and of the solid colors behind it, with
/// the ratio that WCAG 2 defines. A view with an alpha is blended as a whole, with its background
/// and its text. From 18 points on, or from 14 in bold, a ratio of 3 is enough.
///
/// It checks labels, titles of buttons, fields and text views; of attributed text, each part that
/// has its own color or font. Disabled controls and placeholders are left out. System colors that
/// fall short are a note, which is no failure. So is a button whose configuration leaves its colors
/// to UIKit; one with a `baseForegroundColor` over other views, or over a background that it sets
/// itself, is checked like any other text.
///
/// Failures are text with a lower ratio, and text over an image, a gradient or the edge of
/// something, whose ratio is unknown.
///
/// - Parameters:
///   - ratio: The lowest contrast ratio, from 1 (none) to 21.
///   - query: Views that may have a lower ratio.
///   - reason: Why they are exempt.
public func contrast(
  atLeast ratio: CGFloat = 4.5, except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("contrast(atLeast: \(layoutNumber(ratio)))") { stage in
    if let complaint = LayoutFinding.forNaN(ratio) { return complaint }
    return stage.reading.seen.compactMap { view -> LayoutFinding? in
      let parts = ContrastText.parts(of: view)
      guard !parts.isEmpty, stage.reading.isVisible(view) else { return nil }
      let found = parts.compactMap { $0.finding(atLeast: ratio, stage.reading) }
      return found.max { first, second in
        first.isNote != second.isNote ? first.isNote : first.amount < second.amount
      }
    }
  }.judgingColors.except(query, reason)
}

extension ContrastText {
  fileprivate func finding(atLeast ratio: CGFloat, _ reading: StageReading) -> LayoutFinding? {
    let wanted = isLarge ? min(ratio, 3) : ratio
    guard isKnown else {
      return LayoutFinding(
        view, "is drawn by its configuration, so its contrast is unknown", isNote: true)
    }
    guard let actual = contrast(reading) else {
      return LayoutFinding(view, "is not drawn over a solid color, so its contrast is unknown")
    }
    guard actual < wanted - 0.005 else { return nil }
    return LayoutFinding(
      view,
      """
      has a contrast of \(layoutNumber(actual)) with what is behind it, \
      not \(layoutNumber(wanted))
      """, by: wanted - actual, isNote: isOfSystem)
  }
}
