import Foundation

extension TextContent {
  /// Reads the fonts, colors and lines of a text; attributes that it lacks are those of `base`.
  package init(_ string: NSAttributedString, base: Run) {
    var runs: [Run] = []
    var formats = [ParagraphFormat.standard]
    var places: [ParagraphFormat: Int] = [:]
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) {
      attributes, range, _ in
      var run = Run(
        text: string.attributedSubstring(from: range).string, attributes: attributes, base: base)
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        let format = style.format
        run.format = places[format] ?? formats.count
        if run.format == formats.count {
          formats.append(format)
          places[format] = run.format
        }
      }
      runs.append(run)
    }
    self.init(runs: runs, formats: formats)
  }
}

extension TextContent.Run {
  init(text: String, attributes: [NSAttributedString.Key: Any], base: Self) {
    self = base
    self.text = text
    self.text.makeContiguousUTF8()
    if let font = attributes[.font] as? UIFont { face = font.face }
    if let value = attributes[.kern] ?? attributes[.tracking] { kern = Self.number(value) }
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? base.baselineOffset
    let height = face.lineHeight
    attachment = (attributes[.attachment] as? NSTextAttachment)?.value(lineHeight: height)
    look.adopt(attributes)
  }

  /// The number in an attribute, which may have several types.
  static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      case let value as NSUnderlineStyle: CGFloat(value.rawValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension TextLook {
  /// Applies the attributes.
  fileprivate mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    if let color = attributes[.backgroundColor] as? UIColor { background = color }
    if let style = attributes[.underlineStyle] {
      underline = Self.stroke(style, attributes[.underlineColor])
    }
    if let style = attributes[.strikethroughStyle] {
      strikethrough = Self.stroke(style, attributes[.strikethroughColor])
    }
    if let shadow = attributes[.shadow] as? NSShadow {
      self.shadow = Shadow(offset: shadow.shadowOffset, color: shadow.shadowColor as? UIColor)
    }
    if attributes[.link] != nil {
      color = .link
      underline = underline ?? Stroke(style: .single)
    }
  }

  private static func stroke(_ style: Any, _ color: Any?) -> Stroke? {
    guard let style = NSUnderlineStyle(attribute: style), style != [] else { return nil }
    return Stroke(style: style, color: color as? UIColor)
  }
}

extension NSUnderlineStyle {
  /// Reads the style from an attribute: a number, or the style itself.
  init?(attribute: Any?) {
    guard let number = TextContent.Run.number(attribute),
      let style = Int(exactly: number.rounded(.towardZero))
    else { return nil }
    self.init(rawValue: style)
  }
}
