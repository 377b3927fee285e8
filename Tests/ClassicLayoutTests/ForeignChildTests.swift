import DeStijl
import TestSupport
import Testing

/// The view of a controller that is a child of another controller. UIKit would throw for it.
@MainActor
struct ForeignChildTests {
  private final class Feed: UIViewController {}
  private final class Player: UIViewController {}
  private final class Detail: UIViewController {}

  enum Way: CaseIterable {
    case blocks, background, content, stacked, anchors, stack, style

    /// Puts a view into a stack view, or into its superview.
    @MainActor
    func put(_ view: UIView, in stack: UIStackView, _ host: UIView) {
      switch self {
      case .blocks: Mondrian.buildSubviews(on: host) { VStackBlock { view } }
      case .background:
        Mondrian.buildSubviews(on: host) {
          UIView().viewBlock.background { view }
        }
      case .content: host.layoutContent { $0.put(view).edges(.equal, to: .parent) }
      case .stacked: stack.layoutContent { $0.putStacked(view).height(.equalTo(10)) }
      case .anchors: host.add { view.topAnchor(0).leadingAnchor(0) }
      case .stack: stack.set { view }
      case .style: stack.set(style: ViewStyle([.views([view])]))
      }
    }
  }

  private let feed = Feed()
  private let player = Player()
  private let detail = Detail()

  private func put(_ way: Way, before prepare: () -> Void) -> [String] {
    feed.addChild(player)
    feed.view.addSubview(player.view)
    player.didMove(toParent: feed)
    let stack = UIStackView()
    detail.view.addSubview(stack)
    prepare()
    return complaints { way.put(player.view, in: stack, detail.view) }
  }

  @Test(arguments: Way.allCases)
  func viewOfAnotherControllersChildStaysInPlace(way: Way) {
    let log = put(way) {}
    #expect(log.count == 1 && player.view.superview === feed.view)
    #expect(
      log.first?.contains(
        """
        the view of Player, a child of Feed, can't be added to the view of Detail; make it a child \
        of Detail first, with addChild(_:)
        """) == true, "\(log)")
  }

  @Test(arguments: Way.allCases)
  func theViewOfAChildOfTheSameControllerIsPut(way: Way) {
    let log = put(way) {
      detail.addChild(player)
      player.didMove(toParent: detail)
    }
    #expect(log.isEmpty && player.view.isDescendant(of: detail.view), "\(log)")
  }
}
