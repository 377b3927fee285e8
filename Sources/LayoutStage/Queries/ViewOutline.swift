import Foundation

/// The views in a view that a test may speak of, as text: for messages that say what is there.
@MainActor
package struct ViewOutline {
  /// More than this many lines are not read.
  private static let limit = 30

  package let root: UIView
  let names: LayoutNames

  /// - Parameter others: More trees, whose views it has names for.
  package init(_ root: UIView, beside others: [UIView] = []) {
    self.root = root
    names = LayoutNames(of: ([root] + others).flatMap(\.tree).map { .view($0) })
  }

  /// What a person would call a view, with what it says: `cancelButton "Cancel"`.
  package func name(of view: UIView) -> String {
    let name = names.name(of: view)
    guard let text = view.spokenText, !text.isEmpty, text != name else { return name }
    return "\(name) \"\(text.shortened)\""
  }

  /// What a person would call a view of a tree.
  static func name(of view: UIView) -> String { ViewOutline(view.treeRoot).name(of: view) }

  /// All that is in some trees, one after another.
  static func text(of roots: [UIView]) -> String { text(of: roots.map { ViewOutline($0) }) }

  /// All that is in some trees, one after another.
  static func text(of outlines: [ViewOutline]) -> String {
    outlines.map(\.text).joined(separator: "\n")
  }

  /// A line a view, two spaces a level, with its frame in the superview.
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
  /// The view and all in it, from the back to the front, parents first.
  package var tree: [UIView] {
    var tree: [UIView] = []
    collect(into: &tree)
    return tree
  }

  private func collect(into tree: inout [UIView]) {
    tree.append(self)
    for view in subviews { view.collect(into: &tree) }
  }

  /// What its tree begins with: a window, where it is in one.
  var treeRoot: UIView { sequence(first: self, next: \.superview).reduce(self) { $1 } }

  /// How many views it is in, up to one of them.
  package func level(below root: UIView) -> Int {
    sequence(first: self, next: \.superview).prefix { $0 !== root }.count { _ in true }
  }

  /// Whether it is a part of a control that is in a view, as the label of a button is.
  fileprivate func isInsideControl(below root: UIView) -> Bool {
    sequence(first: self, next: \.superview).dropFirst().prefix { $0 !== root }
      .contains { $0 is UIControl }
  }

  /// What a view says: its text, its title, its placeholder, or its label for those who can't see
  /// it.
  package var spokenText: String? { writtenText ?? accessibilityLabel }

  /// What is written on it.
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
  /// In one line, and not longer than a line.
  package var shortened: String {
    let line = replacingOccurrences(of: "\n", with: " ")
    return line.count > 40 ? "\(line.prefix(40))…" : line
  }
}
