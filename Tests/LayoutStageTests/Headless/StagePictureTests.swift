import DeStijl
import LayoutStage
import Testing

/// A picture shows the contents of the screen.
@MainActor
struct StagePictureTests {
  private final class Page: UIViewController {
    override func viewDidLoad() {
      view.backgroundColor = .white
      view.addSubview(label("Beneath"))
    }
  }

  private func texts(of stage: Stage) -> [String] {
    let picture = LayoutText.svg.text(of: stage)
    return ["Beneath", "Over"].filter(picture.contains)
  }

  private func cover() -> UIView {
    let cover = label("Over")
    cover.sizeToFit()
    return cover
  }

  @Test(
    arguments: [
      (.fullScreen, ["Over"]), (.overFullScreen, ["Beneath", "Over"]),
      (.pageSheet, ["Beneath", "Over"]), (.formSheet, ["Beneath", "Over"]),
    ] as [(UIModalPresentationStyle, [String])])
  func pictureShowsPresentedControllers(_ style: UIModalPresentationStyle, _ seen: [String]) {
    let page = Page()
    page.loadViewIfNeeded()
    page.view.subviews[0].sizeToFit()
    let stage = Stage(page)
    let alone = LayoutText.svg.text(of: stage)
    let sheet = UIViewController()
    sheet.view.addSubview(cover())
    sheet.modalPresentationStyle = style
    stage.run { page.present(sheet, animated: false) }
    #expect(texts(of: stage) == seen)
    stage.run { sheet.dismiss(animated: false) }
    #expect(LayoutText.svg.text(of: stage) == alone)
  }

  @Test func pictureShowsAnAlert() {
    let page = Page()
    let stage = Stage(page)
    stage.run {
      page.present(
        UIAlertController(title: "Over", message: nil, preferredStyle: .alert), animated: false)
    }
    #expect(texts(of: stage).contains("Over"))
  }

  /// The surroundings of a card are as high as the highest possible card.
  @Test(arguments: [StageSize.width(200), .fixed(200, 44), .content])
  func pictureOfACardOmitsItsSurroundings(_ size: StageSize) {
    let (card, field, bar) = (UIView(), UITextField(), UIView())
    bar.frame.size.height = 50
    field.inputAccessoryView = bar
    Mondrian.buildSubviews(on: card) {
      VStackBlock { field.viewBlock.size(width: 200, height: 44) }
    }
    let stage = Stage(card, size: size)
    stage.run { _ = field.becomeFirstResponder() }
    #expect(bar.window != nil)
    #expect(LayoutText.svg.text(of: stage).contains("width=\"200\" height=\"44\""))
  }

  @Test func pictureOrdersWindowsByLevel() throws {
    let stage = Stage(Page())
    let windows = stage.run { [UIWindow(), UIWindow()] }
    for (window, color) in zip(windows, [UIColor.green, .red]) {
      window.backgroundColor = color
      window.isHidden = false
    }
    windows[0].windowLevel = .alert
    let picture = LayoutText.svg.text(of: stage)
    let (green, red) = (picture.range(of: "#00ff00"), picture.range(of: "#ff0000"))
    #expect(try #require(red).upperBound < #require(green).lowerBound)
    for window in windows { window.isHidden = true }
    #expect(!LayoutText.svg.text(of: stage).contains("#00ff00"))
  }
}
