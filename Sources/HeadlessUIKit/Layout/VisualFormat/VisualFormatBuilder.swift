import Foundation

/// Creates the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
  private let line: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ line: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    self.line = line
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [Place] = []
    for index in line.items.indices { items.append(try place(at: index)) }
    var made: [NSLayoutConstraint] = []
    for index in items.indices {
      if index > 0 {
        made += try gap(line.connections[index - 1], items[index - 1], items[index])
      }
      made += try sizes(of: items[index].item, line.items[index].sizes)
    }
    return made + (try alignments(of: items.filter { !$0.isSuperview }.map(\.item)))
  }

  // MARK: - Items

  private struct Place {
    let item: AnyObject
    let isSuperview: Bool
  }

  private func place(at index: Int) throws(VisualFormatError) -> Place {
    let item = line.items[index]
    if case .view(let name) = item.kind {
      return Place(item: try view(named: name, item.position), isSuperview: false)
    }
    let neighbour = line.items[index == 0 ? 1 : index - 1]
    guard case .view(let name) = neighbour.kind else {
      throw VisualFormatError(message: "A '|' needs a view beside it.", position: item.position)
    }
    let related = try view(named: name, neighbour.position)
    guard let superview = LayoutNode.of(related)?.container else {
      throw VisualFormatError(
        message: """
          Unable to interpret '|' character, because the related view doesn't have a superview.
          """,
        position: item.position)
    }
    return Place(item: superview, isSuperview: true)
  }

  private func view(named name: String, _ position: Int) throws(VisualFormatError) -> AnyObject {
    guard let value = views[name] else {
      throw VisualFormatError(
        message: "\(name) is not a key in the views dictionary.", position: position)
    }
    let object = value as AnyObject
    guard LayoutNode.of(object) != nil else {
      throw VisualFormatError(
        message: "\(name) is neither a view nor a layout guide.", position: position)
    }
    return object
  }

  // MARK: - Numbers

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value.kind {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let metric = metrics[name] else {
        throw VisualFormatError(
          message: "\(name) is not a key in the metrics dictionary.", position: value.position)
      }
      guard let number = Self.number(metric) else {
        throw VisualFormatError(
          message: "The metric \(name) is not a number.", position: value.position)
      }
      return number
    }
  }

  private static func number(_ metric: Any) -> CGFloat? {
    switch metric {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    default: nil
    }
  }

  private func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> UILayoutPriority {
    guard let value = predicate.priority else { return .required }
    let number = try number(value)
    guard number > 0, number <= 1000 else {
      throw VisualFormatError(
        message: "A priority must be greater than 0 and at most 1000.", position: value.position)
    }
    return UILayoutPriority(Float(number))
  }

  // MARK: - Constraints

  private func sizes(
    of item: AnyObject, _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = line.axis == .horizontal ? .width : .height
    var made: [NSLayoutConstraint] = []
    for predicate in predicates {
      let other = try otherView(in: predicate)
      let constraint = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
        constant: other == nil ? try number(predicate.object) : 0)
      constraint.priority = try priority(of: predicate)
      made.append(constraint)
    }
    return made
  }

  /// The view named in a size; a name is a metric if there is one of that name.
  private func otherView(
    in predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> AnyObject? {
    guard case .name(let name) = predicate.object.kind, metrics[name] == nil else { return nil }
    guard views[name] != nil else {
      throw VisualFormatError(
        message: "\(name) is not a key in the views or the metrics dictionary.",
        position: predicate.object.position)
    }
    return try view(named: name, predicate.object.position)
  }

  private func gap(
    _ connection: VisualFormat.Connection, _ earlier: Place, _ later: Place
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    switch connection {
    case .flush: return [pin(earlier, later, .equal, 0)]
    case .standard:
      let touchesSuperview = earlier.isSuperview || later.isSuperview
      return [
        pin(
          earlier, later, .equal, touchesSuperview ? 0 : systemSpacing, margins: touchesSuperview)
      ]
    case .predicates(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constraint = pin(
          earlier, later, predicate.relation, try number(predicate.object))
        constraint.priority = try priority(of: predicate)
        made.append(constraint)
      }
      return made
    }
  }

  /// The distance from an item to the next: `later.start == earlier.end + constant`.
  private func pin(
    _ earlier: Place, _ later: Place, _ relation: NSLayoutConstraint.Relation,
    _ constant: CGFloat, margins: Bool = false
  ) -> NSLayoutConstraint {
    var (start, end) = edges
    if options.contains(.spacingBaselineToBaseline), line.axis == .vertical,
      !earlier.isSuperview, !later.isSuperview
    {
      (start, end) = (.firstBaseline, .lastBaseline)
    }
    let from = earlier.isSuperview ? (margins ? start.withMargin : start) : end
    let to = later.isSuperview ? (margins ? end.withMargin : end) : start
    if isReversed {  // Coordinates fall along the line.
      return NSLayoutConstraint(
        item: earlier.item, attribute: from, relatedBy: relation, toItem: later.item,
        attribute: to, multiplier: 1, constant: constant)
    }
    return NSLayoutConstraint(
      item: later.item, attribute: to, relatedBy: relation, toItem: earlier.item,
      attribute: from, multiplier: 1, constant: constant)
  }

  private var isReversed: Bool {
    line.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  /// The attributes where an item starts and ends along the line.
  private var edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    guard line.axis == .horizontal else { return (.top, .bottom) }
    if isReversed { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private func alignments(
    of items: [AnyObject]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    // A single view has nothing to be aligned with, so any option is allowed.
    for attribute in options.alignments where items.count > 1 {
      guard attribute.axis != line.axis else {
        let name = line.axis == .horizontal ? "horizontal" : "vertical"
        throw VisualFormatError(
          message: """
            Options mask required views to be aligned on a \(name) edge, which is not allowed for \
            layout that is also \(name).
            """)
      }
      for (item, next) in zip(items, items.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: next,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return made
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge of the margins.
  fileprivate var withMargin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
