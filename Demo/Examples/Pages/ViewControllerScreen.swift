import DeStijl

struct ViewControllerScreen: Screen {
  let name = "view-controller"
  let title = "A view controller"
  let summary = "Views that size themselves, nested in a bar at the bottom of a controller's view."

  var body: ScreenBody { .controller(BarController()) }
}

/// A controller with a self-sizing bar at the bottom.
private final class BarController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    Mondrian.buildSubviews(on: view) {
      LayoutContainer(attachedSafeAreaEdges: .all) {
        VStackBlock(alignment: .fill) {
          StackingSpacer(minLength: 0)
          BarView().viewBlock.padding(12)
        }
      }
    }
  }
}

/// Two lines of text beside a badge that determines its own size.
private final class BarView: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .mondrianBlue
    Mondrian.buildSubviews(on: self) {
      HStackBlock(spacing: 12) {
        VStackBlock(spacing: 2, alignment: .leading) {
          UILabel.text("Broadway Boogie Woogie", .headline, color: .white)
          UILabel.text("127 by 127 centimetres", .footnote, color: .white)
        }
        StackingSpacer(minLength: 0)
        BadgeView()
      }
      .padding(12)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A word on a background that extends 6 points beyond it on each side.
private final class BadgeView: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .mondrianYellow
    Mondrian.buildSubviews(on: self) {
      ZStackBlock { UILabel.text("1943", .headline, color: .black).viewBlock.padding(6) }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
