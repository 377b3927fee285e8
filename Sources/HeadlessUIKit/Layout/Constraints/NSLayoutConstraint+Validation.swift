import Foundation

extension NSLayoutConstraint {
  /// The roles that items can have in a constraint.
  ///
  /// Only distances use the roles 1 and 3, for their ends.
  nonisolated var roles: StrideTo<Int> {
    stride(from: 0, to: 4, by: character.contains(.distance) ? 1 : 2)
  }

  /// The item with a role, if there is one.
  nonisolated func node(inRole role: Int) -> LayoutNode? {
    switch role {
    case 0: firstNode
    case 1: rare?.ends.first?.node
    case 2: secondNode
    default: rare?.ends.second?.node
    }
  }

  /// All items that the constraint mentions.
  nonisolated var mentionedNodes: [LayoutNode] { roles.compactMap { node(inRole: $0) } }

  /// Adds the constraint to the mentions of its items. Written without a loop over the roles, which would retain each
  /// item.
  nonisolated func addToMentions() {
    firstNode?.mentions.append(self, role: 0)
    secondNode?.mentions.append(self, role: 2)
    guard character.contains(.distance) else { return }
    rare?.ends.first?.node?.mentions.append(self, role: 1)
    rare?.ends.second?.node?.mentions.append(self, role: 3)
  }

  /// Removes the constraint from the mentions of its items.
  nonisolated func removeFromMentions() {
    for role in roles { node(inRole: role)?.mentions.remove(self, role: role) }
  }

  /// Whether UIKit allows a change of priority; logs it if not.
  func accepts(_ priority: UILayoutPriority) -> Bool {
    guard priority.rawValue.isFinite, priority.rawValue > 0, priority.rawValue <= 1000 else {
      Headless.log(
        """
        It's illegal to set priority:\(priority.rawValue) on \(equation).  Priorities must be \
        greater than 0 and less or equal to 1000; the old priority stays.
        """)
      return false
    }
    guard isActive, (priority == .required) != (self.priority == .required) else { return true }
    Headless.log(
      """
      Mutating a priority from required to not on an installed constraint (or vice-versa) is not \
      supported.  You passed priority \(priority.rawValue) and the existing priority was \
      \(self.priority.rawValue) of \(equation); the old priority stays.
      """)
    return false
  }

  /// The constant that the layout uses.
  var usableConstant: Double { Double(constant.usableNumber) }

  /// The multiplier that the layout uses.
  var usableMultiplier: Double { Double(multiplier.usableNumber) }

  /// Logs, once, that a number is too large for the layout, as UIKit does.
  func checkLimits() {
    guard usableConstant != Double(constant) || usableMultiplier != Double(multiplier) else {
      return
    }
    Headless.log(
      """
      This NSLayoutConstraint is being configured with a constant or multiplier that exceeds internal \
      limits. A smaller value will be substituted, but this problem should be fixed: \(equation).
      """)
  }

  func accepts(constant: CGFloat) -> Bool {
    guard !constant.isFinite else { return true }
    Headless.log("Constant is not finite! That's illegal. constant:\(constant) of \(equation)")
    return false
  }

  /// The reason why the constraint can't be activated, in UIKit's words where UIKit throws; `nil` if it can.
  var complaint: String? {
    if !constant.isFinite {
      return "Constant is not finite! That's illegal. constant:\(constant) of \(equation)"
    }
    if !multiplier.isFinite {
      return "Multiplier is not finite! That's illegal. multiplier:\(multiplier) of \(equation)"
    }
    return pairingComplaint.map { "Invalid layout constraint \(equation): \($0)" }
  }

  /// The reason why the two attributes can't be related.
  private var pairingComplaint: String? {
    guard sides.first != .notAnAttribute else { return "the first attribute is missing." }
    guard firstNode?.hasItem == true else {
      return "its first item is neither a view nor a guide."
    }
    let isDimension = sides.first.isDimension || rare?.ends.first != nil
    guard sides.second != .notAnAttribute else {
      return isDimension
        ? nil : "a constraint of a location needs a second item with a location."
    }
    guard secondNode?.hasItem == true else {
      return "its second item is neither a view nor a guide."
    }
    guard isDimension == (sides.second.isDimension || rare?.ends.second != nil) else {
      return "a size can't be related to a location."
    }
    if isDimension { return nil }
    if multiplier == 0 {
      return "a multiplier of 0 together with a location makes the second item meaningless."
    }
    if sides.first.isDirectional && sides.second.isAbsoluteHorizontalEdge
      || sides.second.isDirectional && sides.first.isAbsoluteHorizontalEdge
    {
      return "leading and trailing can't be related to left and right."
    }
    return nil
  }
}
