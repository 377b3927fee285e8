import Foundation

/// The images of a control by state. A state without an image has that of the normal state.
typealias StateImages = StateTable<UIImage>

/// The images between two parts of a control, by the states of both parts. States without an image
/// have that of two normal parts.
struct DividerImages {
  struct Sides: Hashable {
    static let normal = Sides(left: .normal, right: .normal)

    private let left: UIControl.State.RawValue
    private let right: UIControl.State.RawValue

    init(left: UIControl.State, right: UIControl.State) {
      (self.left, self.right) = (left.rawValue, right.rawValue)
    }
  }

  private var images: [Sides: UIImage] = [:]

  /// The image that was set for exactly these states.
  subscript(sides: Sides) -> UIImage? {
    get { images[sides] }
    set { images[sides] = newValue }
  }

  func shown(between sides: Sides) -> UIImage? { images[sides] ?? images[.normal] }

  /// The space between two parts.
  var width: CGFloat? { images[.normal]?.size.width }
}

extension Picture {
  /// Draws an image in the whole of a rectangle of a view, in the view's tint color if it is a
  /// template.
  @MainActor
  mutating func draw(_ image: UIImage?, in rect: CGRect, of view: UIView) {
    guard let image else { return }
    draw(
      image.state,
      at: ImagePlacement(
        rect: rect, tint: view.shownColor(.tintColor), isRightToLeft: view.isRightToLeft))
  }
}
