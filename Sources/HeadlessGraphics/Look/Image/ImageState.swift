import Foundation

/// The complete state of an image.
package struct ImageState: Hashable, Sendable {
  package enum Content: Sendable {
    case empty
    case symbol(SymbolShape)
    case drawing([DrawingCommand])
    case file(ImageFile)
  }

  package var content: Content
  package var size: CGSize
  var scale: CGFloat
  package var renderingMode = UIImage.RenderingMode.automatic
  package var tint: UIColor?
  package var alignmentRectInsets = UIEdgeInsets.zero
  package var capInsets = UIEdgeInsets.zero
  package var resizingMode = UIImage.ResizingMode.tile
  package var isResizable = false
  package var flipsForRightToLeft = false
  package var orientation = UIImage.Orientation.up
  var baselineOffset: CGFloat?
  package var configuration: UIImage.SymbolConfiguration?
  /// The frames of an animated image and their total duration in seconds; empty for other images.
  var frames: [UIImage] = []
  var duration: TimeInterval = 0

  init(content: Content, size: CGSize, scale: CGFloat) {
    self.content = content
    self.size = size
    self.scale = scale
  }

  init(
    symbol: SymbolShape, configuration: UIImage.SymbolConfiguration, traits: UITraitCollection
  ) {
    self.init(content: .symbol(symbol), size: .zero, scale: 1)
    renderingMode = .automatic
    configure(configuration, traits: traits)
  }

  package var symbol: SymbolShape? {
    if case .symbol(let symbol) = content { return symbol }
    return nil
  }

  /// Whether the image is drawn in the tint color instead of its own colors.
  package var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && symbol != nil)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(symbol)
    hasher.combine(renderingMode)
    hasher.combine(tint)
  }

  /// The image as stored, before its orientation is applied.
  package var upright: ImageState {
    var state = self
    (state.size, state.orientation) = (orientation.turned(size), .up)
    return state
  }

  /// Gives a symbol the size of a configuration, with the baseline of text of that size.
  package mutating func configure(
    _ configuration: UIImage.SymbolConfiguration, traits: UITraitCollection
  ) {
    guard let symbol else { return }
    self.configuration = configuration
    let em = configuration.emSize(in: traits)
    scale = traits.displayScale > 0 ? traits.displayScale : 3
    size = CGSize(
      width: (em * symbol.proportions.width * scale).rounded() / scale,
      height: (em * symbol.proportions.height * scale).rounded() / scale)
    let capHeight = FontFace(size: em).capHeight
    baselineOffset = ((size.height - capHeight) / 2 * scale).rounded() / scale
  }
}

extension UIImage {
  /// Whether an image is drawn in its own colors or in the tint color.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How the middle of a resizable image grows.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// The orientation in which an image is shown.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    package var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? .up }

    package var isMirrored: Bool { rawValue >= 4 }

    /// The size after applying or undoing the orientation.
    package func turned(_ size: CGSize) -> CGSize {
      [.left, .right, .leftMirrored, .rightMirrored].contains(self)
        ? CGSize(width: size.height, height: size.width) : size
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin, light, regular, medium, semibold, bold, heavy, black
  }
}
