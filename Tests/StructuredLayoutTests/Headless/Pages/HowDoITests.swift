import TestSupport
import Testing

/// The answers of the page "How do I …?".
@MainActor
struct HowDoITests {
  private let text = SizedView("text", 60, 40)
  private let send = SizedView("send", 50, 30)
  private let cancel = SizedView("cancel", 20, 30)
  private let photo = SizedView("photo", 10, 10)

  @Test func thePageShowsCodeOfThisFile() throws {
    let page = try DocumentationPage("HowDoI", of: "DeStijl")
    #expect(page.snippets.count == 10)
    #expect(try page.snippets(missingIn: #filePath) == [])
  }

  private func screen(_ build: (UIView) -> Void) -> (view: UIView, window: UIWindow) {
    let view = UIView()
    let window = Headless.host(view, in: Headless.Environment(device: .iPhone16))
    let issues = LayoutDiagnostics.collect {
      build(view)
      window.layoutIfNeeded()
    }
    #expect(issues.map(\.description) == [])
    return (view, window)
  }

  @Test func containerKeepsClearOfBarsAndKeyboard() {
    let (view, window) = screen { view in
      Mondrian.buildSubviews(on: view) {
        VStackBlock(spacing: 8, alignment: .fill) {
          text
          StackingSpacer(minLength: 8)
          send
        }
        .container(
          top: .safeArea(.top), leading: .readable(.leading), bottom: .keyboard(.top),
          trailing: .readable(.trailing))
      }
    }
    let readable = view.readableContentGuide.layoutFrame
    #expect(text.frame.minX == readable.minX && text.frame.maxX == readable.maxX)
    #expect(text.frame.minY == view.safeAreaInsets.top)
    #expect(send.frame.maxY == view.keyboardLayoutGuide.layoutFrame.minY)

    send.removeFromSuperview()
    view.addSubview(send)
    send.mondrian.layout.bottom(.keyboard.top, 8).activate()
    window.layoutIfNeeded()
    #expect(send.frame.maxY == view.keyboardLayoutGuide.layoutFrame.minY - 8)
  }

  @Test(arguments: [40, 2000] as [CGFloat])
  func buttonEndsTheScreenOrTheText(height: CGFloat) {
    text.preferredSize = CGSize(width: 60, height: height)
    let (view, window) = screen { view in
      Mondrian.buildSubviews(on: view) {
        VScrollBlock(spacing: 8, alignment: .fill, fillsFrame: true) {
          text
          StackingSpacer(minLength: 8)
          send
        }
        .container(top: .safeArea(.top), bottom: .keyboard(.top))
      }
    }
    let scrolls = send.superview?.frame.height ?? 0
    #expect(send.frame.maxY == max(scrolls, height + 16 + 30))
    withExtendedLifetime((view, window)) {}
  }

  @Test func viewsShareALength() {
    let (name, city) = (SizedView("name", 9, 9), SizedView("city", 9, 9))
    let stage = Stage(CGSize(width: 308, height: 200))
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(spacing: 8, alignment: .fill) {
        HStackBlock(spacing: 8, distribution: .equalSizes) {
          cancel
          send
        }
        HStackBlock(spacing: 8) {
          name.weight(2)
          city.weight(1)
        }
        photo.alignSelf(.leading)
      }
    }
    photo.mondrian.layout.width(.percent(50)).activate()
    _ = stage.size
    #expect([cancel, send, name, city, photo].map(\.frame.width) == [150, 150, 200, 100, 154])
  }

  @Test func gridHasAsManyColumnsAsFit() {
    let photos = (0..<4).map { SizedView("photo\($0)", 10, 10) }
    let stage = Stage(CGSize(width: 300, height: 100))
    Mondrian.buildSubviews(on: stage.view) {
      VGridBlock(columns: [.init(.adaptive(minimum: 90))], rowSpacing: 8, columnSpacing: 8) {
        photos
      }
    }
    _ = stage.size
    #expect(Set(photos.map(\.frame.minX)).count == 3 && photos[3].frame.minX == 0)
  }

  private final class Page: UIView {
    let title = SizedView("title", 60, 20)
    let details = SizedView("details", 60, 30)
    let manager = LayoutManager()
    var isExpanded = false

    func build() {
      manager.setup(on: self) { view in
        VStackBlock(spacing: 8) {
          view.title
          view.details.gone(when: !view.isExpanded)
        }
      }
    }

    func expand() {
      isExpanded = true
      manager.update(animated: .spring(duration: 0.5, damping: 0.8))
    }
  }

  @Test func viewComesWithItsGap() {
    let stage = Stage()
    let page = Page()
    page.build()
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock {
        page
        StackingSpacer(minLength: 0)
      }
    }
    _ = stage.size
    #expect(page.frame.height == 20 && page.subviews == [page.title])
    page.expand()
    #expect(page.frame.height == 58 && page.subviews == [page.title, page.details])
  }

  @Test func chainIsChangedThroughItsGroup() {
    let badge = SizedView("badge", 10, 10)
    let stage = Stage(CGSize(width: 200, height: 100))
    let view = stage.view
    view.addSubview(badge)
    let leading = ConstraintGroup()
    badge.mondrian.layout.top(.toSuperview, 8).leading(.toSuperview, 8).capture(in: leading)
      .activate()

    leading.update(constant: 60)
    UIView.animate(withDuration: 0.3) { view.layoutIfNeeded() }
    #expect(badge.frame.minX == 60)
    leading.replace { badge.mondrian.layout.trailing(.toSuperview, 8) }
    _ = stage.size
    #expect(badge.frame.maxX == 192 && badge.frame.minY == 8)
  }

  @Test func layoutMeasuresItself() {
    let card = UIView()
    let label = UILabel()
    label.text = "A text that needs more than one line in a card of this width, as many do."
    label.numberOfLines = 0
    Mondrian.buildSubviews(on: card) { label.padding(16) }
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 320 && size.height > 32 + label.font.lineHeight * 1.5)
    #expect(card.frame == .zero && label.frame == .zero)
  }

  @Test func labelsShowNumbers() {
    @ViewState var count = 1
    @ViewState var price = 3
    @ViewState var total = ""
    let label = UILabel()
    $count.apply(into: label, \.text, converting: .text)
    $total.derive(from: $price, $count) { "\($0 * $1) €" }
    #expect(label.text == "1" && total == "3 €")
    count = 4
    #expect(label.text == "4" && total == "12 €")
  }
}
