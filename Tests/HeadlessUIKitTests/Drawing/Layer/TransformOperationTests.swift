import Foundation
import HeadlessUIKit
import Testing

struct TransformOperationTests {
  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let paths: [KeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
    return paths.allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < 1e-9 }
  }

  private var samples: [CATransform3D] {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    return [
      CATransform3DMakeTranslation(3, 4, 5), CATransform3DMakeScale(2, 3, 4),
      CATransform3DMakeRotation(0.3, 1, 2, 3), CATransform3DRotate(perspective, 1, 0, 1, 0),
      CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 1, 1, 0),
    ]
  }

  @Test func invertedTransformUndoesTransform() {
    for transform in samples {
      let inverse = CATransform3DInvert(transform)
      #expect(isNear(CATransform3DConcat(transform, inverse), CATransform3DIdentity))
      #expect(isNear(CATransform3DConcat(inverse, transform), CATransform3DIdentity))
    }
  }

  @Test func planarTransformsMatchAffineTransforms() {
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 0), 0.7, 0, 0, 1)
    let affine = CGAffineTransform(translationX: 5, y: 6).rotated(by: 0.7)
    #expect(isNear(turned, CATransform3DMakeAffineTransform(affine)))
    #expect(CATransform3DIsAffine(turned) && !CATransform3DIsAffine(samples[3]))
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 0), 2, 3, 1)
    let both = CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3)
    #expect(isNear(scaled, CATransform3DMakeAffineTransform(both)))
  }

  @Test func singularTransformInvertsToItself() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    let none = CATransform3DMakeRotation(1, 0, 0, 0)
    #expect(CATransform3DIsIdentity(none))
  }
}
