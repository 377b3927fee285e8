import DeStijl
import UIKit

@MainActor
class StylingSurroundings {
  let style: ViewStyle = []
  let window = UIWindow()

  func login() {}
}

final class TriangleView: UIView, Makeable {
  static func createEmpty() -> TriangleView { TriangleView(frame: .zero) }

  var color = UIColor.red
  var lineWidth: CGFloat = 1
}

enum TriangleAttribute: StyleAttribute {
  case color(UIColor)

  func install(on target: AnyObject) {}
}

final class CardView: UIView { var shine: CGFloat = 0 }

enum L10n: String {
  case title
  var string: String { rawValue }
}

struct SearchOptions: Buildable { var isCaseSensitive = false }

@MainActor
struct Palette {
  static var current = Palette.autumn
  static let autumn = Palette()

  func title(for style: UIUserInterfaceStyle) -> UIColor { .label }
}

extension Style {
  static func dimmedWhilePressed<View: UIButton>() -> Style<View> { Style<View> { _ in } }
}
