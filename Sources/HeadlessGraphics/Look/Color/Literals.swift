// The names that the compiler looks up.

// swift-format-ignore: NoLeadingUnderscores
public typealias _ColorLiteralType = UIColor

// swift-format-ignore: NoLeadingUnderscores
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
