import TestSupport
import Testing

@MainActor
struct ChoiceTests {
  private let a = SizedView("a", 60, 20)
  private let b = SizedView("b", 60, 20)

  /// A window with a view of variable width.
  @MainActor
  private final class Room {
    let view = UIView()
    private let window: UIWindow
    private let widthConstraint: NSLayoutConstraint

    init(width: CGFloat, category: UIContentSizeCategory = .large) {
      let backdrop = UIView()
      var environment = Headless.Environment(device: .iPhone16)
      environment.contentSizeCategory = category
      window = Headless.host(backdrop, in: environment)
      backdrop.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      widthConstraint = view.widthAnchor.constraint(equalToConstant: width)
      NSLayoutConstraint.activate([
        widthConstraint, view.topAnchor.constraint(equalTo: backdrop.topAnchor),
        view.leadingAnchor.constraint(equalTo: backdrop.leadingAnchor),
      ])
    }

    var width: CGFloat {
      get { widthConstraint.constant }
      set { widthConstraint.constant = newValue }
    }

    func layOut() { window.layoutIfNeeded() }
  }

  /// A text that takes at least three lines in a width of 60 points, and otherwise one.
  private var text: UILabel {
    let label = UILabel()
    (label.text, label.numberOfLines) = ("One two three four five six", 0)
    return label
  }

  @Test(arguments: [(60, false), (300, true)])
  func choiceOfTextByHeightDependsOnTheWidth(width: CGFloat, fits: Bool) {
    let (stage, text) = (Stage(CGSize(width: width, height: 40)), text)
    Mondrian.buildSubviews(on: stage.view) {
      FirstThatFits(along: .vertical) {
        text
        a
      }
    }
    _ = stage.size
    #expect((text.superview != nil) == fits && (a.superview == nil) == fits)
  }

