/// A description of the view to find.
///
/// ```swift
/// try stage.view("cancel")                      // by its identifier
/// try stage.view(.text("Cancel"))
/// try stage.view(.type(UISwitch.self))
/// noTruncation(except: .view(badge), because: "it shrinks to a dot")
/// ```
public struct ViewQuery: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The query in words: `text "Cancel"`.
  public let description: String
  let isMatched: @MainActor @Sendable (UIView) -> Bool
  /// The wanted string, which hints at the nearest match compare with that of each view; nil if
  /// there is nothing to compare.
  let wanted: String?
  let actual: @MainActor @Sendable (UIView) -> String?

  private init(
    _ kind: String, _ wanted: String, _ actual: @escaping @MainActor @Sendable (UIView) -> String?
  ) {
    description = "\(kind) \"\(wanted.inOneLine)\""
    self.wanted = wanted
    self.actual = actual
    isMatched = { actual($0) == wanted }
  }

  private init(type name: String, _ isMatched: @escaping @MainActor @Sendable (UIView) -> Bool) {
    description = "type \(name)"
    wanted = name
    actual = { "\(Swift.type(of: $0))" }
    self.isMatched = isMatched
  }

  private init(view name: String, _ isMatched: @escaping @MainActor @Sendable (UIView) -> Bool) {
    description = "name \"\(name)\""
    wanted = nil
    actual = { _ in nil }
    self.isMatched = isMatched
  }

  /// Returns whether the query matches a view, or a view around it.
  @MainActor
  func isMatched(around view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains(where: isMatched)
  }

  /// The view with an accessibility identifier.
  public init(stringLiteral identifier: String) { self = .identifier(identifier) }

  /// The view with an accessibility identifier.
  public static func identifier(_ identifier: String) -> ViewQuery {
    ViewQuery("identifier", identifier) { $0.accessibilityIdentifier }
  }

  /// The view with an accessibility label; a button counts as one element, without its content.
  public static func label(_ label: String) -> ViewQuery {
    ViewQuery("label", label) { $0.isPartOfButton ? nil : $0.accessibilityLabel }
  }

  /// The label, button, field or text view that shows a text.
  public static func text(_ text: String) -> ViewQuery {
    ViewQuery("text", text) { $0.isPartOfButton ? nil : $0.writtenText }
  }

  /// A view that you already have, such as one to exempt from a contract.
  @preconcurrency @MainActor
  public static func view(_ view: UIView) -> ViewQuery {
    let name = ViewOutline.name(of: view)
    return ViewQuery(view: name) { [weak view] in $0 === view }
  }

  /// The view of a type or of a subclass.
  public static func type<View: UIView>(_ type: View.Type) -> ViewQuery {
    ViewQuery(type: "\(type)") { $0 is View }
  }
}

extension UIView {
  /// Whether the view is a part of a button, and no element of its own.
  fileprivate var isPartOfButton: Bool { superview is UIButton }
}
