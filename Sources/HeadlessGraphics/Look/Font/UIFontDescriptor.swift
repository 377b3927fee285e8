import Foundation

/// A description of a font by family, size and traits.
// Unchecked: like UIKit's it is Sendable, its only stored property is a constant of a Sendable type,
// and NSObject adds no state.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let face: FontFace

  init(face: FontFace) {
    self.face = face
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    let size = UIFont.valid(size)
    self.init(face: FontFamily.face(named: fontName, size: size) ?? FontFace(size: size))
  }

  /// Reads the attributes for name, family, size, text style and traits.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(face: FontFace(size: 12).with(attributes))
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var pointSize: CGFloat { face.size }
  open var postscriptName: String { UIFont(face: face).fontName }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isBold { traits.insert(.traitBold) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    if face.width.rawValue < 0 { traits.insert(.traitCondensed) }
    if face.width.rawValue > 0 { traits.insert(.traitExpanded) }
    return traits
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    with { $0.size = UIFont.valid(newPointSize) }
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with { face in
      face.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) {
        face.weight = face.isBold ? face.weight : .bold
      } else if face.isBold {
        face.weight = .regular
      }
      if symbolicTraits.contains(.traitMonoSpace) { face.design = .monospaced }
      let isNarrow = symbolicTraits.contains(.traitCondensed)
      let isWide = symbolicTraits.contains(.traitExpanded)
      if isNarrow != (face.width.rawValue < 0) || isWide != (face.width.rawValue > 0) {
        face.width = isNarrow ? .condensed : isWide ? .expanded : .standard
      }
    }
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard let shapes = design.shapes else { return nil }
    return with { $0.design = shapes }
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(face: face.with(attributes))
  }

  /// The attributes from which a descriptor of the same font can be made.
  open var fontAttributes: [AttributeName: Any] {
    let known: [AttributeName] = [.name, .size, .traits]
    return known.reduce(into: [:]) { $0[$1] = object(forKey: $1) }
  }

  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .name: return postscriptName
    case .family: return UIFont(face: face).familyName
    case .size: return face.size
    case .traits:
      let slant: CGFloat = face.isItalic ? 1 : 0
      return [
        TraitKey.weight: face.weight.rawValue, .width: face.width.rawValue, .slant: slant,
        .symbolic: symbolicTraits.rawValue,
      ] as [TraitKey: Any]
    default: return nil
    }
  }

  private func with(_ change: (inout FontFace) -> Void) -> UIFontDescriptor {
    var face = face
    change(&face)
    return UIFontDescriptor(face: face)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.face == face
  }

  open override var hash: Int { face.hashValue }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }

  /// A size of 0 stands for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.size = UIFont.valid(pointSize) }
    self.init(face: face)
  }
}

extension FontFace {
  fileprivate var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }

  fileprivate func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontFace {
    var face = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String,
      let named = FontFamily.face(named: name, size: size)
    {
      face = named
    }
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      face = UIFont.preferredFont(forTextStyle: style).face
    }
    if let size = attributes[.size] as? CGFloat { face.size = UIFont.valid(size) }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    if let weight = traits[.weight] as? UIFont.Weight {
      face.weight = weight
    } else if let weight = traits[.weight] as? CGFloat {
      face.weight = UIFont.Weight(weight)
    }
    if let width = traits[.width] as? UIFont.Width {
      face.width = width
    } else if let width = traits[.width] as? CGFloat {
      face.width = UIFont.Width(width)
    }
    return face
  }
}
