import Foundation

extension Headless {
  /// Returns the tree below a view as text, in the format of ``frames(of:)``, with guides, and
  /// under each item what its constraints leave open, why, and what would determine it.
  ///
  /// ```
  /// UIView root 0 0 200 100
  ///   UILabel title 8 8 20 20
  ///     ? width is free from 20 up: add a width or a trailing constraint
  /// ```
  ///
  /// Required constraints that are broken are listed, with `!`, under the view that holds them.
  public static func layoutTrace(of view: UIView) -> String {
    guard let engine = LayoutEngine.engine(of: view) else { return frames(of: view) }
    view.root.layoutIfNeeded()
    var trace = LayoutTrace(engine)
    trace.append(view, level: 0)
    return trace.lines.joined(separator: "\n")
  }
}

/// Writes the lines of a trace.
@MainActor
private struct LayoutTrace {
  private(set) var lines: [String] = []
  private let engine: LayoutEngine
  private let survey: LayoutEngine.Survey
  /// What had to give way, by the view that holds it.
  private let broken: [ObjectIdentifier: [NSLayoutConstraint]]

  init(_ engine: LayoutEngine) {
    self.engine = engine
    survey = LayoutEngine.Survey(engine)
    let owned = engine.broken.compactMap { constraint in
      constraint.installation.owner.map { (ObjectIdentifier($0), constraint) }
    }
    broken = Dictionary(grouping: owned) { $0.0 }.mapValues { $0.map(\.1) }
  }

  mutating func append(_ view: UIView, level: Int) {
    let name = Headless.word(view.accessibilityIdentifier)
    add("\(type(of: view)) \(name) \(Headless.numbers(view.frame))", level)
    for reason in reasons(view) { add("? \(reason)", level + 1) }
    for broken in broken[ObjectIdentifier(view)] ?? [] {
      add("! broken: \(broken.equation)", level + 1)
    }
    for guide in view.layoutGuides { append(guide, level: level + 1) }
    for subview in view.subviews { append(subview, level: level + 1) }
  }

  private mutating func append(_ guide: UILayoutGuide, level: Int) {
    let name = Headless.word(guide.identifier)
    add("\(type(of: guide)) \(name) \(Headless.numbers(guide.layoutFrame))", level)
    for reason in reasons(guide.node) { add("? \(reason)", level + 1) }
  }

  private mutating func add(_ text: String, _ level: Int) {
    lines.append(String(repeating: "  ", count: level) + Headless.line(text))
  }

  private func reasons(_ view: UIView) -> [String] {
    let inside = view.mentionedContentArea.map { reasons($0) } ?? []
    return ownReasons(view) + inside.map { "in its content, \($0)" }
  }

  private func ownReasons(_ view: UIView) -> [String] {
    let isLeftAlone = engine.slot(of: view.node) == nil && view !== engine.root
    guard isLeftAlone, !view.translatesAutoresizingMaskIntoConstraints else {
      return reasons(view.node)
    }
    return [
      """
      no constraint mentions it, so it is at the origin with the size of its content; add its position\
      \(view.intrinsicContentSize.width < 0 ? " and its size" : "")
      """
    ]
  }

  private func reasons(_ node: LayoutNode) -> [String] {
    NSLayoutConstraint.Axis.both.compactMap { survey.freedom(of: node, on: $0)?.text }
  }
}

extension LayoutFreedom {
  fileprivate var text: String { "\(what) \(verb)\(place)\(reason)" }

  private func name(_ part: Part) -> String { part.name(on: axis) }

  /// A place is named by its coordinate, a size by its attribute.
  private var what: String {
    let coordinate = axis == .horizontal ? "x" : "y"
    if !free.contains(.length) { return coordinate }
    return isOnlyLength ? name(.length) : "\(coordinate) and \(name(.length))"
  }

  private var isOnlyLength: Bool { !free.contains(.start) }

  private var verb: String { free.isSuperset(of: [.start, .length]) ? "are free" : "is free" }

  private var place: String {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    let subject = free.isSuperset(of: [.start, .length]) ? ", the \(name(.length))" : ""
    if lower.isFinite, upper.isFinite {
      return "\(subject) between \(text(lower)) and \(text(upper))"
    }
    if lower.isFinite { return "\(subject) from \(text(lower)) up" }
    return upper.isFinite ? "\(subject) up to \(text(upper))" : ""
  }

  private func text(_ number: Double) -> String { Headless.number(CGFloat(number)) }

  private var reason: String {
    if let leader { return ": it follows \(leader), which is free itself" }
    guard !rivals.isEmpty else { return ": add \(remedy)" }
    let priority = Headless.number(CGFloat(rivalsPriority))
    return """
      , because \(rivals.joined(separator: " and ")) are equally strong (\(priority)): give one of \
      them another priority
      """
  }

  /// The constraints of which one, or two where nothing is settled, would settle the rest.
  private var remedy: String {
    guard free.contains(.length) else {
      return "a \(name(.start)), \(name(.end)) or \(name(.center)) constraint"
    }
    if !free.contains(.start) { return "a \(name(.length)) or a \(name(.end)) constraint" }
    if !free.contains(.end) { return "a \(name(.length)) or a \(name(.start)) constraint" }
    if !free.contains(.center) {
      return "a \(name(.length)), or a \(name(.start)) or \(name(.end)) constraint"
    }
    return "a \(name(.length)) and a \(name(.start)), or both \(name(.start)) and \(name(.end))"
  }
}
