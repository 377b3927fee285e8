import Foundation
import Testing

@testable import HeadlessUIKit

/// Frames are the doubles nearest to pixels, whatever they were computed from.
@MainActor
struct FrameNumberTests {
  /// All lengths of thirds, halves and whole points.
  private static let lengths = (0...60).map { CGFloat($0) / 3 } + (0...40).map { CGFloat($0) / 2 }

  private func isPixel(_ value: CGFloat, _ scale: CGFloat) -> Bool {
    (value * scale).rounded() / scale == value
  }

  @Test func frameReturnsTheSetValue() {
    let view = UIView()
    for x in Self.lengths {
      for width in Self.lengths {
        let frame = CGRect(x: x, y: -width, width: width, height: x)
        view.frame = frame
        #expect(view.frame == frame)
        #expect(view.layer.frame == frame)
      }
    }
  }

  /// Code that compares a view's wanted size with its size sets it only once, even if the size is a
  /// sum.
  @Test func frameReturnsTheSetSize() {
    let view = UIView()
    for length in Self.lengths {
      for rest in [0.1, 16, 42 + 1.0 / 3] as [CGFloat] {
        let size = CGSize(width: length + rest + 1.0 / 3, height: rest + length + 16)
        view.frame.size = size
        #expect(view.frame.size == size && view.bounds.size == size)
      }
    }
  }

  @Test(arguments: [Headless.Device.iPhoneSE, .iPhone16])
  func laidOutFramesAreOnPixels(device: Headless.Device) {
    let root = UIView()
    let views = (1...20).map { _ in Box(16, 7) }
    for (index, view) in views.enumerated() {
      root.addSubview(view)
      let share = CGFloat(index) / 19
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .right,
        multiplier: share, constant: 0.1
      ).isActive = true
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottom,
        multiplier: share, constant: 0.7
      ).isActive = true
    }
    let window = Headless.host(root, in: Headless.Environment(device: device))
    for view in views {
      let frame = view.frame
      for number in [frame.minX, frame.minY] { #expect(isPixel(number, device.scale)) }
      #expect(frame.size == CGSize(width: 16, height: 7))
    }
    withExtendedLifetime(window) {}
  }

  @Test func rotatedAndScaledFramesAreExact() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 100))
    for quarter in -8...8 {
      view.transform = CGAffineTransform(rotationAngle: CGFloat(quarter) * .pi / 2)
      let isUpright = quarter.isMultiple(of: 2)
      #expect(
        view.frame
          == (isUpright
            ? CGRect(x: 10, y: 20, width: 60, height: 100)
            : CGRect(x: -10, y: 40, width: 100, height: 60)),
        "\(quarter)")
    }
    for (scale, expected) in [
      (0.1, CGRect(x: 37, y: 65, width: 6, height: 10)),
      (0.7, CGRect(x: 19, y: 35, width: 42, height: 70)),
      (1.1, CGRect(x: 7, y: 15, width: 66, height: 110)),
    ] as [(CGFloat, CGRect)] {
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      #expect(view.frame == expected, "\(scale)")
    }
  }

  @Test func offPixelNumbersStayUnchanged() {
    for value in [0.1, 1.0 / 7, 12.345, 1e-5, .pi] as [CGFloat] {
      #expect(value.settled == value)
    }
    #expect((0.1 + 0.2 as CGFloat - 0.3 + 16).settled == 16)
    #expect((15.999999999999998 as CGFloat).settled == 16)
    #expect((60.00000000000001 as CGFloat).settled == 60)
    #expect((33.33333333333334 as CGFloat).settled == 100.0 / 3 as CGFloat)
    for value in [CGFloat.infinity, -.infinity, .greatestFiniteMagnitude] {
      #expect(value.settled == value)
    }
    #expect(CGFloat.nan.settled.isNaN)
  }

  // MARK: Converting

  @Test func separateTreesConvertAsSiblings() {
    func tree(_ x: CGFloat) -> (root: UIView, inner: UIView) {
      let root = UIView(frame: CGRect(x: x, y: 2 * x, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
      root.addSubview(inner)
      return (root, inner)
    }
    let (first, second) = (tree(10), tree(30))
    #expect(first.root.convert(CGPoint.zero, to: second.root) == CGPoint(x: -20, y: -40))
    #expect(first.inner.convert(CGPoint(x: 5, y: 5), to: second.root) == CGPoint(x: -14, y: -33))
    #expect(first.inner.convert(CGPoint.zero, from: second.inner) == CGPoint(x: 20, y: 40))
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(
      second.root.convert(rect, from: first.inner)
        == CGRect(x: -19, y: -38, width: 4, height: 4))
    second.root.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(first.root.convert(CGPoint.zero, to: second.root) == CGPoint(x: 15, y: 5))
    // Within one tree, the place of the root makes no difference.
    #expect(first.inner.convert(CGPoint.zero, to: first.root) == CGPoint(x: 1, y: 2))
  }

  @Test func windowsConvertByTheirPositions() {
    let windows = [0, 40].map { UIWindow(frame: CGRect(x: $0, y: 0, width: 50, height: 50)) }
    let view = UIView(frame: CGRect(x: 3, y: 3, width: 5, height: 5))
    windows[1].addSubview(view)
    #expect(view.convert(CGPoint.zero, to: windows[0]) == CGPoint(x: 43, y: 3))
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 3, y: 3))
  }
}
