import DeStijl

struct LayoutManagerScreen: Screen {
  let name = "layout-manager"
  let title = "LayoutManager"
  let summary = "A column becomes a row, at once or animated."

  var body: ScreenBody { .view(LayoutManagerView()) }
}

/// Three squares in a column or a row, and buttons that switch between the two.
final class LayoutManagerView: UIView {
  private let manager = LayoutManager()
  private let squares = [
    UIView.square(.mondrianRed, 60), .square(.mondrianYellow, 60), .square(.mondrianBlue, 60),
  ]
  private let updateButton = PaddedButton("Update", fill: .faintBackground, ink: .ink)
  private let animateButton = PaddedButton("Update Animated", fill: .mondrianBlue, ink: .white)
  private var isRow = false

  init() {
    super.init(frame: .zero)
    backgroundColor = .paper
    updateButton.addAction(UIAction { [weak self] _ in self?.toggle(false) }, for: .touchUpInside)
    animateButton.addAction(UIAction { [weak self] _ in self?.toggle(true) }, for: .touchUpInside)
    manager.setup(on: self) { view in
      LayoutContainer(attachedSafeAreaEdges: .all) {
        VStackBlock(spacing: 12, alignment: .fill) {
          StackingSpacer(minLength: 0)
          if view.isRow {
            HStackBlock(spacing: 8) { view.squares }.alignSelf(.center)
          } else {
            VStackBlock(spacing: 8) { view.squares }.alignSelf(.center)
          }
          StackingSpacer(minLength: 0)
          view.updateButton
          view.animateButton
        }
        .padding(20)
      }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Lays the squares out in the other direction.
  func toggle(_ animation: LayoutAnimation) {
    isRow.toggle()
    manager.update(animated: animation)
  }
}
