import Foundation

/// The views in a view that a test may name, as text for messages.
@MainActor
package struct ViewOutline {
  /// The largest number of lines; nobody reads more.
  private static let limit = 30

  package let root: UIView
  let names: LayoutNames

  /// - Parameter others: Further trees whose views get names.
  package init(_ root: UIView, beside others: [UIView] = []) {
    self.root = root
    names = LayoutNames(of: ([root] + others).flatMap(\.tree).map { .view($0) })
  }

  /// Returns the name of a view, with its text: `cancelButton "Cancel"`.
  package func name(of view: UIView) -> String {
    let name = names.name(of: view)
    guard let text = view.spokenText, !text.isEmpty, text != name else { return name }
    return "\(name) \"\(text.shortened)\""
  }

  /// Returns the name of a view in its tree.
  static func name(of view: UIView) -> String { ViewOutline(view.treeRoot).name(of: view) }

  /// Returns the outlines of several trees, one after another.
  static func text(of roots: [UIView]) -> String { text(of: roots.map { ViewOutline($0) }) }

  /// Joins several outlines, one after another.
  static func text(of outlines: [ViewOutline]) -> String {
    outlines.map(\.text).joined(separator: "\n")
  }

  /// A line for each view, with its frame in the superview; each level is indented by two spaces.
  package var text: String {
    let views = root.tree.filter { $0 === root || !$0.isInsideControl(below: root) }
    let lines = views.prefix(Self.limit).map { view in
      String(repeating: "  ", count: view.level(below: root))
        + "\(type(of: view)) \(name(of: view)) (\(layoutNumbers(view.frame)))"
        + (view.isHidden ? " hidden" : "")
    }
    let rest = views.count - lines.count
    return (lines + (rest > 0 ? ["… and \(rest) more"] : [])).joined(separator: "\n")
  }
}

extension UIView {
  /// The view and all views in it, from back to front, parents first.
  package var tree: [UIView] {
    var tree: [UIView] = []
    collect(into: &tree)
    return tree
  }

  private func collect(into tree: inout [UIView]) {
    tree.append(self)
    for view in subviews { view.collect(into: &tree) }
  }

  /// The root of the view's tree: the window, if there is one.
  var treeRoot: UIView { sequence(first: self, next: \.superview).reduce(self) { $1 } }

  /// Returns the number of levels from a view around this one.
  package func level(below root: UIView) -> Int {
    sequence(first: self, next: \.superview).prefix { $0 !== root }.count { _ in true }
  }

  /// Returns whether the view is a part of a control in a view, as the label of a button is.
  fileprivate func isInsideControl(below root: UIView) -> Bool {
    sequence(first: self, next: \.superview).dropFirst().prefix { $0 !== root }
      .contains { $0 is UIControl }
  }

  /// The text, title or placeholder of the view; otherwise its accessibility label.
  package var spokenText: String? { writtenText ?? accessibilityLabel }

  /// The texts by which the view is found: those of its segments, or its only one.
  var writtenTexts: [String] {
    guard let control = self as? UISegmentedControl else {
      return [writtenText].compactMap(\.self)
    }
    return (0..<control.numberOfSegments).compactMap(control.titleForSegment)
  }

  /// The text, title or placeholder of the view.
  package var writtenText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton:
      button.currentTitle ?? button.currentAttributedTitle?.string ?? button.configuration?.title
    case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : field.text
    case let text as UITextView: text.text
    default: nil
    }
  }
}

extension String {
  /// The text in one line, cut off after 40 characters.
  package var shortened: String {
    let line = String(map { $0.isNewline ? " " : $0 }).inOneLine
    return line.count > 40 ? "\(line.prefix(40))…" : line
  }
}
