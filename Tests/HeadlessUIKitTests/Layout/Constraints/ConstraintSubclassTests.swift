import HeadlessUIKit
import Testing

/// A constraint that computes its identifier on request.
private final class NamedConstraint: NSLayoutConstraint {
  var reads = 0

  override var identifier: String? {
    get {
      reads += 1
      return "named"
    }
    set {}
  }
}

@MainActor
struct ConstraintSubclassTests {
  private let host = UIView()
  private let view = UIView()

  private func constraint() -> NamedConstraint {
    view.translatesAutoresizingMaskIntoConstraints = false
    return NamedConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: host, attribute: .leading,
      multiplier: 1, constant: 8)
  }

  @Test func subclassesInheritTheInitializers() {
    host.addSubview(view)
    let constraint = constraint()
    constraint.isActive = true
    #expect(constraint.isActive)
    #expect(constraint.firstItem === view && constraint.secondItem === host)
    #expect(constraint.constant == 8 && constraint.multiplier == 1)
    #expect(host.constraints == [constraint])
  }

  @Test func overriddenIdentifierIsReadOnlyForDescription() {
    host.addSubview(view)
    let constraint = constraint()
    constraint.isActive = true
    host.layoutIfNeeded()
    #expect(constraint.reads == 0)
    #expect(constraint.description.contains("'named'"))
    #expect(constraint.reads == 1)
  }

  @Test func constraintWithoutItemsCannotBeActivated() {
    let log = Headless.log
    defer { Headless.log = log }
    var messages: [String] = []
    Headless.log = { messages.append($0) }
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(messages.count == 1)
  }
}
