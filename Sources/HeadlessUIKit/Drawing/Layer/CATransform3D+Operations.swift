import Foundation

/// Returns a transform that applies `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  var result = CATransform3D()
  for row in CATransform3D.rows {
    for column in 0..<4 {
      result[keyPath: row[column]] = (0..<4).reduce(0) { sum, index in
        sum + a[keyPath: row[index]] * b[keyPath: CATransform3D.rows[index][column]]
      }
    }
  }
  return result
}

/// Returns a rotation by an angle, in radians, about an axis through the origin. An axis of length
/// zero rotates nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let t = 1 - c
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
  (result.m21, result.m22, result.m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
  (result.m31, result.m32, result.m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
  return result
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the inverse of a transform, or the transform itself if it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var left = CATransform3D.rows.map { row in row.map { t[keyPath: $0] } }
  var right = CATransform3D.rows.map { row in row.map { CATransform3DIdentity[keyPath: $0] } }
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    let value = left[pivot][column]
    guard value != 0 else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    left[column] = left[column].map { $0 / value }
    right[column] = right[column].map { $0 / value }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      for index in 0..<4 {
        left[row][index] -= factor * left[column][index]
        right[row][index] -= factor * right[column][index]
      }
    }
  }
  var result = CATransform3D()
  for row in 0..<4 {
    for column in 0..<4 { result[keyPath: CATransform3D.rows[row][column]] = right[row][column] }
  }
  return result
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

extension CATransform3D {
  fileprivate static var rows: [[WritableKeyPath<CATransform3D, CGFloat>]] {
    [
      [\.m11, \.m12, \.m13, \.m14], [\.m21, \.m22, \.m23, \.m24],
      [\.m31, \.m32, \.m33, \.m34], [\.m41, \.m42, \.m43, \.m44],
    ]
  }
}
