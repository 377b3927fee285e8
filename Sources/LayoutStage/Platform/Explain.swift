#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  /// Unavailable: UIKit does not reveal how it solves.
  @available(*, unavailable, message: "UIKit does not explain its solutions; run this headless")
  @preconcurrency @MainActor
  public func explain(_ view: UIView, _ attribute: LayoutAttribute) -> LayoutExplanation? { nil }

  /// Unavailable: UIKit does not reveal how it solves.
  @available(*, unavailable, message: "UIKit does not explain its solutions; run this headless")
  @preconcurrency @MainActor
  public func explainConflicts(in view: UIView) -> [LayoutConflict] { [] }
#else
  import Foundation

  /// Explains why an edge, a center or a length of a view has its value, and what would change it.
  ///
  /// Positions are those of the alignment rectangle in the superview, from its left and its top.
  /// Leading and trailing stand for the edges that they are in the reading direction.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - attribute: The attribute to explain. A baseline is explained as the edge that it is
  ///     measured from.
  /// - Returns: The explanation; nil for a view that no constraint mentions, whose frame was set
  ///   directly.
  @preconcurrency @MainActor
  public func explain(_ view: UIView, _ attribute: LayoutAttribute) -> LayoutExplanation? {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (origin, length): (Double, Double) =
      switch attribute {
      case .width, .height: (0, 1)
      case .left, .top, .firstBaseline: (1, 0)
      case .right, .bottom, .lastBaseline: (1, 1)
      case .leading: isRightToLeft ? (1, 1) : (1, 0)
      case .trailing: isRightToLeft ? (1, 0) : (1, 1)
      case .centerX, .centerY: (1, 0.5)
      }
    let found = Headless.explain(
      view, on: attribute.axis == .horizontal ? .horizontal : .vertical, origin: origin,
      length: length, inOrder: \.byWorth)
    guard let found else { return nil }
    let names = LayoutNames(around: view)
    func rule(_ part: Headless.Explanation.Part) -> LayoutExplanation.Rule {
      LayoutExplanation.Rule(part, names)
    }
    return LayoutExplanation(
      subject: "\(names.name(of: view)).\(attribute.measured.rawValue)", value: found.value,
      isDetermined: found.isDetermined, rules: found.parts.map(rule),
      lost: found.lost.map { (rule($0.part), $0.points) },
      changes: found.changes.map { LayoutExplanation.Change($0, names) },
      reasons: found.isDetermined ? [] : Stage.freedom(of: view))
  }

  /// Explains which required rules conflict in the tree of a view, and what would resolve each
  /// conflict.
  ///
  /// - Parameter view: Any view of the tree.
  /// - Returns: The current conflicts, in the order in which they were found.
  @preconcurrency @MainActor
  public func explainConflicts(in view: UIView) -> [LayoutConflict] {
    let names = LayoutNames(around: view)
    return Headless.standingConflicts(around: view).map { conflict in
      LayoutConflict(
        rules: conflict.parts.map { LayoutExplanation.Rule($0, names) },
        broken: LayoutExplanation.Rule(.constraint(conflict.broken), names),
        mendingConstant: conflict.mendingConstant,
        missed: abs(conflict.broken.constant - conflict.mendingConstant),
        mended: conflict.broken.equation(constant: conflict.mendingConstant, names))
    }
  }

  extension LayoutAttribute {
    /// The edge that a baseline is measured from; for other attributes, the attribute itself.
    fileprivate var measured: LayoutAttribute {
      switch self {
      case .firstBaseline: .top
      case .lastBaseline: .bottom
      default: self
      }
    }
  }

  extension [NSLayoutConstraint] {
    /// The constraints with a line first, by file and line, then those activated without a line,
    /// then those that blocks add by themselves.
    @MainActor
    fileprivate var byWorth: [NSLayoutConstraint] {
      enumerated().map { Ranked(constraint: $1, age: $0) }.sorted { $0.rank < $1.rank }
        .map(\.constraint)
    }
  }

  /// A constraint with its rank in an explanation.
  @MainActor
  private struct Ranked {
    let constraint: NSLayoutConstraint
    let rank: (kind: Int, file: String, line: UInt, age: Int)

    init(constraint: NSLayoutConstraint, age: Int) {
      self.constraint = constraint
      let line = (constraint as? LayoutConstraint)?.line
      let kind = constraint.isBlockPreference ? 2 : line == nil ? 1 : 0
      rank = (kind, line?.fileID ?? "", line?.line ?? 0, age)
    }
  }

  extension LayoutNames {
    /// The names of all views in the tree of a view.
    fileprivate init(around view: UIView) {
      self.init(of: view.treeRoot.tree.map { .view($0) })
    }
  }

  extension LayoutExplanation.Change {
    @MainActor
    fileprivate init(_ change: Headless.Explanation.Change, _ names: LayoutNames) {
      let rule = LayoutExplanation.Rule(change.part, names)
      self.init(
        rule: rule, edit: Self.edit(change, of: rule, names),
        constant: rule.constraint == nil ? nil : change.constant, priority: change.priority,
        value: change.value, valueWithout: change.valueWithout)
    }

    /// Returns the rule after an edit, in words.
    @MainActor
    private static func edit(
      _ change: Headless.Explanation.Change, of rule: LayoutExplanation.Rule, _ names: LayoutNames
    ) -> String? {
      if let priority = change.priority {
        guard var stated = rule.constraint?.statedRule else {
          return "a priority of \(layoutNumber(CGFloat(priority.rawValue)))"
        }
        stated.priority = priority
        return stated.equation(names: names)
      }
      guard let constant = change.constant else { return nil }
      if let constraint = rule.constraint {
        return constraint.equation(constant: constant, names)
      }
      let direction = constant > 0 ? "more" : "less"
      if case .content(let view, _) = change.part {
        return "a point \(direction) in the content of \(names.name(of: view))"
      }
      if case .place(let place) = change.part { return place.equation(plus: constant, names) }
      return "a point \(direction) in \(rule.text)"
    }
  }

  extension NSLayoutConstraint {
    /// Returns the equation of the constraint with another constant.
    fileprivate func equation(constant: CGFloat, _ names: LayoutNames) -> String {
      statedRule(constant: constant)?.equation(names: names)
        ?? "a constant of \(layoutNumber(constant))"
    }
  }

  extension LayoutExplanation.Rule {
    @MainActor
    fileprivate init(_ part: Headless.Explanation.Part, _ names: LayoutNames) {
      switch part {
      case .content(let view, let text):
        self.init(
          constraint: nil, text: "the content of \(names.name(of: view)), whose \(text)",
          line: view.layoutLine)
      case .place(let place): self.init(constraint: nil, text: place.text(names), line: nil)
      case .system(let text): self.init(constraint: nil, text: text, line: nil)
      case .constraint(let constraint):
        self.init(
          constraint: constraint, text: constraint.text(names),
          line: (constraint as? LayoutConstraint)?.line)
      }
    }
  }

  extension Headless.Explanation.Place {
    /// Returns the equation and its source.
    @MainActor
    fileprivate func text(_ names: LayoutNames) -> String {
      let isView = item is UIView
      let source =
        !isView
        ? "set by UIKit" : share == 0 ? "set by its frame" : "set by its autoresizing mask"
      return "\(equation(plus: 0, names)), \(source)"
    }

    /// - Parameter step: The points to add to the constant.
    @MainActor
    fileprivate func equation(plus step: CGFloat, _ names: LayoutNames) -> String {
      let isHorizontal = axis == .horizontal
      let attribute =
        isLength ? (isHorizontal ? "width" : "height") : (isHorizontal ? "left" : "top")
      let (name, around) = subject(names)
      var text = "\(name).\(attribute) == "
      let number = constant + step
      // A share of zero leaves only a position or a constant length.
      guard let around, isLength ? share != 0 : true else { return text + layoutNumber(number) }
      text +=
        "\(around).\(isLength ? attribute : share == 0 ? attribute : isHorizontal ? "width" : "height")"
      if share != 0, share != 1 { text += " * \(layoutNumber(share))" }
      if number != 0 { text += " \(number < 0 ? "-" : "+") \(layoutNumber(abs(number)))" }
      return text
    }

    /// Returns the name of the item, and that of the view around it.
    @MainActor
    private func subject(_ names: LayoutNames) -> (item: String, around: String?) {
      switch StatedItem(item) {
      case .area(let area, let view)?:
        let name = names.name(of: view)
        return ("\(name).\(area.rawValue)", name)
      case .guide(let guide)?:
        return (names.name(of: .guide(guide)), guide.owningView.map { names.name(of: $0) })
      case .view(let view)?:
        return (names.name(of: view), view.superview.map { names.name(of: $0) })
      case nil: return ("\(item)", nil)
      }
    }
  }
#endif
