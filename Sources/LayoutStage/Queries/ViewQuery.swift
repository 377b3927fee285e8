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
  /// The wanted string, which hints at the nearest match compare with those of each view; nil if
  /// there is nothing to compare.
  let wanted: String?
  let actual: @MainActor @Sendable (UIView) -> [String]
  /// Whether the wanted string is a text, which a segment may have.
  private let isForText: Bool

  private init(
    _ kind: String, _ wanted: String, isForText: Bool = false,
    _ actual: @escaping @MainActor @Sendable (UIView) -> [String]
  ) {
    description = "\(kind) \"\(wanted.inOneLine)\""
    self.wanted = wanted
    self.actual = actual
    self.isForText = isForText
    isMatched = { actual($0).contains(wanted) }
  }

  private init(type name: String, _ isMatched: @escaping @MainActor @Sendable (UIView) -> Bool) {
    description = "type \(name)"
    wanted = name
    actual = { ["\(Swift.type(of: $0))"] }
    isForText = false
    self.isMatched = isMatched
  }

  private init(view name: String, _ isMatched: @escaping @MainActor @Sendable (UIView) -> Bool) {
    description = "name \"\(name)\""
    wanted = nil
    actual = { _ in [] }
    isForText = false
    self.isMatched = isMatched
  }

  /// Returns whether the query matches a view, or a view around it.
  @MainActor
  func isMatched(around view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains(where: isMatched)
  }

  /// Returns the segments of a view that the query means; none if it means the view itself.
  @MainActor
  func segments(of view: UIView) -> [Int] {
    guard isForText, let control = view as? UISegmentedControl else { return [] }
    return (0..<control.numberOfSegments).filter { control.titleForSegment(at: $0) == wanted }
  }

  /// The view with an accessibility identifier.
  public init(stringLiteral identifier: String) { self = .identifier(identifier) }

  /// The view with an accessibility identifier.
  public static func identifier(_ identifier: String) -> ViewQuery {
    ViewQuery("identifier", identifier) { [$0.accessibilityIdentifier].compactMap(\.self) }
  }

  /// The view with an accessibility label; a button counts as one element, without its content.
  public static func label(_ label: String) -> ViewQuery {
    ViewQuery("label", label) { view in
      view.isPartOfButton ? [] : [view.accessibilityLabel].compactMap(\.self)
    }
  }

  /// The label, button, field or text view that shows a text, or the segmented control with a
  /// segment of that title, on which a tap or a swipe then begins.
  public static func text(_ text: String) -> ViewQuery {
    ViewQuery("text", text, isForText: true) {
      $0.isPartOfButton || $0.isPartOfSegment ? [] : $0.writtenTexts
    }
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

  /// Whether the view is a part of a segment: UIKit shows the title in a label there.
  fileprivate var isPartOfSegment: Bool { superview?.superview is UISegmentedControl }
}
