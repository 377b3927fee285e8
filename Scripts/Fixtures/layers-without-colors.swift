import QuartzCore

func area(of rect: CGRect) -> CGFloat { rect.width * rect.height }
func name(of color: UIColor) -> String { "" }  // error: cannot find type 'UIColor' in scope
