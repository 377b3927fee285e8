import TestSupport

extension BlockPage {
  /// Pages that belong together, as the overview shows them.
  struct Family: Sendable {
    let title: String
    let pages: [BlockPage]
  }

  static let all = families.flatMap(\.pages)

  static let families = [
    Family(title: "Stacks and layers", pages: stacks),
    Family(title: "Grids, flows and choices", pages: lines),
    Family(title: "Scrolling", pages: scrolling),
    Family(title: "Elements", pages: elements),
    Family(title: "Boxes", pages: boxes),
    Family(title: "Elements of a stack or a grid", pages: places),
    Family(title: "Names and changes", pages: changes),
  ]

  private static let stacks = [
    BlockPage(
      "VStackBlock",
      .init("vStackBlock", "Three views in a column, at its leading edge") { $0.vStackBlock() },
      .init("separators", "A line between each two elements") { $0.separators() }),
    BlockPage(
      "HStackBlock",
      .init("hStackBlock", "Three views in a row, at its top") { $0.hStackBlock() },
      .init(
        "distribution", "Two views of the same width", size: CGSize(width: 240, height: 48)
      ) { $0.distribution() }),
    BlockPage(
      "ZStackBlock",
      .init("zStackBlock", "One view upon another, at its lower trailing corner") {
        $0.zStackBlock()
      }),
    BlockPage(
      "StackingSpacer",
      .init(
        "stackingSpacer", "The spacer takes what the row has to spare",
        size: CGSize(width: 240, height: 48)
      ) { $0.stackingSpacer() }),
    BlockPage(
      "DividerBlock",
      .init("dividerBlock", "A line between two views, as wide as the column") {
        $0.dividerBlock()
      }),
  ]

  private static let lines = [
    BlockPage(
      "VGridBlock",
      .init(
        "vGridBlock", "A column of a fixed width and one that takes the rest",
        size: CGSize(width: 200, height: 104)
      ) { $0.vGridBlock() }),
    BlockPage(
      "HGridBlock",
      .init("hGridBlock", "Two rows of the same height") { $0.hGridBlock() }),
    BlockPage(
      "FlowBlock",
      .init(
        "flowBlock", "Five views in as many lines as a width of 220 points asks for",
        size: CGSize(width: 220, height: 88)
      ) { $0.flowBlock() }),
    BlockPage(
      "FirstThatFits",
      .init(
        "firstThatFits", variant: "Wide", "A row where there is room for it",
        size: CGSize(width: 200, height: 60)
      ) { $0.firstThatFits() },
      .init(
        "firstThatFits", variant: "Narrow", "A column where there is not",
        size: CGSize(width: 120, height: 60)
      ) { $0.firstThatFits() }),
    BlockPage(
      "ReflowingBlock",
      .init("reflow", "A row at usual sizes of text") { $0.reflow() },
      .init("reflow", variant: "Large", "A column at the largest one", isLarge: true) {
        $0.reflow()
      }),
  ]

  private static let scrolling = [
    BlockPage(
      "VScrollBlock",
      .init(
        "vScrollBlock", "A column that is higher than its view",
        size: CGSize(width: 160, height: 80)
      ) { $0.vScrollBlock() }),
    BlockPage(
      "HScrollBlock",
      .init(
        "hScrollBlock", "A row that is wider than its view",
        size: CGSize(width: 160, height: 64)
      ) { $0.hScrollBlock() }),
    BlockPage(
      "ScrollBlock",
      .init(
        "scrollBlock", "A row that is larger than what shows it",
        size: CGSize(width: 160, height: 80)
      ) { $0.scrollBlock() }),
  ]

  private static let elements = [
    BlockPage(
      "ViewBlock",
      .init("viewBlock", "A view says that it is a block, another just is one") { $0.viewBlock() },
      .init("madeViews", "A label for each of some values, made by the layout") {
        $0.madeViews()
      }),
    BlockPage(
      "LayoutGuideBlock",
      .init("layoutGuideBlock", "A guide takes its place between two views") {
        $0.layoutGuideBlock()
      }),
    BlockPage(
      "EmptyLayout",
      .init("emptyLayout", "Nothing, which has no spacing either") { $0.emptyLayout() }),
    BlockPage(
      "BlockGroup",
      .init("blockGroup", "The blocks of a group are elements of the column") {
        $0.blockGroup()
      }),
    BlockPage(
      "LayoutContainer",
      .init(
        "layoutContainer", "The title lies below the status bar, the detail at the lower edge",
        size: CGSize(width: 160, height: 160)
      ) { $0.layoutContainer() }),
  ]

  private static let boxes = [
    BlockPage(
      "RelativeBlock",
      .init("padding", "Space on all sides, more of it beside the view") { $0.padding() },
      .init(
        "relative", "At two edges, and inside of the others", size: CGSize(width: 160, height: 80)
      ) { $0.relative() }),
    BlockPage(
      "SizedBlock",
      .init("size", "A size, and a least width") { $0.size() },
      .init("aspectRatio", "A height, and a width that follows it") { $0.aspectRatio() }),
    BlockPage(
      "DecoratedBlock",
      .init("background", "A view behind the title and the space around it") { $0.background() },
      .init("overlay", "A view in front of another, in a corner") { $0.overlay() }),
  ]

  private static let places = [
    BlockPage(
      "AlignedBlock",
      .init("alignSelf", "The detail lies at the other edge than its column says") {
        $0.alignSelf()
      }),
    BlockPage(
      "SpacedBlock",
      .init("spacingAfter", "More space after the photo than elsewhere") { $0.spacingAfter() }),
    BlockPage(
      "WeightedBlock",
      .init(
        "weight", "The title gets twice as much as the detail",
        size: CGSize(width: 260, height: 48)
      ) { $0.weight() }),
    BlockPage(
      "PrioritizedBlock",
      .init(
        "contentPriorities", "The title keeps its width, the detail takes what is left",
        size: CGSize(width: 240, height: 48)
      ) { $0.contentPriorities() }),
    BlockPage(
      "SpanningBlock",
      .init("span", "A cell over both columns") { $0.span() }),
  ]

  private static let changes = [
    BlockPage(
      "CollapsingBlock",
      .init("gone", "The badge is not there, nor is its spacing") { $0.gone() }),
    BlockPage(
      "TransitionBlock",
      .init("transition", "The badge comes from the top when it comes; that costs nothing here") {
        $0.transition()
      }),
    BlockPage(
      "IdentifiedBlock",
      .init("identity", "A name, with which constraints are found; it costs nothing") {
        $0.identity()
      }),
    BlockPage(
      "CapturedBlock",
      .init("capture", "The constraints of the detail are in the group as well") {
        $0.capture()
      }),
  ]
}
