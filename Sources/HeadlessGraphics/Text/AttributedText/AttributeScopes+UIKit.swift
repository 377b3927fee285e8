import Foundation

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of an attributed string, with the same names as in UIKit.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension NSAttributedString {
  /// Creates a string with the attributes that this module supports: those of UIKit, and links.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.resolved { $0 })
  }
}

extension AttributedString {
  /// The string with the attributes of each run changed.
  package func resolved(
    _ change: (AttributeContainer) -> AttributeContainer
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      result.append(
        NSAttributedString(
          string: String(self[run.range].characters), attributes: change(run.attributes).ofText))
    }
    return NSAttributedString(attributedString: result)
  }
}

extension AttributeContainer {
  fileprivate var ofText: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self.font
    attributes[.paragraphStyle] = self.paragraphStyle
    attributes[.foregroundColor] = self.foregroundColor
    attributes[.backgroundColor] = self.backgroundColor
    attributes[.kern] = self.kern
    attributes[.tracking] = self.tracking
    attributes[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    attributes[.underlineStyle] = self.underlineStyle?.rawValue
    attributes[.baselineOffset] = self.baselineOffset
    attributes[.underlineColor] = self.underlineColor
    attributes[.strikethroughColor] = self.strikethroughColor
    attributes[.link] = self.link
    return attributes
  }
}

extension AttributeContainer {
  /// Creates a container with the UIKit attributes in a dictionary, and its link.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.kern = TextContent.Run.number(dictionary[.kern])
    self.tracking = TextContent.Run.number(dictionary[.tracking])
    self.strikethroughStyle = NSUnderlineStyle(attribute: dictionary[.strikethroughStyle])
    self.underlineStyle = NSUnderlineStyle(attribute: dictionary[.underlineStyle])
    self.baselineOffset = TextContent.Run.number(dictionary[.baselineOffset])
    self.underlineColor = dictionary[.underlineColor] as? UIColor
    self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap(URL.init)
  }
}

extension AttributedString {
  /// Creates a string with the UIKit attributes of a text, and its links.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      let text = (nsStr.string as NSString).substring(with: range)
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }
}
