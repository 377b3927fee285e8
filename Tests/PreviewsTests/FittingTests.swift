import DeStijl
import TestSupport
import Testing

@testable import Previews

/// The sizes that SwiftUI asks for. The code for SwiftUI itself only compiles against a stand-in.
@MainActor
struct FittingTests {
  private let label = UILabel()

  init() {
    label.numberOfLines = 0
    label.text = "Several words, which take several lines where there is little room"
  }

  @Test func viewFitsItsContentWithinTheAvailableWidth() {
    let view = FittingView(label)
    let natural = view.fittingSize(width: nil, height: nil)
    #expect(natural.height < 21 && natural.width > 400)
    #expect(view.fittingSize(width: 1000, height: nil) == natural)
    #expect(view.fittingSize(width: .infinity, height: nil) == natural)
    let narrow = view.fittingSize(width: 200, height: nil)
    #expect(narrow.width == 200 && narrow.height > 60)
  }

  @Test func intrinsicSizeFollowsTheWidth() {
    let view = FittingView(label)
    let natural = view.intrinsicContentSize
    view.frame.size = CGSize(width: 200, height: 100)
    view.layoutIfNeeded()
    #expect(view.intrinsicContentSize.height > natural.height * 2)
  }

  /// The text belongs to the content itself or to a view inside it, which the view notices in its next
  /// layout pass. Only the intrinsic size reported by the view makes room for the text.
  @Test(arguments: [0, 1, 2]) func intrinsicSizeFollowsTheText(depth: Int) {
    label.text = "Short"
    label.setContentCompressionResistancePriority(UILayoutPriority(100), for: .vertical)
    label.setContentHuggingPriority(UILayoutPriority(60), for: .vertical)
    var content: UIView = label
    for _ in 0..<depth {
      let (view, inner) = (UIView(), content)
      Mondrian.buildSubviews(on: view) { VStackBlock(alignment: .fill) { inner } }
      content = view
    }
    let (host, view) = (UIView(), FittingView(content))
    host.addSubview(view)
    view.mondrian.layout.top(.toSuperview).leading(.toSuperview).width(200).activate()
    host.layoutIfNeeded()
    let short = view.frame.height
    #expect(short > 15 && short < 25)
    label.text = "Several words, which take several lines where there is little room"
    if depth > 0 { view.setNeedsLayout() }
    host.layoutIfNeeded()
    #expect(view.frame.height > short * 2)
    label.text = "Short"
    if depth > 0 { view.setNeedsLayout() }
    host.layoutIfNeeded()
    #expect(view.frame.height == short)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft], [16, 18])
  func variantAppliesItsTraitsToTheContent(
    direction: UIUserInterfaceLayoutDirection, release: Int
  ) {
    let preview = LayoutPreview(
      "Large", devices: [.iPadMini6], textSizes: [.accessibilityLarge], directions: [direction],
      styles: [.dark]
    ) { UIView() }
    #expect(preview.variants.count == 1)
    let controller = VariantController(preview, preview.variants[0])
    onRelease(release) { controller.loadViewIfNeeded() }
    let traits = controller.content.traitCollection
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.userInterfaceStyle == .dark)
    #expect((traits.layoutDirection == .rightToLeft) == (direction == .rightToLeft))
    let parent = controller.overrideTraitCollection(forChild: controller.content)
    #expect((parent != nil) == (release < 17))
    #expect(controller.size == CGSize(width: 744, height: 1133))
  }

  @Test func variantSizeFitsItsContent() {
    let preview = LayoutPreview("Small", size: .width(120)) {
      let view = UIView()
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "Several words, which take several lines"
      Mondrian.buildSubviews(on: view) { VStackBlock { label }.padding(10) }
      view
    }
    let size = VariantController(preview, preview.variants[0]).size
    #expect(size.width == 120 && size.height > 60)
  }

  @Test func allCombinationsOfTraitsAreVariants() {
    let preview = LayoutPreview(
      "Many", devices: [.iPhoneSE, .iPhone16], textSizes: [.large, .small],
      directions: [.leftToRight, .rightToLeft], styles: [.light, .dark]
    ) { UIView() }
    #expect(Set(preview.variants).count == 16)
    #expect(preview.variants[0].text == "iPhoneSE")
  }

  @Test func variantTextNamesTheDeviceAndUnusualTraits() {
    let preview = LayoutPreview(
      "Other", textSizes: [.extraExtraLarge, .accessibilityMedium], directions: [.rightToLeft],
      styles: [.dark]
    ) { UIView() }
    #expect(
      preview.variants.map(\.text) == [
        "iPhone16, text XXL, right to left, dark",
        "iPhone16, text AccessibilityM, right to left, dark",
      ])
  }
}
