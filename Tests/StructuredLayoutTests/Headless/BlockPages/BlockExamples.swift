import TestSupport

/// The views and the stage of the examples on the pages of blocks.
///
/// A page shows the body of each example.
@MainActor
final class BlockExamples {
  let stage: Stage
  let photo = Tile("photo", 48, 48, .blue)
  let title = Tile("title", 96, 20, .red)
  let detail = Tile("detail", 64, 20, .yellow)
  let badge = Tile("badge", 40, 16, .yellow)
  let cancel = Tile("cancel", 56, 32, .black)
  let send = Tile("send", 56, 32, .red)
  /// A view without a size of its own.
  let card = UIView()
  let guide = UILayoutGuide()
  let group = ConstraintGroup()

  /// - Parameter size: The size of the view. Nil makes the view as small as its content allows.
  init(in size: CGSize?) {
    stage = Stage(size)
    view.accessibilityIdentifier = "view"
    view.backgroundColor = .ground
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .paper
    guide.identifier = "guide"
  }

  /// The view that contains the examples.
  var view: UIView { stage.view }
}

/// A rectangle that shows its name and has a size of its own.
final class Tile: UILabel {
  enum Paint {
    case red, yellow, blue, black
  }

  private let preferredSize: CGSize

  init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ paint: Paint) {
    preferredSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = name
    text = name
    font = .systemFont(ofSize: 11)
    textAlignment = .center
    textColor = paint == .yellow ? .black : .white
    backgroundColor =
      switch paint {
      case .red: UIColor(red: 0.82, green: 0.17, blue: 0.12, alpha: 1)
      case .yellow: UIColor(red: 0.96, green: 0.78, blue: 0.12, alpha: 1)
      case .blue: UIColor(red: 0.12, green: 0.3, blue: 0.61, alpha: 1)
      case .black: UIColor(white: 0.16, alpha: 1)
      }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { preferredSize }
}

extension UIColor {
  fileprivate static let ground = UIColor(white: 0.9, alpha: 1)
  fileprivate static let paper = UIColor(white: 0.7, alpha: 1)
}
