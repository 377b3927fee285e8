import Foundation

/// Puts the texts of a view into a variant, including those that are set later.
@MainActor
final class TextTransformation {
  let texts: LayoutTexts
  /// The transformed texts, which are not transformed again.
  private var known: Set<String> = []

  init(_ texts: LayoutTexts) { self.texts = texts }

  /// Transforms a text for the code that makes a view.
  func note(_ original: String) -> String {
    let text = texts.text(original)
    known.insert(text)
    return text
  }

  /// - Returns: Whether anything has changed.
  func apply(to view: UIView) -> Bool {
    guard texts != .original else { return false }
    let changed = view.tree.filter { change($0) }
    for view in changed { view.remeasureInLists() }
    return !changed.isEmpty
  }

  /// Transforms the texts of a view that a plan is about to measure. Otherwise a flow would break
  /// its lines by the texts that it replaces.
  func prepare(_ view: UIView) {
    for view in view.tree { _ = change(view) }
  }

  private func changed(_ text: String?) -> String? { isLeft(text) ? nil : text.map(note) }

  /// Returns whether a text remains as it is. Checked first on each layout, because views are slow
  /// to create their attributed text.
  private func isLeft(_ text: String?) -> Bool {
    text.map { $0.isEmpty || known.contains($0) } ?? true
  }

  private func change(_ view: UIView) -> Bool {
    switch view {
    case let button as UIButton: change(button)
    case let label as UILabel:
      isLeft(label.text) || isOfControl(label) ? false : change(label)
    case let field as UITextField where isLeft(field.placeholder) && isLeft(field.text): false
    case let field as UITextField:
      [
        change(field.attributedPlaceholder) { field.attributedPlaceholder = $0 }
          || changed(field.placeholder).map { field.placeholder = $0 } != nil,
        change(field.attributedText, but: field.font, field.textColor) { field.attributedText = $0 }
          || changed(field.text).map { field.text = $0 } != nil,
      ].contains(true)
    case let control as UISegmentedControl: change(control)
    case let text as UITextView where isLeft(text.text): false
    case let text as UITextView:
      change(text.attributedText, but: text.font, text.textColor) { text.attributedText = $0 }
        || changed(text.text).map { text.text = $0 } != nil
    case let bar as UINavigationBar: anyOf(bar.items ?? []) { change($0) }
    case let bar as UITabBar: anyOf(bar.items ?? []) { change($0) }
    case let bar as UIToolbar: anyOf(bar.items ?? []) { change($0) }
    default: false
    }
  }

  /// Changes all items, and returns whether any has changed.
  private func anyOf<Item>(_ items: [Item], _ change: (Item) -> Bool) -> Bool {
    items.reduce(false) { change($1) || $0 }
  }

  /// Returns whether UIKit sets the text of a label itself.
  private func isOfControl(_ label: UILabel) -> Bool {
    (label.superview as? UIControl)?.isClosed ?? false
  }

  private func changed(_ text: NSAttributedString?) -> NSAttributedString? {
    guard let text, let string = changed(text.string) else { return nil }
    return NSAttributedString(
      string: string, attributes: text.attributes(at: 0, effectiveRange: nil))
  }

  /// Changes a text that begins with another font or color than the view's, and keeps its
  /// attributes.
  private func change(
    _ text: NSAttributedString?, but font: UIFont? = nil, _ color: UIColor? = nil,
    _ set: (NSAttributedString) -> Void
  ) -> Bool {
    guard let text, text.length > 0 else { return false }
    let isPlain = text.attributes(at: 0, effectiveRange: nil).allSatisfy { key, value in
      switch key {
      case .font: value as? UIFont == font
      case .foregroundColor: value as? UIColor == color
      case .paragraphStyle: (value as? NSParagraphStyle)?.hasUsualLines ?? false
      case .shadow: true
      default: false
      }
    }
    return !isPlain && changed(text).map(set) != nil
  }

