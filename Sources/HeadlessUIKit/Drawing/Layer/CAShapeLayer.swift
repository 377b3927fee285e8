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
  /// The offset into the dash pattern at which the line begins.
  open var lineDashPhase: CGFloat = 0
  /// The maximum length of a mitered corner, in line widths; a longer one is beveled.
  open var miterLimit: CGFloat = 10
  /// The fraction of the path at which the stroke begins; it ends at `strokeEnd`. A dashed line is
  /// drawn as a whole.
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
    // Part of a line is drawn as one dash of a line whose total length counts as 1.
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

/// The rule for the interior of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The shape of the ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The shape of the joints of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
