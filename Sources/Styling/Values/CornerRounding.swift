/// The radius of a view's corners as a fraction of its size, which it follows.
public enum CornerRounding: Hashable, Sendable {
  /// Half of the height: the short sides of a wide view are semicircles.
  case height
  /// A quarter of the height.
  case halfHeight
  /// Half of the width.
  case width
  /// A quarter of the width.
  case halfWidth

  func radius(for size: CGSize) -> CGFloat {
    switch self {
    case .height: size.height / 2
    case .halfHeight: size.height / 4
    case .width: size.width / 2
    case .halfWidth: size.width / 4
    }
  }

  @MainActor
  func round(_ view: UIView) { view.layer.cornerRadius = radius(for: view.bounds.size) }
}
