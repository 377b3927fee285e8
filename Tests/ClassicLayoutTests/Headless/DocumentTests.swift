import Foundation
import TestSupport
import Testing

/// Whole examples of the documentation, verbatim.
@MainActor
struct DocumentTests {
  private let stage = Stage(CGSize(width: 300, height: 400))
  private let myScrollContentView = SizedView("content")

  private func scroll(
    _ fill: (ContentContainer<UIScrollView>) -> ViewLayout<some UIView>
  ) -> UIScrollView? {
    stage.view.layoutContent { content in
      content.putScroll()
        .edges(.equal, to: .parent)
        .layoutContent { scroll in
          _ = fill(scroll)
        }
    }
    _ = stage.size
    return stage.view.subviews.first as? UIScrollView
  }

  @Test func madeContentViewScrollsVertically() {
    let scroll = scroll { scroll in
      scroll.putScrollVContentView()
        .layoutContent { scrollContent in
          scrollContent.put(SizedView("tall", 10, 900)).edges(.equal, to: .parent)
        }
    }
    #expect(scroll?.contentSize == CGSize(width: 300, height: 900))
  }

  @Test func givenContentViewScrollsVertically() {
    let scroll = scroll { scroll in
      scroll.putAsScrollVContent(myScrollContentView)
        .layoutContent { scrollContent in
          scrollContent.put(SizedView("tall", 10, 900)).edges(.equal, to: .parent)
        }
    }
    #expect(scroll?.contentSize == CGSize(width: 300, height: 900))
    #expect(myScrollContentView.superview === scroll)
  }

  @Test func madeContentViewScrollsHorizontally() {
    let scroll = scroll { scroll in
      scroll.putScrollHContentView()
        .layoutContent { scrollContent in
          scrollContent.put(SizedView("wide", 900, 10)).edges(.equal, to: .parent)
        }
    }
    #expect(scroll?.contentSize == CGSize(width: 900, height: 400))
  }

  @Test func givenContentViewScrollsHorizontally() {
    let scroll = scroll { scroll in
      scroll.putAsScrollHContent(myScrollContentView)
        .layoutContent { scrollContent in
          scrollContent.put(SizedView("wide", 900, 10)).edges(.equal, to: .parent)
        }
    }
    #expect(scroll?.contentSize == CGSize(width: 900, height: 400))
    #expect(myScrollContentView.superview === scroll)
  }

  @Test func textViewsAreConfiguredInPlace() {
    stage.view.layoutContent { content in
      content.putTextView()
        .backgroundColor(.white)
        .text("some text")
        .edges(.equal, to: .safeArea)
      content.putTextView()
        .edges(.equal, to: .safeArea)
        .apply {
          $0.backgroundColor = .white
          $0.text = "some text"
        }
    }
    let views = stage.view.subviews.compactMap { $0 as? UITextView }
    #expect(views.map(\.text) == ["some text", "some text"])
    #expect(views.allSatisfy { $0.backgroundColor == .white })
  }

  @Test func delegateMethodsAreOptional() {
    let yourDelegate = QuietDelegate()
    let controller = UIViewController()
    let child = UIViewController()
    let orphan = UIView()
    let issues = LayoutDiagnostics.collect {
      controller.layoutContent(withDelegate: yourDelegate) { content in
        content.put(child)
      }
      orphan.layout(withDelegate: yourDelegate) { $0.top(.equal, to: .parent) }
    }
    #expect(controller.children == [child])
    #expect(issues.count == 1 && yourDelegate.errors == 1)
  }

  @Test func moleculeLaysOutItself() {
    let molecule = CardMolecule()
    stage.view.layoutContent { $0.put(molecule).edges(.equal, to: .parent) }
    #expect(molecule.log == ["will", "content", "did"])
    #expect(molecule.someView.frame == .zero)
    _ = stage.size
    #expect(molecule.someView.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(molecule.someOtherView.frame == CGRect(x: 0, y: 150, width: 300, height: 250))
  }

