import Foundation

/// The immediate reasons for the size of a view: its content, a given length, or constraints to
/// others. What these depend on in turn is determined by `explain`, which is much slower.
@MainActor
struct SizeReasons {
  let texts: [String]

  init(of view: UIView) {
    let ties = Self.ties(of: view)
    texts = [Self.text(view, .horizontal, ties), Self.text(view, .vertical, ties)]
  }

  private static func text(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ ties: [StatedRule]
  ) -> String {
    let isWidth = axis == .horizontal
    let length = isWidth ? view.bounds.width : view.bounds.height
    let size = view.contentSizeNow
    let content = isWidth ? size.width : size.height
    let told = "\(layoutPoints(length)) \(isWidth ? "wide" : "high")"
    guard !view.translatesAutoresizingMaskIntoConstraints else {
      return "\(told), set by its frame"
    }
    let own = ties.filter { $0.attribute.axis == (isWidth ? .horizontal : .vertical) }
    let lengths = own.filter { $0.attribute.isLength && $0.relation == .equal }
    if lengths.contains(where: { $0.target == nil && abs($0.constant - length) < 0.5 }) {
      return "\(told), fixed by a constraint"
    }
    if !lengths.isEmpty { return "\(told), set relative to another length" }
    let hugging = layoutNumber(CGFloat(view.contentHuggingPriority(for: axis).rawValue))
    let resistance = layoutNumber(
      CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue))
    if content > 0, abs(content - length) < 0.5 { return "\(told), to fit its content" }
    if content > length {
      let missing = layoutNumber(content - length)
      return "\(told), \(missing) less than its content (compression resistance \(resistance))"
    }
    if content > 0 {
      let more = layoutNumber(length - content)
      return "\(told), \(more) more than its content (hugging \(hugging))"
    }
    return "\(told), set by its edges and its subviews"
  }

  /// Returns the active constraints of the view.
  private static func ties(of view: UIView) -> [StatedRule] {
    sequence(first: view, next: \.superview).prefix(3).flatMap(\.constraints).compactMap {
      guard $0.isActive, $0.firstItem === view || $0.secondItem === view else { return nil }
      return $0.firstItem === view ? StatedRule($0) : StatedRule($0)?.swapped
    }
  }
}

extension UIView {
  /// The size of the content: for text that wraps, at the present width.
  fileprivate var contentSizeNow: CGSize {
    let size = intrinsicContentSize
    guard let label = self as? UILabel, label.numberOfLines != 1, size.width > bounds.width + 0.5
    else { return size }
    let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    return label.textRect(
      forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: label.numberOfLines
    ).size
  }
}
