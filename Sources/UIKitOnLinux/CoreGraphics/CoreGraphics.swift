// What `import CoreGraphics` means on Linux: geometry, paths and colors, and Foundation, where Linux has CGRect and
// its like. No type of UIKit's.
@_exported import Foundation
@_exported import typealias HeadlessGraphics.CFArray
@_exported import typealias HeadlessGraphics.CFTimeInterval
@_exported import struct HeadlessGraphics.CGAffineTransform
@_exported import enum HeadlessGraphics.CGBlendMode
@_exported import class HeadlessGraphics.CGColor
@_exported import class HeadlessGraphics.CGColorSpace
@_exported import func HeadlessGraphics.CGColorSpaceCreateDeviceGray
@_exported import func HeadlessGraphics.CGColorSpaceCreateDeviceRGB
@_exported import class HeadlessGraphics.CGContext
@_exported import class HeadlessGraphics.CGGradient
@_exported import struct HeadlessGraphics.CGGradientDrawingOptions
@_exported import class HeadlessGraphics.CGImage
@_exported import enum HeadlessGraphics.CGInterpolationQuality
@_exported import enum HeadlessGraphics.CGLineCap
@_exported import enum HeadlessGraphics.CGLineJoin
@_exported import class HeadlessGraphics.CGMutablePath
@_exported import class HeadlessGraphics.CGPath
@_exported import enum HeadlessGraphics.CGPathDrawingMode
@_exported import struct HeadlessGraphics.CGPathElement
@_exported import enum HeadlessGraphics.CGPathElementType
@_exported import enum HeadlessGraphics.CGPathFillRule
@_exported import struct HeadlessGraphics.CGVector