  @Test func buildersConfigureObjects() {
    let built: UILabel = build {
      $0.text = "some text"
      $0.textColor = .black
    }
    let chained = build(UILabel.self).text("some text").textColor(.black).build()
    let object = build(UILabel()).text("some text").textColor(.black).build()
    for label in [built, chained, object] {
      #expect(label.text == "some text" && label.textColor == .black)
    }
  }

  @Test func buttonCallsItsClickClosure() {
    var count = 0
    let button: UIButton = build {
      $0.didClicked(then: { _ in count += 1 })
    }
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }

  @Test func screenOfMadeViewsIsLaidOut() throws {
    let controller = BasicController()
    let window = Headless.host(
      controller.view, in: Headless.Environment(size: CGSize(width: 390, height: 844)))
    window.layoutIfNeeded()
    let view = try #require(controller.view)
    let stack = try #require(view.subviews.compactMap { $0 as? UIStackView }.first)
    let label = controller.topLabel
    #expect(view.subviews.first is UISearchBar)
    #expect(label.frame.minX == 18 && label.frame.width == 354)
    #expect(abs(label.frame.minY - view.subviews[0].frame.maxY - 18) < 0.001)
    #expect(stack.center.x == 195 && stack.arrangedSubviews.count == 2)
    #expect(controller.bottomButton.frame.height == 36)
    #expect(controller.priorities(of: label) == [998, 997, 996])
    #expect(controller.priorities(of: stack) == [995, 250, 994])
    #expect(controller.priorities(of: controller.bottomButton) == [992, 991])
    #expect(controller.priorities(of: stack.arrangedSubviews[1]) == [993])
    controller.bottomButton.sendActions(for: .touchUpInside)
    #expect(label.text == "click count: 1")
  }

  @Test func compatiblePropertiesTakeEitherKindOfTextAndImage() {
    let (label, field, imageView) = (UILabel(), UITextField(), UIImageView())
    label.textCompat = "some text"
    field.placeholderCompat = NSAttributedString(string: "some text")
    imageView.imageCompat = UIImageView.Animation(
      images: [UIImage()], duration: 0.5, animating: true, repeatCount: 2)
    #expect(label.text == "some text" && field.placeholder == "some text")
    #expect(imageView.isAnimating && imageView.animationDuration == 0.5)
  }

  @Test func screenOfClosureBuiltViewsIsLaidOut() throws {
    let controller = ClosureController()
    let window = Headless.host(
      controller.view, in: Headless.Environment(size: CGSize(width: 390, height: 844)))
    window.layoutIfNeeded()
    #expect(
      controller.view.subviews == [
        controller.searchBar, controller.topLabel, controller.stackLayout, controller.bottomButton,
      ])
    let gap = controller.topLabel.frame.minY - controller.searchBar.frame.maxY
    #expect(abs(gap - 18) < 0.001 && controller.topLabel.frame.midX == 195)
    #expect(controller.stackLayout.arrangedSubviews.count == 2)
    #expect(controller.imageView.frame.size == CGSize(width: 90, height: 90))
    #expect(controller.bottomButton.frame.minX == 18)
  }
}

/// The first example of the older documentation, without its bindings to a state.
private final class ClosureController: UIViewController {
  lazy var bottomButton: UIButton = build {
    $0.setTitle("Bottom Button", for: .normal)
    $0.setTitleColor(.black, for: .normal)
  }
  lazy var topLabel: UILabel = build {
    $0.text = "TOP LABEL"
    $0.textColor = .black
    $0.textAlignment = .center
  }
  lazy var middleLabel: UILabel = build {
    $0.text = "MIDDLE LABEL"
    $0.textColor = .black
    $0.textAlignment = .center
  }
  lazy var searchBar: UISearchBar = build {
    $0.placeholder = "placeholder"
  }
  lazy var imageView: UIImageView = build {
    $0.contentMode = .scaleAspectFit
  }
  lazy var stackLayout: UIStackView = build {
    $0.axis = .vertical
    $0.alignment = .center
    $0.distribution = .fill
    $0.spacing = 9
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layoutView()
  }

