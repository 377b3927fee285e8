import Foundation

/// The accessibility properties of any object. Views and other responders have properties of their
/// own, which subclasses override; these accessors forward to them.
extension NSObjectProtocol {
  @preconcurrency @MainActor
  public var isAccessibilityElement: Bool {
    get {
      (self as? UIResponder).map(\.isAccessibilityElement) ?? AccessibilityTable.state(of: self)?
        .isElement ?? false
    }
    set {
      guard let responder = self as? UIResponder else {
        return AccessibilityTable.change(self) { $0.isElement = newValue }
      }
      responder.isAccessibilityElement = newValue
    }
  }

  @preconcurrency @MainActor
  public var accessibilityLabel: String? {
    get {
      (self as? UIResponder).map(\.accessibilityLabel) ?? AccessibilityTable.state(of: self)?.label
    }
    set {
      guard let responder = self as? UIResponder else {
        return AccessibilityTable.change(self) { $0.label = newValue }
      }
      responder.accessibilityLabel = newValue
    }
  }

  @preconcurrency @MainActor
  public var accessibilityHint: String? {
    get {
      (self as? UIResponder).map(\.accessibilityHint) ?? AccessibilityTable.state(of: self)?.hint
    }
    set {
      guard let responder = self as? UIResponder else {
        return AccessibilityTable.change(self) { $0.hint = newValue }
      }
      responder.accessibilityHint = newValue
    }
  }

  @preconcurrency @MainActor
  public var accessibilityValue: String? {
    get {
      (self as? UIResponder).map(\.accessibilityValue) ?? AccessibilityTable.state(of: self)?.value
    }
    set {
      guard let responder = self as? UIResponder else {
        return AccessibilityTable.change(self) { $0.value = newValue }
      }
      responder.accessibilityValue = newValue
    }
  }

  @preconcurrency @MainActor
  public var accessibilityTraits: UIAccessibilityTraits {
    get {
      (self as? UIResponder).map(\.accessibilityTraits) ?? AccessibilityTable.state(of: self)?
        .traits ?? .none
    }
    set {
      guard let responder = self as? UIResponder else {
        return AccessibilityTable.change(self) { $0.traits = newValue }
      }
      responder.accessibilityTraits = newValue
    }
  }

  @preconcurrency @MainActor
  public var accessibilityFrame: CGRect {
    get {
      (self as? UIResponder).map(\.accessibilityFrame) ?? AccessibilityTable.state(of: self)?.frame
        ?? .zero
    }
    set {
      guard let responder = self as? UIResponder else {
        return AccessibilityTable.change(self) { $0.frame = newValue }
      }
      responder.accessibilityFrame = newValue
    }
  }

  @preconcurrency @MainActor
  public var accessibilityElements: [Any]? {
    get {
      (self as? UIResponder).map(\.accessibilityElements)
        ?? AccessibilityTable.state(of: self)?.elements
    }
    set {
      guard let responder = self as? UIResponder else {
        return AccessibilityTable.change(self) { $0.elements = newValue }
      }
      responder.accessibilityElements = newValue
    }
  }

  @preconcurrency @MainActor
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      (self as? UIResponder).map(\.accessibilityCustomActions)
        ?? AccessibilityTable.state(of: self)?.customActions
    }
    set {
      guard let responder = self as? UIResponder else {
        return AccessibilityTable.change(self) { $0.customActions = newValue }
      }
      responder.accessibilityCustomActions = newValue
    }
  }
}

/// The accessibility state of objects that can't store it themselves.
@MainActor
private enum AccessibilityTable {
  private struct Entry {
    weak var object: AnyObject?
    let state: AccessibilityState
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of deallocated objects are removed.
  private static var limit = 64

  static func state(of object: AnyObject) -> AccessibilityState? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.state
  }

  static func change(_ object: AnyObject, _ change: (AccessibilityState) -> Void) {
    if let state = state(of: object) { return change(state) }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, 2 * entries.count)
    }
    let entry = Entry(object: object, state: AccessibilityState())
    entries[ObjectIdentifier(object)] = entry
    change(entry.state)
  }
}
