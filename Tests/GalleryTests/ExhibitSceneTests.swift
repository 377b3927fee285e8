import DeStijl
import Testing

@testable import Gallery

/// The presentation of exhibits in one combination after another.
@MainActor
struct ExhibitSceneTests {
  private static func tall(_ made: @escaping @MainActor () -> Void = {}) -> LayoutPreview {
    LayoutPreview("Tall") {
      let view = UIView()
      made()
      Mondrian.buildSubviews(on: view) {
        VScrollBlock { UIView().size(width: 100, height: 1500) }
      }
      view
    }
  }

  @Test func fullHeightStaysWhenTheStyleChanges() {
    let scene = ExhibitScene(Self.tall(), in: StageEnvironment())
    scene.showAll()
    scene.change(to: StageEnvironment(style: .dark))
    #expect(scene.stage.view.bounds.height == 1593)
    #expect(scene.stage.view.traitCollection.userInterfaceStyle == .dark)
    scene.change(to: StageEnvironment(direction: .rightToLeft))
    #expect(scene.stage.view.bounds.height == 852)
  }

  /// A scroll view only gets a share of the added screen height. The final height does not depend on
  /// the initial one.
  @Test func scrollViewThatSharesTheScreenIsShownInFull() {
    let preview = LayoutPreview("Shared") {
      let (view, content, below) = (UIView(), UIView(), UIView())
      Mondrian.buildSubviews(on: view) {
        VStackBlock(alignment: .fill) {
          VScrollBlock { content.viewBlock.size(width: 100, height: 2000) }
          below
        }
      }
      below.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.45).isActive = true
      view
    }
    let scene = ExhibitScene(preview, in: StageEnvironment())
    scene.showAll()
    let height = scene.stage.view.bounds.height
    // The content of 2000 points and the safe area of 59 fill 55 percent of the height.
    #expect(height == 3744)
    for other: CGFloat in [900, 3700, 3746, 4000] {
      scene.stage.run { scene.stage.window.frame.size.height = other }
      scene.stage.layout()
      scene.showAll()
      #expect(scene.stage.view.bounds.height == height)
    }
  }

  /// Views whose colors follow the style are made once per text size, and again for comparison.
  @Test func tallExhibitIsNotRebuiltForEachStyle() {
    var count = 0
    let matrix = LayoutMatrix(
      devices: [.iPhone16, .iPhoneSE], directions: [.leftToRight, .rightToLeft],
      styles: [.light, .dark])
    _ = Gallery("One", of: [Self.tall { count += 1 }], across: matrix, contracts: [])
    // Once per scale, once in dark style, and once on each device for comparison.
    #expect(count == 5)
  }

  @Test func controllerAppearsOnOnlyOneStage() {
    final class Page: UIViewController {
      static var appearances = 0
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Page.appearances += 1
      }
    }
    let scene = ExhibitScene(LayoutPreview("Page") { Page() }, in: StageEnvironment())
    #expect(scene.stage.controller is Page && Page.appearances == 1)
    let small = LayoutPreview("Small", size: .fixed(CGSize(width: 50, height: 40))) { Page() }
    let other = ExhibitScene(small, in: StageEnvironment())
    #expect(other.stage.view.bounds.size.width == 50)
    // Nothing else owns the controller. Without it, the view would lose it and it would never appear.
    #expect(other.stage.view.next is Page && Page.appearances == 2)
  }

  /// There is no bar, so a view that respects the safe area reserves no space for one.
  @Test(arguments: [LayoutPreview.Size.content, .width(200)])
  func controllerHasTheSameSizeInFramesAndOnThePage(size: LayoutPreview.Size) {
    final class Page: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "It"
        view.addSubview(label)
        label.mondrian.layout.vertical(.to(view.safeAreaLayoutGuide)).horizontal(.toSuperview)
          .activate()
      }
    }
    let preview = LayoutPreview("Page", size: size) { Page() }
    let page = ExhibitScene(preview, in: StageEnvironment()).stage.view.bounds.size
    #expect(page.height < 30)
    #expect(Staging(preview, FramesRequest(name: "page")).root.bounds.size == page)
  }

  /// The page states the size that a test needs to reproduce an exhibit.
  @Test func exhibitRecordsItsSizeAndController() {
    let sizes: [LayoutPreview.Size] = [
      .screen, .content, .width(320), .fixed(CGSize(width: 120.5, height: 40)),
    ]
    let gallery = Gallery(
      "Sizes",
      of: sizes.enumerated().map { number, size in
        LayoutPreview("\(number)", size: size) { UIView() }
      } + [LayoutPreview("Page") { UIViewController() }],
      across: LayoutMatrix(), contracts: [])
    #expect(
      gallery.exhibits.map(\.size) == [nil, ".content", ".width(320)", ".fixed(120.5, 40)", nil])
    #expect(gallery.exhibits.map(\.isController) == [nil, nil, nil, nil, true])
  }

  /// A contrast failure belongs to the appearance in which it occurs, even if a picture is only a
  /// recolored one of another appearance. A layout failure belongs to both.
  @Test func contrastFailureBelongsToItsAppearance() {
    let preview = LayoutPreview("Pale", size: .fixed(CGSize(width: 60, height: 40))) {
      let label = UILabel()
      label.text = "A text that is too long"
      label.textColor = UIColor(white: 0.1, alpha: 1)
      label.backgroundColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.2 : 1, alpha: 1)
      }
      label
    }
    let matrix = LayoutMatrix(devices: [.iPhone16, .iPhone16Pro], styles: [.light, .dark])
    let gallery = Gallery(
      "One", of: [preview], across: matrix, contracts: [noTruncation(), contrast()])
    #expect(GalleryIndex(gallery).exhibits.map(\.failures) == [[0: "1111", 1: "0101"]])
  }

  /// An issue reported in one combination does not appear as a badge in later ones. An issue reported
  /// while views are made appears in all.
  @Test func issueMarksOnlyTheCombinationsThatReportIt() {
    final class Complainer: UIView {
      var isAlwaysWrong = false
      override func layoutSubviews() {
        super.layoutSubviews()
        guard isAlwaysWrong || bounds.width > bounds.height else { return }
        LayoutDiagnostics.report(LayoutIssue(.misplaced, "it is wide"))
      }
    }
    let previews = [false, true].map { isAlwaysWrong in
      LayoutPreview("\(isAlwaysWrong)") {
        let view = Complainer()
        view.isAlwaysWrong = isAlwaysWrong
        view
      }
    }
    let matrix = LayoutMatrix(
      devices: [.iPhone16, .iPhone16Pro], orientations: [.portrait, .landscape],
      styles: [.light, .dark])
    let gallery = Gallery("Both", of: previews, across: matrix, contracts: [noIssues()])
    #expect(
      GalleryIndex(gallery).exhibits.map(\.failures) == [[0: "00110011"], [0: "11111111"]])
  }

  @Test func exemptedFailureIsNotMarked() {
    let preview = LayoutPreview("Long", size: .fixed(CGSize(width: 60, height: 40))) {
      let label = UILabel()
      label.accessibilityIdentifier = "ticker"
      label.text = "A text that is too long"
      label
    }
    let contracts = [noTruncation(), noTruncation(except: "ticker", because: "it moves")]
    let gallery = Gallery("One", of: [preview], across: LayoutMatrix(), contracts: contracts)
    #expect(GalleryIndex(gallery).exhibits.map(\.failures) == [[0: "1"]])
  }
}
