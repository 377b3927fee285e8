import Foundation

@testable import HeadlessUIKit

extension UIStackView {
  /// Returns a stack view of boxes called S0, S1 and so on.
  static func of(
    _ sizes: [(CGFloat, CGFloat)], axis: NSLayoutConstraint.Axis = .horizontal,
    spacing: CGFloat = 0
  ) -> UIStackView {
    let boxes = sizes.enumerated().map { Box($1.0, $1.1, named: "S\($0)") }
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }

  /// Lays out the stack view by itself; given lengths are required.
  @discardableResult
  func laidOut(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    if let width { widthAnchor.constraint(equalToConstant: width).activated() }
    if let height { heightAnchor.constraint(equalToConstant: height).activated() }
    setNeedsLayout()
    layoutIfNeeded()
    return self
  }

  /// The frames of the arranged views, as `x y width height`.
  var rects: [String] { arrangedSubviews.map(\.rect) }

  /// The origins and lengths of the arranged views along the axis.
  var spans: [String] {
    arrangedSubviews.map {
      let (start, length) = ($0.frame.origin(on: axis), $0.frame.length(on: axis))
      return "\(Headless.number(start)) \(Headless.number(length))"
    }
  }

  /// The constraints that the stack view made.
  var ownConstraints: [NSLayoutConstraint] {
    var found = constraints
    for view in subviews { found += view.constraints }
    return found.filter { $0.identifier?.hasPrefix("UISV-") == true }
  }
}

/// Runs a closure with stack views that follow the documentation only, without UIKit's quirks.
@MainActor
func asDocumented<Result>(_ body: () throws -> Result) rethrows -> Result {
  let quirks = Headless.stackViewQuirks
  defer { Headless.stackViewQuirks = quirks }
  Headless.stackViewQuirks = []
  return try body()
}

extension UIStackView.Distribution {
  static let all = (0...4).compactMap(UIStackView.Distribution.init)
}

extension UIStackView.Alignment {
  static let all = (0...5).compactMap(UIStackView.Alignment.init)
}

extension UIStackView {
  /// Returns a stack view of boxes with given lengths along the axis and 10 points across.
  static func along(
    _ axis: NSLayoutConstraint.Axis, _ lengths: [CGFloat], spacing: CGFloat = 0,
    distribution: Distribution = .fill
  ) -> UIStackView {
    let stack = UIStackView.of(
      lengths.map { axis == .horizontal ? ($0, 10) : (10, $0) }, axis: axis, spacing: spacing)
    stack.distribution = distribution
    return stack
  }

  /// Lays out the stack view by itself, with a given length along the axis.
  @discardableResult
  func laidOut(length: CGFloat?) -> Self {
    axis == .horizontal ? laidOut(length, nil) : laidOut(nil, length)
  }

  var length: CGFloat { bounds.size.length(on: axis) }
}
