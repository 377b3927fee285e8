import TestSupport
import Testing

/// Layouts that are built in other than standard settings, and learn about the settings while they are
/// being built.
@MainActor
struct SettingsTests {
  enum Setting: CaseIterable, Sendable {
    case standard, dark, pad, landscape, rightToLeft, largeText

    var environment: Headless.Environment {
      var environment = Headless.Environment(device: self == .pad ? .iPadAir11 : .iPhone16)
      switch self {
      case .dark: environment.userInterfaceStyle = .dark
      case .landscape: environment.orientation = .landscape
      case .rightToLeft: environment.layoutDirection = .rightToLeft
      case .largeText: environment.contentSizeCategory = .accessibilityLarge
      case .standard, .pad: break
      }
      return environment
    }
  }

  /// The moment at which the layout is built.
  enum Moment: CaseIterable, Sendable {
    case setUp, reload, viewDidLoad, viewWillAppear, inTheWindow
  }

  enum Measured: CaseIterable, Sendable {
    case flow, choice, tallChoice, columns, rows, reflow

    @MainActor
    func block(_ views: [UIView]) -> any Block {
      switch self {
      case .flow: FlowBlock(spacing: 4) { views }
      case .choice:
        FirstThatFits {
          HStackBlock(spacing: 4) { views }
          VStackBlock { views }
        }
      case .tallChoice:
        FirstThatFits(along: .vertical) {
          VStackBlock(spacing: 40) { views }
          VStackBlock { views }
        }.height(150)
      case .columns: VGridBlock(columns: [.init(.adaptive(minimum: 70))], spacing: 3) { views }
      case .rows:
        HGridBlock(rows: [.init(.adaptive(minimum: 30))], spacing: 3) { views }.height(100)
      case .reflow: HStackBlock(spacing: 4) { views }.reflow(at: .accessibilityMedium)
      }
    }
  }

  /// The surroundings of the block.
  enum Surrounding: CaseIterable, Sendable {
    case column, besideAnIcon, scrolling, layers

    @MainActor
    func around(_ block: any Block, _ icon: UIView) -> any Block {
      switch self {
      case .column: block
      case .besideAnIcon:
        HStackBlock(spacing: 4) {
          icon; block
        }
      case .scrolling: VScrollBlock(alignment: .fill) { block }.height(200)
      case .layers: ZStackBlock { block.relative(.all, 2) }
      }
    }
  }

  private final class Controller: UIViewController {
    let manager = LayoutManager()
    let icon = SizedView("icon", 20, 20)
    let views = (0..<5).map { SizedView("\($0)", 60, 20) }
    let moment: Moment
    let block: any Block
    private var isShown = false

    init(_ moment: Moment, _ measured: Measured, in surrounding: Surrounding) {
      self.moment = moment
      block = surrounding.around(measured.block(views), icon)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func setUp() {
      manager.setup(on: view, for: self) { controller in
        VStackBlock(alignment: .fill) {
          if controller.isShown { controller.block }
          StackingSpacer(minLength: 0)
        }
      }
    }

    func show() {
      isShown = true
      manager.reloadLayout()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      if moment != .reload { isShown = true }
      if moment == .viewDidLoad { setUp() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if moment == .viewWillAppear { setUp() }
    }
  }

  private func layOut(
    _ setting: Setting, _ moment: Moment, _ measured: Measured, in surrounding: Surrounding
  ) -> (controller: Controller, window: UIWindow) {
    let controller = Controller(moment, measured, in: surrounding)
    if moment == .setUp || moment == .reload { controller.setUp() }
    let window = Headless.host(controller, in: setting.environment)
    if moment == .inTheWindow { controller.setUp() }
    if moment == .reload {
      window.layoutIfNeeded()
      controller.show()
    }
    window.layoutIfNeeded()
    return (controller, window)
  }

  /// Whenever the layout is built, it equals one that is built now, and it knows all constraints.
  @Test(arguments: Setting.allCases, Surrounding.allCases)
  func layoutBuiltAtAnyMomentMatchesAFreshOne(setting: Setting, surrounding: Surrounding) {
    for (moment, measured) in Moment.allCases.flatMap({ moment in
      Measured.allCases.map { (moment, $0) }
    }) {
      let issues = LayoutDiagnostics.collect {
        let (controller, window) = layOut(setting, moment, measured, in: surrounding)
        let frames = controller.views.map(\.frame)
        let known = Set(controller.manager.constraints.map { ObjectIdentifier($0) })
        let all = constraints(in: controller.view)
        #expect(all.filter { !known.contains(ObjectIdentifier($0)) } == [], "\(measured) \(moment)")
        #expect(controller.manager.constraints.allSatisfy(\.isActive) as Bool)
        #expect(frames.allSatisfy { $0.width >= 60 && $0.height >= 20 }, "\(measured) \(moment)")
        let fresh = Controller(.inTheWindow, measured, in: surrounding)
        let other = Headless.host(fresh, in: setting.environment)
        other.layoutIfNeeded()
        fresh.setUp()
        other.layoutIfNeeded()
        #expect(frames == fresh.views.map(\.frame), "\(measured) \(moment)")
        let before = Headless.counters
        controller.manager.reloadLayout()
        #expect(Headless.counters == before, "\(measured) \(moment)")
        _ = window
      }
      #expect(issues.map(\.description) == [], "\(measured) \(moment)")
    }
  }
}
