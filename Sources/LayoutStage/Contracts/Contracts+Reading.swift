import Foundation

/// Those who see little, or listen, can use it.
///
/// What fails: a control that says nothing to those who can't see it, neither by its label nor by
/// what is written on it, unless something around it is hidden from them or speaks for it, or the
/// texts are the empty ones of a matrix; a label, field or text view whose font has been set and
/// does not follow the size of text; elements whose order, where it is set, goes back up. On UIKit,
/// which does not say whether a font is one of a text style or of `UIFontMetrics`, a font follows
/// where the view is told to adjust it.
///
/// - Parameters:
///   - query: Views that are exempt.
///   - reason: Why.
public func accessible(except query: ViewQuery? = nil, because reason: String = "")
  -> LayoutContract
{
  LayoutContract("accessible") { stage in
    let unset = UnsetFonts()
    return stage.reading.seen.flatMap { view in
      [
        stage.isWithoutTexts ? nil : (view as? UIControl).flatMap(silence), rigidity(view, unset),
        disorder(view),
      ].compactMap { $0 }
    }
  }.except(query, reason)
}

@MainActor
private func silence(_ control: UIControl) -> LayoutFinding? {
  let says = [control.accessibilityLabel, control.writtenText].contains { !($0 ?? "").isEmpty }
  switch control {
  // They say what they are by themselves.
  case is UISegmentedControl, is UIStepper, is UIDatePicker, is UIPageControl: return nil
  case let button as UIButton where button.isOfKnownMeaning: return nil
  default: break
  }
  let isLeftOut = sequence(first: control as UIView, next: \.superview).contains { view in
    view.accessibilityElementsHidden || (view !== control && view.isAccessibilityElement)
  }
  guard !says, !isLeftOut, control.isUserInteractionEnabled,
    !control.subviews.contains(where: { !($0.spokenText ?? "").isEmpty })
  else { return nil }
  return LayoutFinding(
    control, "says nothing to those who can't see it: set its accessibilityLabel")
}

extension UIButton {
  /// Whether UIKit has given it the symbol that it has, which it says by itself.
  fileprivate var isOfKnownMeaning: Bool {
    switch buttonType {
    case .close, .contactAdd, .detailDisclosure, .infoDark, .infoLight: true
    default: false
    }
  }
}

/// The fonts of views that nobody has set one of.
@MainActor
private struct UnsetFonts {
  let label = UILabel().font
  let field = UITextField().font
  let text: UIFont?

  init() {
    // A text view has none until it has a text.
    let view = UITextView()
    view.text = " "
    text = view.font
  }
}

@MainActor
private func rigidity(_ view: UIView, _ unset: UnsetFonts) -> LayoutFinding? {
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
    does not follow the size of text: set adjustsFontForContentSizeCategory, with a font of a text \
    style or of UIFontMetrics
    """)
}

@MainActor
private func disorder(_ view: UIView) -> LayoutFinding? {
  let elements = (view.accessibilityElements ?? []).compactMap { $0 as? UIView }
  for (element, next) in zip(elements, elements.dropFirst()) {
    let (first, second) = (element.frameInRoot, next.frameInRoot)
    guard second.maxY <= first.minY, second.height > 0 else { continue }
    return LayoutFinding(
      next, "is read after what is \(layoutPoints(first.minY - second.maxY)) below it",
      by: first.minY - second.maxY)
  }
  return nil
}

/// Text stands out from what is behind it.
///
/// Compared are the luminances of what is seen of the text and of the solid colors behind it, as WCAG 2
/// defines the ratio. A view with an alpha is blended as a whole, with its background and its text. From 18 points on, or 14 in bold, 3 is
/// enough. Looked at are labels, titles of buttons, fields and text views, of attributed
/// text each part that has a color or a font of its own; disabled controls and
/// placeholders are left out. Colors of the system that fall short are a note, which fails nothing. So
/// is a button with a configuration that leaves its colors to UIKit: with a `baseForegroundColor` over
/// what is behind it, or over a background that it names itself, it is judged as any other.
///
/// What fails: text of a lower ratio; text over an image, a gradient or the edge of something, of
/// which the ratio is not known.
///
/// - Parameters:
///   - ratio: From 1, which is none, to 21.
///   - query: Views that may have less.
///   - reason: Why.
public func contrast(
  atLeast ratio: CGFloat = 4.5, except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("contrast(atLeast: \(layoutNumber(ratio)))") { stage in
    if let complaint = LayoutFinding.ofNoNumber(ratio) { return complaint }
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
        view, "is drawn by its configuration: its contrast is not known", isNote: true)
    }
    guard let actual = contrast(reading) else {
      return LayoutFinding(view, "stands over what is no solid color: its contrast is not known")
    }
    guard actual < wanted - 0.005 else { return nil }
    return LayoutFinding(
      view,
      "has a contrast of \(layoutNumber(actual)) to what is behind it, not \(layoutNumber(wanted))",
      by: wanted - actual, isNote: isOfSystem)
  }
}
