#if os(Linux)
  import Foundation

  /// Foundation has no Core Foundation types here.
  public typealias CFArray = NSArray

  /// The color space of components; they are used unchanged, as sRGB or gray.
  public final class CGColorSpace: Hashable, Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"

    public let name: String?
    public let numberOfComponents: Int

    init(name: String, components: Int) {
      (self.name, numberOfComponents) = (name, components)
    }

    /// Nil for any other name than those above.
    public convenience init?(name: String) {
      let known = [Self.sRGB, Self.displayP3, Self.extendedSRGB, Self.linearSRGB]
      guard known.contains(name) else { return nil }
      self.init(name: name, components: 3)
    }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
      left.name == right.name
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(name: "kCGColorSpaceDeviceRGB", components: 3)
  }

  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(name: "kCGColorSpaceDeviceGray", components: 1)
  }

  /// A gradient of colors between two places.
  public final class CGGradient: Hashable, Sendable {
    let stops: [DrawingGradient.Stop]

    /// Creates a gradient from the elements of `colors` that are a `CGColor`. Locations are from 0
    /// to 1, one for each color; without locations, the colors are evenly spaced.
    ///
    /// - Returns: Nil if there is no color.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
      let colors = colors.compactMap { ($0 as? CGColor).map { ColorComponents($0) } }
      guard !colors.isEmpty else { return nil }
      stops = Self.stops(colors, locations)
    }

    /// - Returns: Nil if there is no color, or fewer components than `count` colors need.
    public init?(
      colorSpace space: CGColorSpace, colorComponents components: [CGFloat],
      locations: [CGFloat]?, count: Int
    ) {
      let width = space.numberOfComponents + 1
      guard count > 0, components.count / width >= count else { return nil }
      let colors = (0..<count).map { index in
        let part = components[(index * width)..<((index + 1) * width)].map { $0 }
        return width == 2
          ? ColorComponents(white: part[0], alpha: part[1])
          : ColorComponents(red: part[0], green: part[1], blue: part[2], alpha: part[3])
      }
      stops = Self.stops(colors, locations)
    }

    private static func stops(
      _ colors: [ColorComponents], _ locations: [CGFloat]?
    ) -> [DrawingGradient.Stop] {
      colors.enumerated().map { index, color in
        let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
        let place = locations.flatMap { index < $0.count ? $0[index] : nil } ?? even
        return .init(place: place.isFinite ? min(max(place, 0), 1) : even, color: color)
      }
    }

    public static func == (left: CGGradient, right: CGGradient) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Whether a gradient extends its first color before its start, and its last color past its end.
  public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  extension CGContext {
    /// Fills the visible region.
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
      options: CGGradientDrawingOptions
    ) {
      draw(gradient, .linear(startPoint, endPoint), options)
    }

    /// Fills the visible region.
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
      draw(
        gradient, .radial(startCenter, max(0, startRadius), endCenter, max(0, endRadius)), options)
    }

    private func draw(
      _ gradient: CGGradient, _ kind: DrawingGradient.Kind, _ options: CGGradientDrawingOptions
    ) {
      let room = boundingBoxOfClipPath
      guard room.isDrawable else { return }
      drawing.draw(
        .gradient(
          DrawingGradient(
            kind: kind, stops: gradient.stops,
            extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
            extendsAfterEnd: options.contains(.drawsAfterEndLocation)), room)
      ) { _ in }
    }

    /// Begins a layer, whose drawing is not grouped here: each operation keeps its own alpha and
    /// shadow.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { saveGState() }

    /// Begins a layer that is clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
      saveGState()
      clip(to: rect)
    }

    public func endTransparencyLayer() { restoreGState() }

    /// Stored without effect: viewers smooth images.
    public var interpolationQuality: CGInterpolationQuality {
      get { CGInterpolationQuality(rawValue: drawing.state.interpolation) ?? .default }
      set { drawing.state.interpolation = newValue.rawValue }
    }
  }

  /// The quality of scaled images. It has no effect: pictures contain the images themselves.
  public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
  }
#endif
