import Foundation
import TestSupport
import Testing

/// The law of styles, over all attributes of the table: order and repetition change nothing.
@MainActor
struct AnyOrderTests {
  /// Every attribute in the tests of the table, with a function that makes its view.
  private let table: [(attribute: ViewAttribute, make: () -> UIView)]

  init() {
    checkedAttributes = []
    defer { checkedAttributes = nil }
    let (views, controls) = (ViewAttributeTests(), ControlAttributeTests())
    views.viewAttributesSetTheirProperties()
    views.contentPriorityAttributesSetTheirPriorities()
    views.layerAndLengthAttributesTakeEffect()
    views.textAttributesApplyToEveryViewWithText()
    views.labelAttributesSetTheirProperties()
    views.textInputAttributesSetTheirProperties()
    controls.imageAttributesSetTheirProperties()
    controls.scrollViewAttributesSetTheirProperties()
    controls.controlAttributesSetTheirProperties()
    controls.stackAttributesSetTheirProperties()
    controls.listAttributesSetTheirProperties()
    controls.otherControlAttributesSetTheirProperties()
    controls.delegateAttributesSetTheirDelegates()
    table = checkedAttributes ?? []
  }

  @Test(arguments: 0..<caseCount(4))
  func applyingAttributesIsIdempotentInAnyOrder(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var kinds: Set<String> = []
    for (_, make) in table where kinds.insert("\(type(of: make()))").inserted {
      let kind = type(of: make())
      let fitting = table.filter {
        kind == type(of: $0.make()) || type(of: $0.make()) == UIView.self
      }
      var names: Set<String> = []
      let attributes = fitting.shuffled(using: &random).map(\.attribute).filter {
        names.insert($0.key.name).inserted && Int.random(in: 0..<4, using: &random) > 0
      }
      let (once, twice) = (make(), make())
      let (style, other) = (ViewStyle(attributes), ViewStyle(attributes.shuffled(using: &random)))
      style.install(on: once)
      // This comes before the other style takes over a view that is a value.
      let left = storage(once)
      for _ in 0..<2 { other.install(on: twice) }
      let right = storage(twice)
      let differences = zip(left, right).filter { $0 != $1 }.map { "\n  \($0)\n  \($1)" }
      #expect(
        left.count == right.count && differences.isEmpty,
        "\(kind)\(differences.joined())\n\(style)\n\(other)")
    }
    #expect(kinds.count > 15)
  }
}

/// Everything that a view and its layer store, as text, to find any change by an attribute.
@MainActor
private func storage(_ view: UIView) -> [String] {
  fields(of: view) + fields(of: view.layer).map { "layer \($0)" }
    + view.constraints.map { "\($0.firstAttribute) \($0.relation) \($0.constant)" }.sorted()
    + view.subviews.filter { "\(type(of: $0))" != "StyleSensor" }.flatMap {
      storage($0).map { "  \($0)" }
    }
}

/// Invisible state: pending drawing and queries, and the identifiers of actions, which are numbered.
private let bookkeeping: Set = [
  "traitsStamp", "wantsDisplay", "installedConstraints", "storedSubviews", "identifiers",
]

private func fields(of object: AnyObject) -> [String] {
  sequence(first: Mirror(reflecting: object), next: \.superclassMirror).flatMap { mirror in
    mirror.children.filter { !bookkeeping.contains($0.label ?? "") }.map {
      "\(mirror.subjectType).\($0.label ?? ""): \(text($0.value))"
    }
  }
}

/// A value without the parts that differ from view to view.
private func text(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .class:
    switch value {
    case is UIColor, is UIFont, is NSAttributedString: return "\(value)"
    default: return "\(type(of: value))"
    }
  case nil: return "\(type(of: value))".contains("->") ? "closure" : "\(value)"
  default:
    if mirror.children.isEmpty { return "\(value)" }
    let parts = mirror.children.map { "\($0.label ?? ""): \(text($0.value))" }
    let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    return "(\((isUnordered ? parts.sorted() : parts).joined(separator: ", ")))"
  }
}