  private func change(_ label: UILabel) -> Bool {
    change(label.attributedText, but: label.font, label.textColor) { label.attributedText = $0 }
      || changed(label.text).map { label.text = $0 } != nil
  }

  private func change(_ button: UIButton) -> Bool {
    let titles = [
      changed(button.configuration?.title).map { button.configuration?.title = $0 } != nil,
      changed(button.configuration?.subtitle).map { button.configuration?.subtitle = $0 } != nil,
    ]
    let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
    let ofStates = anyOf(states) { state in
      let isNormal = state == .normal
      let (text, attributed) = (button.title(for: state), button.attributedTitle(for: state))
      // On UIKit a state without a title has the title of the normal state.
      guard isNormal || text != button.title(for: .normal) || attributed != nil else {
        return false
      }
      return [
        changed(text).map { button.setTitle($0, for: state) } != nil,
        changed(attributed).map { button.setAttributedTitle($0, for: state) } != nil,
      ].contains(true)
    }
    return titles.contains(true) || ofStates
  }

  private func change(_ control: UISegmentedControl) -> Bool {
    var hasChanged = false
    for segment in 0..<control.numberOfSegments {
      guard let title = changed(control.titleForSegment(at: segment)) else { continue }
      control.setTitle(title, forSegmentAt: segment)
      hasChanged = true
    }
    return hasChanged
  }

  private func change(_ item: UINavigationItem) -> Bool {
    let titles = [
      changed(item.title).map { item.title = $0 } != nil,
      changed(item.prompt).map { item.prompt = $0 } != nil,
      changed(item.backButtonTitle).map { item.backButtonTitle = $0 } != nil,
    ]
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return anyOf(buttons) { change($0) } || titles.contains(true)
  }

  private func change(_ item: UIBarItem) -> Bool {
    changed(item.title).map { item.title = $0 } != nil
  }
}

/// The texts and the locale of a combination, for the closure that makes a view.
@preconcurrency @MainActor
public struct LayoutVariant {
  /// The locale of the combination. A view that formats dates and numbers with it is checked in
  /// each locale of the matrix; the locale of the process is the same in all combinations.
  public let locale: Locale
  let transformation: TextTransformation

  /// Returns a text as it is in the combination.
  public func text(_ original: String) -> String { transformation.note(original) }
}

extension UIView {
  /// Makes the enclosing lists measure again, and the enclosing cells lay out their labels: a list
  /// requests the height of a row once, and not again when a text in it changes.
  fileprivate func remeasureInLists() {
    for view in sequence(first: self, next: \.superview) {
      switch view {
      case is UITableViewCell, is UICollectionViewCell:
        view.setNeedsLayout()
        view.invalidateIntrinsicContentSize()
      case is UITableViewHeaderFooterView:
        view.setNeedsLayout()
        UIView.performWithoutAnimation {
          (view.superview as? UITableView)?.performBatchUpdates(nil)
        }
      case let view as UICollectionReusableView: view.measureAgain()
      default: break
      }
    }
  }
}

extension NSParagraphStyle {
  /// Whether line heights and spacings are those of the font.
  fileprivate var hasUsualLines: Bool {
    lineSpacing == 0 && lineHeightMultiple == 0 && minimumLineHeight == 0 && maximumLineHeight == 0
      && paragraphSpacing == 0 && firstLineHeadIndent == 0 && headIndent == 0
  }
}

extension UICollectionReusableView {
  /// Makes the collection view request the preferred size again.
  fileprivate func measureAgain() {
    let lists = sequence(first: self as UIView, next: \.superview)
    guard let list = lists.lazy.compactMap({ $0 as? UICollectionView }).first,
      let (kind, path) = list.supplement(shownBy: self)
    else { return }
    let layout = list.collectionViewLayout
    let context = layout.invalidationContext(forBoundsChange: list.bounds)
    context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    layout.invalidateLayout(with: context)
  }
}
