import QuartzCore

func layer(of shape: CAShapeLayer) -> CALayer { shape }
func layer(of view: UIView) -> CALayer { view.layer }  // error: cannot find type 'UIView' in scope
