import CoreGraphics

func bounds(_ path: CGPath) -> CGRect { path.boundingBox }
func color(_ layer: CALayer) -> CGColor? { nil }  // error: cannot find type 'CALayer' in scope
