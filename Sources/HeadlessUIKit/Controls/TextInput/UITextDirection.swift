/// A direction in the order of characters.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A direction of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns whether it leads to the end of a text.
  func leadsForward(isRightToLeft: Bool) -> Bool {
    if let storage = UITextStorageDirection(rawValue: rawValue) { return storage == .forward }
    return switch UITextLayoutDirection(rawValue: rawValue) {
    case .left: isRightToLeft
    case .right: !isRightToLeft
    case .down: true
    case .up, nil: false
    }
  }
}

/// A kind of unit of which a text consists.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
