import HeadlessUIKit
import Testing

/// A view gets its tint from the nearest view that sets one, and hears of each change.
@MainActor
struct TintTests {
  private final class Witness: UIView {
    var told = 0
    override func tintColorDidChange() { told += 1 }
  }

  private let root = UIView()
  private let red = Witness()
  private let inner = Witness()

  init() {
    red.tintColor = .red
    red.addSubview(inner)
    (red.told, inner.told) = (0, 0)
  }

  @Test func movedViewHearsChangedTint() {
    let (mover, rider) = (Witness(), Witness())
    mover.addSubview(rider)
    root.addSubview(mover)
    #expect(mover.told == 0 && rider.told == 0)
    inner.addSubview(mover)
    #expect(mover.told == 1 && rider.told == 1 && rider.tintColor == .red)
    red.addSubview(mover)
    #expect(mover.told == 1)
    mover.removeFromSuperview()
    #expect(mover.told == 2 && rider.told == 2 && rider.tintColor == .systemBlue)
    mover.tintColor = .red
    inner.addSubview(mover)
    #expect(mover.told == 3, "It has its own.")
  }

  @Test func onlyViewsWithoutOwnTintHearOfChanges() {
    root.addSubview(red)
    root.tintColor = .green
    #expect(red.told == 0 && inner.told == 0 && inner.tintColor == .red)
    root.tintAdjustmentMode = .dimmed
    #expect(red.told == 1 && inner.told == 1 && inner.tintAdjustmentMode == .dimmed)
    inner.tintAdjustmentMode = .normal
    #expect(inner.told == 2 && inner.tintColor == .red)
    root.tintAdjustmentMode = .normal
    #expect(red.told == 2 && inner.told == 2)
  }

  @Test func settingTheSameTintIsNoChange() {
    red.tintColor = .red
    red.tintAdjustmentMode = .normal
    inner.tintColor = .red
    #expect(red.told == 0 && inner.told == 0)
  }

  @Test func dimmedTintIsGray() throws {
    red.tintAdjustmentMode = .dimmed
    let color = try #require(inner.tintColor)
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(color.getWhite(&white, alpha: &alpha))
    #expect(white > 0 && white < 1 && alpha > 0 && alpha < 1)
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    inner.addSubview(button)
    #expect(button.currentTitleColor.getWhite(nil, alpha: nil))
    red.tintAdjustmentMode = .automatic
    #expect(button.currentTitleColor == .red)
  }

  // MARK: Drawing

  private final class Filled: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.tintColor.setFill()
      UIRectFill(rect)
    }
  }

  @Test func colorsDerivedFromTintFollowTheView() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    inner.addSubview(label)
    for color in [
      UIColor.tintColor, .tintColor.withAlphaComponent(0.5), UIColor { _ in .tintColor },
    ] {
      inner.backgroundColor = color
      label.attributedText = NSAttributedString(
        string: "Tint", attributes: [.foregroundColor: color])
      inner.frame.size = CGSize(width: 50, height: 20)
      let picture = Headless.render(inner)
      #expect(picture.components(separatedBy: "#ff0000").count == 3, "\(picture)")
    }
    let filled = Filled(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.addSubview(filled)
    #expect(Headless.render(filled).contains("#ff0000"))
    filled.tintColor = .tintColor.withAlphaComponent(0.5)
    #expect(Headless.render(filled).contains("fill-opacity=\"0.5\""))
  }

  // MARK: Presentation

  private enum Cover: CaseIterable {
    case alert, actionSheet, pageSheet, popover, overFullScreen, smallSheet

    @MainActor func make(over view: UIView) -> UIViewController {
      switch self {
      case .alert, .actionSheet:
        return UIAlertController(
          title: "Title", message: nil, preferredStyle: self == .alert ? .alert : .actionSheet)
      case .pageSheet, .popover, .overFullScreen, .smallSheet:
        let controller = UIViewController()
        controller.modalPresentationStyle =
          self == .popover ? .popover : self == .overFullScreen ? .overFullScreen : .pageSheet
        controller.popoverPresentationController?.sourceView = view
        guard self == .smallSheet else { return controller }
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        return controller
      }
    }

    var dims: Bool { self != .overFullScreen && self != .smallSheet }
  }

  @Test(arguments: Cover.allCases)
  private func presenterDimsUnderDimmingPresentations(_ cover: Cover) {
    let screen = UIViewController()
    let window = Headless.host(screen)
    screen.view.addSubview(red)
    let controller = cover.make(over: red)
    screen.present(controller, animated: false)
    window.layoutIfNeeded()
    let mode: UIView.TintAdjustmentMode = cover.dims ? .dimmed : .normal
    #expect(red.tintAdjustmentMode == mode && red.told == (cover.dims ? 1 : 0))
    #expect(controller.view.tintAdjustmentMode == .normal)
    if cover == .smallSheet {
      controller.sheetPresentationController?.selectedDetentIdentifier = .large
      window.layoutIfNeeded()
      #expect(red.tintAdjustmentMode == .dimmed)
    }
    screen.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(red.tintAdjustmentMode == .normal && red.tintColor == .red)
  }
}
