import Foundation

/// The images that a control shows in its states; in a state without one, that of the normal state.
struct StateImages {
  private var images: [UIControl.State: UIImage] = [:]

  /// What has been given for exactly this state.
  subscript(state: UIControl.State) -> UIImage? {
    get { images[state] }
    set { images[state] = newValue }
  }

  func shown(in state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
}

/// The images between two parts of a control, by what the parts' states are; where none was given, that
/// between two normal parts.
struct DividerImages {
  struct Sides: Hashable {
    static let normal = Sides(left: .normal, right: .normal)

    var left: UIControl.State
    var right: UIControl.State
  }

  private var images: [Sides: UIImage] = [:]

  /// What has been given for exactly these states.
  subscript(sides: Sides) -> UIImage? {
    get { images[sides] }
    set { images[sides] = newValue }
  }

  func shown(between sides: Sides) -> UIImage? { images[sides] ?? images[.normal] }

  /// The room that there is between two parts.
  var width: CGFloat? { images[.normal]?.size.width }
}

extension Picture {
  /// Draws an image into all of a rectangle of a view, tinted as the view where it is a template.
  @MainActor
  mutating func draw(_ image: UIImage?, in rect: CGRect, of view: UIView) {
    guard let image else { return }
    draw(
      image.state,
      at: ImagePlacement(
        rect: rect, tint: view.shownColor(.tintColor), isRightToLeft: view.isRightToLeft))
  }
}
