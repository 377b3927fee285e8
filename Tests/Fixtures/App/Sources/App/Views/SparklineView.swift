import UIKit

final class SparklineView: UIView {
  var values: [CGFloat] = [] {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let top = values.max(), let bottom = values.min(), top > bottom else { return }
    let path = UIBezierPath()
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.maxY - rect.height * (value - bottom) / (top - bottom))
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.lineWidth = 2
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }
}
