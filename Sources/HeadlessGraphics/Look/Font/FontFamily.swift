import Foundation

/// A font family available to `UIFont(name:size:)`.
package struct FontFamily: Hashable, Sendable {
  package var name: String
  var postScriptPrefix: String
  var proportions: FontFace.Proportions
  package var isMonospaced = false
  /// Otherwise, widths are those of the open font times a factor.
  var hasHelveticaWidths = false

  static let all = [
    FontFamily(
      name: "Helvetica", postScriptPrefix: "Helvetica",
      proportions: .init(ascender: 0.77, descender: -0.38, capHeight: 0.72, xHeight: 0.523),
      hasHelveticaWidths: true),
    FontFamily(
      name: "Helvetica Neue", postScriptPrefix: "HelveticaNeue",
      proportions: .init(ascender: 0.952, descender: -0.213, capHeight: 0.714, xHeight: 0.517),
      hasHelveticaWidths: true),
    FontFamily(
      name: "Arial", postScriptPrefix: "Arial",
      proportions: .init(ascender: 0.905, descender: -0.212, capHeight: 0.716, xHeight: 0.519),
      hasHelveticaWidths: true),
    FontFamily(
      name: "Menlo", postScriptPrefix: "Menlo",
      proportions: .init(ascender: 0.928, descender: -0.236, capHeight: 0.729, xHeight: 0.547),
      isMonospaced: true),
    FontFamily(
      name: "Courier", postScriptPrefix: "Courier",
      proportions: .init(ascender: 0.754, descender: -0.246, capHeight: 0.576, xHeight: 0.462),
      isMonospaced: true),
  ]

  /// The weights of a family.
  static let weights: [UIFont.Weight] = [.ultraLight, .light, .thin, .medium, .bold, .regular]

  /// The face with a PostScript name such as `HelveticaNeue-BoldItalic`, or with a family name.
  static func face(named name: String, size: CGFloat) -> FontFace? {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first,
      let family = all.first(where: { $0.postScriptPrefix == first || $0.name == name })
    else { return nil }
    let style = (parts.count > 1 ? parts[1] : "").lowercased()
    var face = FontFace(design: .named(family), size: size)
    face.isItalic = style.contains("italic") || style.contains("oblique")
    face.weight = weights.first { style.contains($0.styleName.lowercased()) } ?? .regular
    return face
  }
}
