import UIKit
import CoreGraphics
import QuartzCore

final class ProgressRing: UIView, CAAnimationDelegate {
  private let track = CAShapeLayer()
  private let bar = CAShapeLayer()
  var onFinish: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (shape, color) in [(track, UIColor.systemGray5), (bar, UIColor.systemBlue)] {
      shape.fillColor = nil
      shape.strokeColor = color.cgColor
      shape.lineWidth = 6
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    bar.strokeEnd = 0
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(bounds.width, bounds.height) / 2 - 3
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
      endAngle: 1.5 * .pi, clockwise: true)
    [track, bar].forEach { $0.path = path.cgPath }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  func set(_ progress: CGFloat, duration: CFTimeInterval = 0.3) {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = bar.presentation()?.strokeEnd ?? bar.strokeEnd
    animation.toValue = progress
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.delegate = self
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bar.strokeEnd = progress
    CATransaction.commit()
    bar.add(animation, forKey: "progress")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { onFinish?() }
  }
}
