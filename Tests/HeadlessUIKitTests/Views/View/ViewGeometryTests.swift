import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct ViewGeometryTests {
  @Test func frameBoundsAndCenterAgree() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.rect == "-15 -20 30 40")
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.rect == "-5 -5 10 10")
    view.bounds.origin = CGPoint(x: 100, y: 100)
    #expect(view.rect == "-5 -5 10 10")
  }

  @Test func transformKeepsBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.bounds.size == CGSize(width: 20, height: 40))
    #expect(view.rect == "-10 10 40 20")
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1),
    CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
  ])
  func viewScaledToNothingIsNotHit(transform: CGAffineTransform) {
    let root = makeRoot(100, 100)
    let view = root.adding(UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20)))
    let layer = CALayer()
    layer.frame = view.frame
    root.layer.addSublayer(layer)
    #expect(root.hitTest(CGPoint(x: 45, y: 50), with: nil) === view)
    view.transform = transform
    layer.setAffineTransform(transform)
    for point in [CGPoint(x: 45, y: 50), CGPoint(x: 5, y: 50), CGPoint(x: 50, y: 50)] {
      #expect(root.hitTest(point, with: nil) === root)
      #expect(layer.hitTest(point) == nil)
    }
  }

  @Test func nullAndInfiniteRectsConvertToThemselves() {
    let root = makeRoot(100, 100)
    let view = root.adding(UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20)))
    view.transform = CGAffineTransform(rotationAngle: 1)
    for rect in [CGRect.null, .infinite] {
      #expect(view.convert(rect, to: root) == rect && view.convert(rect, from: root) == rect)
      #expect(view.convert(rect, to: UIScreen.main.coordinateSpace) == rect)
    }
    let apart = view.bounds.intersection(CGRect(x: 50, y: 50, width: 1, height: 1))
    #expect(view.convert(apart, to: root).isNull)
  }

  @Test func layoutIgnoresTransforms() {
    let root = makeRoot(100, 100)
    let view = root.adding(UIView())
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).activated()
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).activated()
    view.widthAnchor.constraint(equalToConstant: 40).activated()
    view.heightAnchor.constraint(equalToConstant: 20).activated()
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 30, y: 20))
  }

  @Test func pointsConvertAcrossScrolledAndTransformedViews() {
    let root = makeRoot(100, 100)
    let (left, right) = (
      UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
      UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    )
    for view in [left, right] { root.addSubview(view) }
    left.bounds.origin = CGPoint(x: 5, y: 5)
    right.transform = CGAffineTransform(scaleX: 2, y: 2)
    let point = left.convert(CGPoint(x: 5, y: 5), to: root)
    #expect(point == CGPoint(x: 10, y: 10))
    #expect(right.convert(CGPoint(x: 60, y: 60), from: root) == CGPoint(x: 10, y: 10))
    let there = left.convert(CGPoint(x: 7, y: 8), to: right)
    let back = left.convert(there, from: right)
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y - 8) < 1e-9)
    #expect(
      right.convert(right.bounds, to: root) == CGRect(x: 40, y: 40, width: 40, height: 40))
    #expect(left.convert(left.bounds, to: nil) == left.frame)
  }

  @Test func hitTestFindsTheFrontmostInteractiveView() {
    let root = makeRoot(100, 100)
    let (back, front) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
      UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    )
    for view in [back, front] { root.addSubview(view) }
    let point = CGPoint(x: 30, y: 30)
    #expect(root.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    back.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    back.isHidden = false
    back.alpha = 0
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
  }

  @Test func hiddenViewsKeepTheirPlace() {
    let root = makeRoot(100, 100)
    let (first, second) = (root.adding(Box(10, 10)), root.adding(Box(10, 10)))
    first.isHidden = true
    first.topAnchor.constraint(equalTo: root.topAnchor).activated()
    second.topAnchor.constraint(equalTo: first.bottomAnchor).activated()
    root.layoutIfNeeded()
    #expect(second.frame.minY == 10)
  }

  @Test func tintComesFromTheNearestAncestorWithOne() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    root.tintColor = .systemRed
    #expect(child.tintColor == .systemRed)
    child.tintColor = .systemGreen
    #expect(child.tintColor == .systemGreen)
    child.tintColor = nil
    #expect(child.tintColor == .systemRed)
  }

  @Test func sizeToFitTakesTheSizeThatFits() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 7) }
    }
    let view = Square(frame: CGRect(x: 1, y: 2, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 7, height: 7))
    let host = UIView()
    host.addSubview(view)
    view.frame.size = CGSize(width: 50, height: 20)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 3)
    let corner = view.convert(CGPoint.zero, to: host)
    view.sizeToFit()
    let moved = view.convert(CGPoint.zero, to: host)
    #expect(view.bounds.size == CGSize(width: 7, height: 7))
    #expect(abs(moved.x - corner.x) < 1e-9 && abs(moved.y - corner.y) < 1e-9)
  }

  @Test func layerHasTheViewsLayerClass() {
    final class Special: CALayer {}
    final class View: UIView {
      override class var layerClass: AnyClass { Special.self }
    }
    #expect(View().layer is Special)
  }
}
