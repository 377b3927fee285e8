import TestSupport

extension BlockPage {
  /// Related pages, as the overview groups them.
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
      .init("vStackBlock", "Three views in a column, aligned at its leading edge") {
        $0.vStackBlock()
      },
      .init("separators", "A line between adjacent elements") { $0.separators() }),
    BlockPage(
      "HStackBlock",
      .init("hStackBlock", "Three views in a row, aligned at its top") { $0.hStackBlock() },
      .init(
        "distribution", "Two views of equal width", size: CGSize(width: 240, height: 48)
      ) { $0.distribution() }),
    BlockPage(
      "ZStackBlock",
      .init("zStackBlock", "One view on top of another, in the bottom trailing corner") {
        $0.zStackBlock()
      }),
    BlockPage(
      "StackingSpacer",
      .init(
        "stackingSpacer", "The spacer takes the space that the row has to spare",
        size: CGSize(width: 240, height: 48)
      ) { $0.stackingSpacer() },
      .init("emptyCell", "In a grid, a spacer leaves a cell empty") { $0.emptyCell() }),
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
        "vGridBlock", "A column of a fixed width, and a column that takes the rest",
        size: CGSize(width: 200, height: 104)
      ) { $0.vGridBlock() }),
    BlockPage(
      "HGridBlock",
      .init("hGridBlock", "Two rows of equal height") { $0.hGridBlock() }),
    BlockPage(
      "FlowBlock",
      .init(
        "flowBlock", "Five views, broken into lines at a width of 220 points",
        size: CGSize(width: 220, height: 88)
      ) { $0.flowBlock() }),
    BlockPage(
      "FirstThatFits",
      .init(
        "firstThatFits", variant: "Wide", "A row where there is room for it",
        size: CGSize(width: 200, height: 60)
      ) { $0.firstThatFits() },
      .init(
        "firstThatFits", variant: "Narrow", "A column where there is no room for the row",
        size: CGSize(width: 120, height: 60)
      ) { $0.firstThatFits() }),
    BlockPage(
      "ReflowingBlock",
      .init("reflow", "A row at regular text sizes") { $0.reflow() },
      .init("reflow", variant: "Large", "A column at the largest text size", isLarge: true) {
        $0.reflow()
      }),
  ]

  private static let scrolling = [
    BlockPage(
      "VScrollBlock",
      .init(
        "vScrollBlock", "A column that is taller than its view",
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
        "scrollBlock", "A row that is larger than the scroll view",
        size: CGSize(width: 160, height: 80)
      ) { $0.scrollBlock() }),
    BlockPage(
      "FrameFillingBlock",
      .init(
        "fillingScrollFrame", "Two pages, each as wide as the view",
        size: CGSize(width: 160, height: 64)
      ) { $0.fillingScrollFrame() }),
  ]

  private static let elements = [
    BlockPage(
      "ViewBlock",
      .init("viewBlock", "A bare view, and a view that is wrapped in a block") { $0.viewBlock() },
      .init("madeViews", "A label for each value, made by the layout") {
        $0.madeViews()
      }),
    BlockPage(
      "LayoutGuideBlock",
      .init("layoutGuideBlock", "A layout guide between two views") {
        $0.layoutGuideBlock()
      }),
    BlockPage(
      "EmptyLayout",
      .init("emptyLayout", "An empty layout, which adds no spacing either") { $0.emptyLayout() }),
    BlockPage(
      "BlockGroup",
      .init("blockGroup", "The blocks of a group are elements of the column") {
        $0.blockGroup()
      }),
    BlockPage(
      "LayoutContainer",
      .init(
        "layoutContainer", "The title below the status bar, the detail at the bottom edge",
        size: CGSize(width: 160, height: 160)
      ) { $0.layoutContainer() }),
  ]

  private static let boxes = [
    BlockPage(
      "RelativeBlock",
      .init("padding", "Padding on all sides, wider at the leading and trailing edges") {
        $0.padding()
      },
      .init(
        "relative", "A view held at two edges and kept inside the others",
        size: CGSize(width: 160, height: 80)
      ) { $0.relative() }),
    BlockPage(
      "SizedBlock",
      .init("size", "A fixed size, and a minimum width") { $0.size() },
      .init("aspectRatio", "A fixed height, and a width that follows from it") { $0.aspectRatio() }),
    BlockPage(
      "DecoratedBlock",
      .init("background", "A background behind the title and its padding") { $0.background() },
      .init("overlay", "An overlay in a corner of a view") { $0.overlay() }),
  ]

  private static let places = [
    BlockPage(
      "AlignedBlock",
      .init("alignSelf", "The detail at the edge opposite to the column's alignment") {
        $0.alignSelf()
      }),
    BlockPage(
      "SpacedBlock",
      .init("spacingAfter", "More space after the photo than between the other views") {
        $0.spacingAfter()
      }),
    BlockPage(
      "WeightedBlock",
      .init(
        "weight", "The title is twice as wide as the detail",
        size: CGSize(width: 260, height: 48)
      ) { $0.weight() }),
    BlockPage(
      "PrioritizedBlock",
      .init(
        "contentPriorities", "The title keeps its width, the detail takes the rest",
        size: CGSize(width: 240, height: 48)
      ) { $0.contentPriorities() }),
    BlockPage(
      "SpanningBlock",
      .init("span", "A cell that spans both columns") { $0.span() }),
  ]

  private static let changes = [
    BlockPage(
      "CollapsingBlock",
      .init("gone", "The badge is gone, and so is its spacing") { $0.gone() }),
    BlockPage(
      "TransitionBlock",
      .init("transition", "The badge moves in from the top; the transition adds no constraints") {
        $0.transition()
      }),
    BlockPage(
      "IdentifiedBlock",
      .init("identity", "An identity by which constraints are found, at no cost") {
        $0.identity()
      }),
    BlockPage(
      "CapturedBlock",
      .init("capture", "The detail's constraints are also in the group") {
        $0.capture()
      }),
  ]
}