  @Test(arguments: [(60, false), (300, true)])
  func wrappingTextReducesTheRoomOfAChoice(width: CGFloat, fits: Bool) {
    let (stage, text, high) = (
      Stage(CGSize(width: width, height: 70)), text, SizedView("high", 10, 40)
    )
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock {
        text
        FirstThatFits(along: .vertical) {
          high
          SizedView("low", 10, 5)
        }
        StackingSpacer(minLength: 0)
      }
    }
    _ = stage.size
    #expect((high.superview != nil) == fits)
  }

  /// The row has a line of 4 points between two gaps of 10.
  @Test(arguments: [(143, false), (144, true)])
  func separatorsTakeRoom(width: Int, fits: Bool) {
    let room = Room(width: CGFloat(width))
    Mondrian.buildSubviews(on: room.view) {
      FirstThatFits {
        HStackBlock(spacing: 10) { [a, b] }.separators(thickness: 4)
        VStackBlock { [a, b] }
      }
    }
    room.layOut()
    #expect((a.frame.minY == b.frame.minY) == fits)
  }

  @Test func spacingAlongAStackTakesNoRoomAcrossIt() {
    let room = Room(width: 80)
    Mondrian.buildSubviews(on: room.view) {
      FirstThatFits {
        VStackBlock(alignment: .leading) {
          a.spacingAfter(50)
          b
        }
        HStackBlock { [a, b] }
      }
    }
    room.layOut()
    #expect(a.frame.maxY + 50 == b.frame.minY)
  }

  @Test func choiceIsMadeAgainWhenTheRoomChanges() {
    let room = Room(width: 200)
    Mondrian.buildSubviews(on: room.view) {
      FirstThatFits {
        HStackBlock(spacing: 10) {
          a
          b
        }
        .padding(5)
        VStackBlock {
          a
          b
        }
      }
    }
    room.layOut()
    #expect(a.frame.minY == b.frame.minY)
    room.width = 139
    room.layOut()
    #expect(a.frame.maxY == b.frame.minY)
    room.width = 140
    room.layOut()
    #expect(a.frame.minY == b.frame.minY)
    #expect(room.view.subviews.filter { $0 is SizedView }.count == 2)
  }

  /// The second block would make the host so narrow that the first never fits.
  @Test func firstBlockIsChosenWhileTheRoomIsUnknown() {
    let room = Room(width: 200)
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: room.view) {
        FirstThatFits {
          a
          b.viewBlock.width(40)
        }
      }
      #expect(a.superview === room.view && b.superview == nil)
      room.layOut()
    }
    #expect(issues.map(\.description) == [])
    #expect(a.frame.width == 200 && b.superview == nil)
  }

  @Test func choicesGridsAndFlowsCanBeChosen() {
    let grid = VGridBlock(columns: [.init(), .init()], columnSpacing: 10) { [a, b] }
    let inner = FirstThatFits {
      HStackBlock { [a, b] }
      VStackBlock { [a, b] }
    }
    let flow = FlowBlock(spacing: 10) { [a, b] }
    for (block, length) in [(grid, 130), (inner, 60), (flow, 60)] as [(any Block, CGFloat)] {
      for width in [length - 1, length] {
        let room = Room(width: width)
        let other = SizedView("other", 10)
        Mondrian.buildSubviews(on: room.view) {
          FirstThatFits {
            block
            other
          }
        }
        room.layOut()
        #expect((other.superview == nil) == (width == length), "\(block)")
      }
    }
  }

  @Test func lastBlockIsChosenIfNoneFits() {
    let room = Room(width: 20)
    let c = SizedView("c", 30, 20)
    Mondrian.buildSubviews(on: room.view) {
      FirstThatFits {
        a.width(100)
        c
      }
    }
    room.layOut()
    #expect(a.superview == nil)
    #expect(c.superview === room.view)
  }

  @Test func choiceOfAManagerNeedsNoReload() {
    let room = Room(width: 200)
    let manager = LayoutManager()
    manager.setup(on: room.view) {
      FirstThatFits {
        a.width(150)
        b
      }
    }
    room.layOut()
    #expect(a.superview === room.view)
    room.width = 100
    room.layOut()
    #expect(a.superview == nil && b.superview === room.view)
    let before = Headless.counters
    manager.reloadLayout()
    room.layOut()
    #expect(Headless.counters == before)
  }

  /// The surroundings of a choice: the host, or views that the layout has made or received.
  @MainActor
  enum Surroundings: CaseIterable {
    case host, column, row, inColumnInRow, givenColumn, container

    func put(_ choice: any Block) -> any Block {
      switch self {
      case .host: choice
      case .column: VScrollBlock { choice }
      case .row: HScrollBlock { choice }
      case .inColumnInRow: HScrollBlock { VScrollBlock { choice }.width(50) }
      case .givenColumn: VScrollBlock(UIScrollView()) { choice }
      case .container: VStackBlock { choice }.container()
      }
    }
  }

  @MainActor
  enum Choice: CaseIterable {
    case fits, flow, reflow, grid

    func of(_ views: [UIView]) -> any Block {
      switch self {
      case .fits: FirstThatFits { views }
      case .flow: FlowBlock { views }
      case .reflow: HStackBlock { views }.reflow()
      case .grid: VGridBlock(columns: [GridLayoutItem(.adaptive(minimum: 30))]) { views }
      }
    }
  }

  /// Only the contents of the host retain the layout and its views for planning it again.
  @Test(arguments: Surroundings.allCases, Choice.allCases)
  func aLayoutWithAChoiceKeepsNothingAlive(surroundings: Surroundings, choice: Choice) {
    for isReplanned in [false, true] {
      weak var (host, view): (UIView?, UIView?)
      weak var context: LayoutBuilderContext?
      do {
        let room = Room(width: 100)
        let (first, others) = (UIView(), [UIView(), UIView()])
        context = Mondrian.buildSubviews(on: room.view) {
          surroundings.put(choice.of([first] + others))
        }
        room.layOut()
        if isReplanned { room.width = 20 }
        room.layOut()
        (host, view) = (room.view, first)
      }
      #expect(host == nil && view == nil && context == nil)
    }
  }

  /// The layout is planned again after it has been removed and added.
  @Test(arguments: Surroundings.allCases)
  func choiceIsMadeAgainAfterReactivation(surroundings: Surroundings) {
    let room = Room(width: 200)
    let context = Mondrian.buildSubviews(on: room.view) {
      surroundings.put(
        HStackBlock(alignment: .top) { [a, b] }.reflow(at: .accessibilityMedium))
    }
    room.layOut()
    context.deactivate(removingViews: true)
    room.layOut()
    context.activate()
    room.layOut()
    #expect(a.frame.minY == b.frame.minY)
    room.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    room.layOut()
    #expect(a.frame.minY < b.frame.minY)
  }

  /// Removing all views from the host releases the layout.
  @Test(arguments: Surroundings.allCases)
  func removingAllViewsReleasesTheLayout(surroundings: Surroundings) {
    weak var gone: UIView?
    let room = Room(width: 100)
    do {
      let view = UIView()
      Mondrian.buildSubviews(on: room.view) { surroundings.put(HStackBlock { view }.reflow()) }
      room.layOut()
      gone = view
    }
    #expect(gone != nil)
    for view in room.view.subviews { view.removeFromSuperview() }
    #expect(gone == nil)
  }

  @Test(arguments: [UIContentSizeCategory.large, .accessibilityLarge])
  func aRowIsAColumnAtLargeTextSizes(category: UIContentSizeCategory) {
    let room = Room(width: 200, category: category)
    Mondrian.buildSubviews(on: room.view) {
      HStackBlock(alignment: .top) {
        a
        b
      }
      .reflow(at: .accessibilityMedium)
    }
    room.layOut()
    #expect((a.frame.minY == b.frame.minY) == (category == .large))
  }

  @Test func aFlowBreaksWhereTheRoomEnds() {
    let room = Room(width: 200)
    let views = [60, 60, 60, 150, 20].map { SizedView("", $0, 20) }
    Mondrian.buildSubviews(on: room.view) {
      FlowBlock(spacing: 10, lineSpacing: 5) { views }
    }
    room.layOut()
    #expect(views.map(\.frame.origin.x) == [0, 70, 140, 0, 160])
    #expect(views.map(\.frame.origin.y) == [0, 0, 0, 25, 25])
    room.width = 130
    room.layOut()
    #expect(views.map(\.frame.origin.y) == [0, 0, 25, 50, 75])
  }

  @Test func flowFollowsTheLayoutDirection() {
    let room = Room(width: 100)
    room.view.semanticContentAttribute = .forceRightToLeft
    let views = [60, 60].map { SizedView("", $0, 20) }
    Mondrian.buildSubviews(on: room.view) { FlowBlock { views } }
    room.layOut()
    #expect(views.map(\.frame.minX) == [40, 40])
  }

  @Test func adaptiveColumnCountFollowsTheWidth() {
    let room = Room(width: 200)
    let views = (0..<4).map { _ in SizedView("", 10, 20) }
    Mondrian.buildSubviews(on: room.view) {
      VGridBlock(columns: [.init(.adaptive(minimum: 60))], columnSpacing: 10) { views }
    }
    room.layOut()
    #expect(views.map(\.frame.minX) == [0, 70, 140, 0])
    #expect(views.map(\.frame.width) == [60, 60, 60, 60])
    room.width = 199
    room.layOut()
    #expect(views[1].frame.minX > 100 && views[2].frame.minX == 0)
    room.width = 40
    room.layOut()
    #expect(views.map(\.frame.minX) == [0, 0, 0, 0])
  }
}
