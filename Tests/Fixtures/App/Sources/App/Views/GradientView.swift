import UIKit
import QuartzCore

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  // swift-format-ignore: NeverForceUnwrap
  private var gradient: CAGradientLayer { layer as! CAGradientLayer }

  var colors: [UIColor] = [] {
    didSet { gradient.colors = colors.map { $0.cgColor } }
  }

  convenience init(colors: [UIColor], isHorizontal: Bool = false) {
    self.init(frame: .zero)
    defer { self.colors = colors }
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = isHorizontal ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1)
    gradient.locations = [0, 1]
  }
}
