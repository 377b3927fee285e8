import DeStijl

struct StyledMixScreen: Screen {
  let name = "styles-mixed"
  let title = "Styles: all kinds of views"
  let summary =
    "Controls made of lists of attributes, beside views that are set up by chained calls."
  let extent = ScreenExtent.width(320)

  var body: ScreenBody {
    let slider: UISlider = [
      .sliderRange(0..<10), .sliderValue(4), .tintColor(.mondrianRed), .width(160),
    ]
    let toggle: UISwitch = [.on(true), .onTintColor(.mondrianBlue)]
    let progress: UIProgressView = [.progress(0.6), .progressTintColor(.mondrianYellow)]
    let segments: UISegmentedControl = [.segments([.title("Red"), .title("Yellow")])]
    let triangle: TriangleView = [
      .custom(AttributeStyle<TriangleAttribute>([.fill(.mondrianRed), .isUpsideDown(true)])),
      .height(60), .width(80),
    ]
    let stack: UIStackView = [
      .views([slider, toggle, progress, segments, triangle]), .axis(.vertical), .spacing(12),
      .alignment(.leading),
    ]
    let page = UIView().backgroundColor(.systemBackground)
    Mondrian.buildSubviews(on: page) {
      VStackBlock(spacing: 12, alignment: .leading) {
        UILabel().text("Chained").font(.headline).textColor(.mondrianBlue)
        UILabel().text("A label, in one expression").font(.body).numberOfLines(0)
        stack
      }
      .padding(16)
    }
    return .view(page)
  }
}

/// The attributes of a triangle, besides those of all views.
enum TriangleAttribute: StyleAttribute {
  case fill(UIColor)
  case isUpsideDown(Bool)

  func install(on target: AnyObject) {
    guard let triangle = target as? TriangleView else { return }
    switch self {
    case .fill(let color): triangle.fill = color
    case .isUpsideDown(let isUpsideDown): triangle.isUpsideDown = isUpsideDown
    }
  }
}

/// A triangle that fills its bounds.
final class TriangleView: UIView, Composable {
  var fill = UIColor.black { didSet { setNeedsLayout() } }
  var isUpsideDown = false { didSet { setNeedsLayout() } }
  private let shape = CAShapeLayer()

  init(_ style: ViewStyle? = nil) {
    super.init(frame: .zero)
    layer.addSublayer(shape)
    compose(with: style <- [])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let base = isUpsideDown ? bounds.minY : bounds.maxY
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.minX, y: base))
    path.addLine(to: CGPoint(x: bounds.maxX, y: base))
    path.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY - base + bounds.minY))
    path.close()
    shape.path = path.cgPath
    shape.fillColor = fill.cgColor
  }
}
