import DeStijl
import Testing

@testable import LayoutStage

/// A presented controller is visible and subject to the same contracts as the rest.
@MainActor
struct PresentedContractTests {
  private final class Sheet: UIViewController {
    override func viewDidLoad() {
      view.backgroundColor = .white
      Mondrian.buildSubviews(on: view) {
        VStackBlock(spacing: 8, alignment: .leading) {
          label("A text that is cut off", "cut").viewBlock.width(40)
          button("Close").viewBlock.size(width: 100, height: 44)
          StackingSpacer(minLength: 0)
        }
        .padding(100)
      }
    }
  }

  private final class Page: UIViewController {
    let style: UIModalPresentationStyle

    init(_ style: UIModalPresentationStyle) {
      self.style = style
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      view.backgroundColor = .white
      Mondrian.buildSubviews(on: view) {
        VStackBlock(spacing: 8, alignment: .leading) {
          label("Beneath", "beneath")
          button("Open").viewBlock.size(width: 100, height: 44)
          StackingSpacer(minLength: 0)
        }
        .padding(100)
      }
    }

    override func viewDidAppear(_ animated: Bool) {
      guard presentedViewController == nil else { return }
      let sheet = Sheet()
      sheet.modalPresentationStyle = style
      present(sheet, animated: false)
    }
  }

  nonisolated private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet,
  ]

  private func found(_ style: UIModalPresentationStyle, _ contract: LayoutContract) -> [String] {
    let stage = Stage(Page(style))
    return contract.findings(on: stage).map { $0.view?.accessibilityIdentifier ?? "-" }
  }

  @Test(.ourTextMetrics, arguments: styles)
  func failureInAPresentedControllerIsFound(style: UIModalPresentationStyle) {
    #expect(found(style, noTruncation()) == ["cut"])
  }

  /// It covers the controller beneath on purpose. That one can't be tapped, and it is in no window if it is not
  /// visible.
  @Test(.ourTextMetrics, arguments: styles)
  func presentedControllerIsNotComparedWithTheOneBeneath(style: UIModalPresentationStyle) {
    for contract in [noOverlap(), mirrors(), tapTargets(), settles(), staysInside()] {
      #expect(found(style, contract) == [], "\(contract.name)")
    }
  }

  @Test(arguments: styles) func framesIncludeThePresentedController(
    style: UIModalPresentationStyle
  ) {
    let text = LayoutText.frames.text(of: Stage(Page(style)))
    #expect(text.contains("UILabel cut "))
    #expect(text.contains("UILabel beneath ") == (style != .fullScreen))
  }

  /// UIKit decides on the contents of an alert.
  @Test func alertIsNotARootOfTheStage() {
    let page = UIViewController()
    let stage = stage(below: .alert, page)
    #expect(stage.roots.count == 1 && stage.roots[0] === page.view)
  }

  private func stage(
    below style: UIAlertController.Style, _ page: UIViewController
  ) -> Stage {
    let stage = Stage(page)
    stage.run {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
      page.present(alert, animated: false)
    }
    stage.layout()
    return stage
  }

  /// A control beneath an alert can't be tapped either.
  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func controlBeneathAnAlertIsNoTarget(style: UIAlertController.Style) {
    let (page, small) = (UIViewController(), UIButton())
    let window = UIScreen.main.bounds
    small.frame = CGRect(x: window.midX - 10, y: window.midY - 10, width: 20, height: 20)
    page.view.addSubview(small)
    let stage = stage(below: style, page)
    #expect(tapTargets().check(stage).isEmpty)
    stage.run { page.dismiss(animated: false) }
    stage.layout()
    #expect(tapTargets().check(stage).map(\.view) == [small, small])
  }
}
