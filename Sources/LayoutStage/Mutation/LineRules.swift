/// The constraints that come from one line of a layout.
@MainActor
struct LineRules {
  /// Identifies a line on any stage.
  enum Key: Hashable {
    case line(SourceLine)
    /// The equation of a constraint that was not made by a layout of this library.
    case equation(String)

    var line: SourceLine? { if case .line(let line) = self { line } else { nil } }
  }

  let key: Key
  /// The constraints as equations.
  let text: String
  private(set) var constraints: [NSLayoutConstraint]

  /// Returns the lines with active constraints, in the order of the views that hold the
  /// constraints.
  static func all(on stage: Stage) -> [LineRules] {
    let views = stage.view.judgedTree
    let judged = Set(views.map { ObjectIdentifier($0) })
    let names = LayoutNames(of: stage.window.tree.map { .view($0) })
    var order: [Key] = []
    var grouped: [Key: [NSLayoutConstraint]] = [:]
    for constraint in views.flatMap(\.constraints) where constraint.isStated(about: judged) {
      let line = (constraint as? LayoutConstraint)?.line
      let key = line.map { Key.line($0) } ?? .equation(constraint.equation(names))
      if grouped[key] == nil { order.append(key) }
      grouped[key, default: []].append(constraint)
    }
    return order.compactMap { key in
      let constraints = grouped[key] ?? []
      guard !constraints.allSatisfy({ $0.isAdded(to: constraints) }) else { return nil }
      let text = constraints.map { $0.equation(names) }.joined(separator: ", ")
      return LineRules(key: key, text: text, constraints: constraints)
    }
  }

  /// Returns whether all constraints of the line are about exempt views.
  func isAbout(_ exceptions: [LayoutContract.Exception]) -> Bool {
    constraints.allSatisfy { constraint in
      guard let view = constraint.subjectView else { return false }
      let around = Array(sequence(first: view, next: \.superview))
      return exceptions.contains { around.contains(where: $0.query.isMatched) }
    }
  }
}

extension NSLayoutConstraint {
  /// Returns the equation of the constraint, as far as it can be stated as a rule.
  func equation(_ names: LayoutNames) -> String {
    statedRule?.equation(names: names) ?? "\(self)"
  }

  /// The view that the constraint is about.
  var subjectView: UIView? {
    LayoutElement((self as? LayoutConstraint)?.subject ?? firstItem)?.view
  }

  /// Returns whether a block has added the constraint to those that were stated: a weak constraint,
  /// or its limit.
  fileprivate func isAdded(to others: [NSLayoutConstraint]) -> Bool {
    if isBlockPreference { return true }
    return relation != .equal
      && others.contains { wish in
        wish.isBlockPreference && wish.firstItem === firstItem && wish.secondItem === secondItem
          && wish.firstAttribute == firstAttribute && wish.secondAttribute == secondAttribute
      }
  }

  /// Whether the constraint is a weak one that a block adds by itself. Its priority is below those
  /// of content.
  var isBlockPreference: Bool {
    priority < .fittingSizeLevel && (self as? LayoutConstraint)?.isOfBlock == true
  }

  /// Returns whether code has made the constraint, about some views, and not UIKit by itself.
  func isStated(about views: Set<ObjectIdentifier>) -> Bool {
    let items = [firstItem, secondItem].compactMap { LayoutElement($0)?.view }
    guard items.allSatisfy({ views.contains(ObjectIdentifier($0)) }) else { return false }
    if self is LayoutConstraint { return true }
    // The constraints of stack views and autoresizing masks have classes or identifiers of their
    // own.
    return type(of: self) == NSLayoutConstraint.self && !(identifier ?? "").hasPrefix("UI")
  }
}
