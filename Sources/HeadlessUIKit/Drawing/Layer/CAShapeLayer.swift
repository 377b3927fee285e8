import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = .black
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPattern: [NSNumber]?
  /// How far into the pattern of dashes the line begins.
  open var lineDashPhase: CGFloat = 0
  /// Stored without effect: pictures have the limit of 4.
  open var miterLimit: CGFloat = 10
  /// Which share of the line is drawn, from here to `strokeEnd`; all of a line with dashes.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var fillRule = CAShapeLayerFillRule.nonZero

  override func drawContent(into picture: inout Picture) {
    super.drawContent(into: &picture)
    guard let path else { return }
    let fill = picture.paint("fill", fillColor.map { ColorComponents($0) })
    let share = max(0, min(strokeEnd, 1) - max(strokeStart, 0))
    let line = share > 0 ? strokeColor : nil
    let stroke = picture.paint("stroke", line.map { ColorComponents($0) })
    guard fill != nil || stroke != nil else { return }
    let dashes = lineDashPattern?.map { Headless.number(CGFloat($0.doubleValue)) }
    // A part of the line is one dash of it, where the whole is taken to be 1 long.
    let isPart = share < 1 && dashes == nil
    let dashOffset = dashes == nil || lineDashPhase == 0 ? nil : Headless.number(lineDashPhase)
    let look: [Picture.Attribute] = [
      ("pathLength", isPart ? "1" : nil),
      ("stroke-dashoffset", isPart ? Headless.number(-max(strokeStart, 0)) : dashOffset),
      ("stroke-width", Headless.number(lineWidth)),
      ("stroke-linecap", lineCap == .butt ? nil : lineCap.rawValue),
      ("stroke-linejoin", lineJoin == .miter ? nil : lineJoin.rawValue),
      ("stroke-dasharray", isPart ? "\(Headless.number(share)) 2" : dashes?.joined(separator: " ")),
    ]
    picture.add(
      "path",
      [("d", path.pathText), ("fill-rule", fillRule == .evenOdd ? "evenodd" : nil)]
        + (fill ?? [("fill", "none")]) + (stroke.map { $0 + look } ?? []))
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
