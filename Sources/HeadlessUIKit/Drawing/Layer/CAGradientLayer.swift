import Foundation

/// A layer that fills its bounds with a gradient between colors.
open class CAGradientLayer: CALayer {
  /// Values of type `CGColor`; other values are ignored.
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  override func drawContent(into picture: inout Picture) {
    super.drawContent(into: &picture)
    let colors = (colors ?? []).compactMap { ($0 as? CGColor).map { ColorComponents($0) } }
    guard colors.count > 1, startPoint.isDrawable, endPoint.isDrawable else { return }
    let reference = picture.define(element, prefix: "gradient", geometry) { picture in
      for (index, color) in colors.enumerated() {
        picture.addStop(at: place(of: index, count: colors.count), color)
      }
    }
    let shape = PictureShape(rect: bounds, radius: cornerRadius, corners: maskedCorners)
    picture.add(shape, [("fill", reference)])
  }

  private var element: String { type == .radial ? "radialGradient" : "linearGradient" }

  private func place(of index: Int, count: Int) -> CGFloat {
    let even = CGFloat(index) / CGFloat(count - 1)
    guard let locations, index < locations.count else { return even }
    let place = CGFloat(locations[index].doubleValue)
    return place.isFinite ? place : even
  }

  /// An ellipse around the start point that is as wide and as high as the end point is away; a
  /// circle if one of both lengths is missing.
  private var ellipse: [Picture.Attribute] {
    let (width, height) = (abs(endPoint.x - startPoint.x), abs(endPoint.y - startPoint.y))
    let shape = CGAffineTransform(
      a: width, b: 0, c: 0, d: height, tx: startPoint.x, ty: startPoint.y)
    if width != height, width > 0, height > 0 {
      return [("cx", "0"), ("cy", "0"), ("r", "1"), ("gradientTransform", shape.attributeText)]
    }
    return [
      ("cx", Headless.number(startPoint.x)), ("cy", Headless.number(startPoint.y)),
      ("r", Headless.number(max(width, height))),
    ]
  }

  /// The points are in the unit square of the bounds.
  private var geometry: [Picture.Attribute] {
    let start = (Headless.number(startPoint.x), Headless.number(startPoint.y))
    if type == .radial { return ellipse }
    return [
      ("x1", start.0), ("y1", start.1), ("x2", Headless.number(endPoint.x)),
      ("y2", Headless.number(endPoint.y)),
    ]
  }
}

/// The shape of a gradient. A conic gradient is drawn along a line.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
