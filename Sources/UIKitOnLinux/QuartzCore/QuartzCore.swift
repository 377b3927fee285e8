// What `import QuartzCore` means on Linux: layers and what animates them. No type of UIKit's.
@_exported import CoreGraphics
@_exported import struct HeadlessUIKit.CACornerMask
@_exported import class HeadlessUIKit.CAGradientLayer
@_exported import struct HeadlessUIKit.CAGradientLayerType
@_exported import class HeadlessUIKit.CALayer
@_exported import struct HeadlessUIKit.CALayerCornerCurve
@_exported import protocol HeadlessUIKit.CALayerDelegate
@_exported import class HeadlessUIKit.CAShapeLayer
@_exported import struct HeadlessUIKit.CAShapeLayerFillRule
@_exported import struct HeadlessUIKit.CAShapeLayerLineCap
@_exported import struct HeadlessUIKit.CAShapeLayerLineJoin
@_exported import struct HeadlessUIKit.CATransform3D
@_exported import func HeadlessUIKit.CATransform3DEqualToTransform
@_exported import func HeadlessUIKit.CATransform3DGetAffineTransform
@_exported import var HeadlessUIKit.CATransform3DIdentity
@_exported import func HeadlessUIKit.CATransform3DIsIdentity
@_exported import func HeadlessUIKit.CATransform3DMakeAffineTransform
@_exported import func HeadlessUIKit.CATransform3DMakeScale
@_exported import func HeadlessUIKit.CATransform3DMakeTranslation
@_exported import class HeadlessUIKit.CATransformLayer
