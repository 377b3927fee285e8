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
  /// How long a pointed corner may be, in widths of the line; longer ones are cut off.
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
    let color = share > 0 ? strokeColor : nil
    let stroke = picture.paint("stroke", color.map { ColorComponents($0) })
    guard fill != nil || stroke != nil else { return }
    // A part of the line is one dash of it, where the whole is taken to be 1 long.
    let isPart = share < 1 && lineDashPattern == nil
    let length: Picture.Attribute = ("pathLength", isPart ? "1" : nil)
    let line = picture.line(of: isPart ? part(share) : wholeLine)
    picture.add(
      "path",
      [("d", path.pathText), ("fill-rule", fillRule == .evenOdd ? "evenodd" : nil)]
        + (fill ?? [("fill", "none")]) + (stroke.map { $0 + [length] + line } ?? []))
  }

  private var wholeLine: DrawingLine {
    var line = DrawingLine()
    (line.width, line.miterLimit) = (lineWidth, miterLimit)
    line.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    line.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    line.dashes = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
    line.dashPhase = lineDashPhase
    return line
  }

  private func part(_ share: CGFloat) -> DrawingLine {
    var line = wholeLine
    (line.dashes, line.dashPhase) = ([share, 2], -max(strokeStart, 0))
    return line
  }
}

/// What counts as inside where a path crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
