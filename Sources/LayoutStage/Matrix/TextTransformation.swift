/// Puts the texts of what has been built into a variant, also those that are set later.
@MainActor
final class TextTransformation {
  private let texts: LayoutTexts
  /// What has been put into the variant, which is not done twice.
  private var known: Set<String> = []

  init(_ texts: LayoutTexts) { self.texts = texts }

  /// A text that whoever makes a view has put into the variant.
  func note(_ original: String) -> String {
    let text = texts.text(original)
    known.insert(text)
    return text
  }

  /// - Returns: Whether anything has changed.
  func apply(to view: UIView) -> Bool {
    guard texts != .original else { return false }
    var hasChanged = false
    for view in view.tree where change(view) { hasChanged = true }
    return hasChanged
  }

  private func changed(_ text: String?) -> String? {
    guard let text, !text.isEmpty, !known.contains(text) else { return nil }
    return note(text)
  }

  private func change(_ view: UIView) -> Bool {
    switch view {
    case let button as UIButton: change(button)
    case let label as UILabel where !(label.superview is UIControl):
      changed(label.text).map { label.text = $0 } != nil
    case let field as UITextField:
      [
        changed(field.placeholder).map { field.placeholder = $0 } != nil,
        changed(field.text).map { field.text = $0 } != nil,
      ].contains(true)
    case let control as UISegmentedControl: change(control)
    case let text as UITextView: changed(text.text).map { text.text = $0 } != nil
    case let bar as UINavigationBar: change(bar)
    default: false
    }
  }

  private func change(_ button: UIButton) -> Bool {
    if let title = button.configuration?.title {
      return changed(title).map { button.configuration?.title = $0 } != nil
    }
    return changed(button.title(for: .normal)).map { button.setTitle($0, for: .normal) } != nil
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

  private func change(_ bar: UINavigationBar) -> Bool {
    var hasChanged = false
    for item in bar.items ?? [] {
      guard let title = changed(item.title) else { continue }
      item.title = title
      hasChanged = true
    }
    return hasChanged
  }
}

/// What makes a view asks this for the texts that it gives it.
@preconcurrency @MainActor
public struct LayoutVariant {
  let transformation: TextTransformation

  /// A text as it is in the combination that is looked at.
  public func text(_ original: String) -> String { transformation.note(original) }
}