  func layoutView() {
    layoutContent { content in
      content.put(searchBar)
        .at(.fullTop, .equal, to: .safeArea)
      content.put(topLabel)
        .at(
          .bottomOfAndParallelWith(searchBar),
          .equalTo(UIEdgeInsets(horizontal: 0, top: 18, bottom: 0))
        )
        .horizontal(.moreThanTo(18), to: .parent)
      content.put(stackLayout)
        .center(.equal, to: .parent)
        .inBetween(
          of: topLabel, and: bottomButton, .vertically(.moreThanTo(18)), priority: .defaultLow
        )
        .horizontal(.moreThanTo(18), to: .parent)
        .layoutContent { stackContent in
          stackContent.putStacked(middleLabel)
          stackContent.putStacked(imageView)
            .size(.equalTo(.init(width: 90, height: 90)))
        }
      content.put(bottomButton)
        .at(.fullBottom, .equalTo(18), to: .safeArea)
        .height(.equalTo(36))
    }
  }
}

/// The first example of the documentation, without its bindings to a state.
private final class BasicController: UIViewController {
  private var clickCount = 0
  private var made = ConstraintGroup()

  lazy var bottomButton: UIButton = build {
    $0.didClicked { [weak self] _ in
      self?.clickCount += 1
      self?.topLabel.text = "click count: \(self?.clickCount ?? 0)"
    }
    $0.setTitle("Bottom Button", for: .normal)
    $0.setTitleColor(.black, for: .normal)
  }
  lazy var topLabel = build(UILabel.self)
    .text("TOP LABEL")
    .textColor(.black)
    .textAlignment(.center)
    .lineBreakMode(.byTruncatingMiddle)
    .build()

  override func viewDidLoad() {
    super.viewDidLoad()
    layoutView()
  }

  func layoutView() {
    made = layoutContent { content in
      content.putSearchBar()
        .placeholder("I am Placeholder")
        .at(.fullTop, .equal, to: .safeArea)
      content.put(topLabel)
        .top(.equalTo(18), to: Anchor(of: .previous).bottomAnchor)
        .centerX(.equal, to: .parent)
        .horizontal(.moreThanTo(18), to: .parent)
      content.putVStack()
        .alignment(.center)
        .distribution(.fill)
        .spacing(9)
        .center(.equal, to: .parent)
        .inBetween(
          of: topLabel, and: bottomButton, .vertically(.moreThanTo(18)), priority: .defaultLow
        )
        .horizontal(.moreThanTo(18), to: .parent)
        .layoutContent { sContent in
          sContent.putStackedLabel()
            .text("MIDDLE LABEL")
            .textColor(.black)
            .textAlignment(.center)
            .lineBreakMode(.byTruncatingMiddle)
          sContent.putStackedImageView()
            .image(UIImage())
            .contentMode(.scaleAspectFit)
            .size(.equalTo(.init(width: 90, height: 90)))
        }
      content.put(bottomButton)
        .at(.fullBottom, .equalTo(18), to: .safeArea)
        .height(.equalTo(36))
    }
  }

  /// The priorities of the statements about a view, in order.
  func priorities(of view: UIView) -> [Float] {
    var seen: Set<Float> = []
    return made.constraints.filter { $0.firstItem === view }.map(\.priority.rawValue)
      .filter { seen.insert($0).inserted }
  }
}

private final class CardMolecule: UIView, MoleculeView {
  let someView = UIView()
  let someOtherView = UIView()
  var log: [String] = []

  func layoutContent(_ layout: LayoutInsertable) {
    log.append("content")
    layout.put(someView).at(.fullTop, .equal, to: .parent).height(.equalTo(150))
    layout.put(someOtherView)
      .top(.equal, to: Anchor(of: .previous).bottomAnchor)
      .at(.fullBottom, .equal, to: .parent)
  }

  func moleculeWillLayout() { log.append("will") }
  func moleculeDidLayout() { log.append("did") }
}

/// A delegate that only receives errors.
@MainActor
private final class QuietDelegate: NamadaLayoutDelegate {
  var errors = 0

  func namadaLayout(_ view: UIView, erroWhenLayout error: NamadaError) { errors += 1 }
}
