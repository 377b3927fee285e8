import Foundation
import HeadlessUIKit
import Testing

/// Subclasses as apps write them: the members that they may override, and the initializers that
/// they inherit.
@MainActor
struct SubclassSignatureTests {
  private final class Table: UITableView {
    var log: [String] = []
    override weak var delegate: (any UITableViewDelegate)? { didSet { log.append("delegate") } }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      log.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private final class Collection: UICollectionView {
    var batches = 0
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      batches += 1
      super.performBatchUpdates(updates, completion: completion)
    }
    override weak var delegate: (any UICollectionViewDelegate)? {
      get { super.delegate }
      set { super.delegate = newValue }
    }
  }

  private final class Text: UITextView {
    override weak var delegate: (any UITextViewDelegate)? {
      didSet { isEditable = delegate != nil }
    }
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Item: UIBarButtonItem {
    override init() {
      super.init()
      title = "x"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Column: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      axis = .vertical
    }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  @MainActor private final class Screen {
    let table = Table()
    let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var count = 0

    func change() {
      table.performBatchUpdates { count += 1 }
      table.performBatchUpdates({ count += 1 }, completion: nil)
      table.performBatchUpdates({ count += 1 }) { _ in self.count += 1 }
      table.performBatchUpdates(nil) { _ in }
      table.performBatchUpdates(nil)
      let stored: () -> Void = { self.count += 1 }
      table.performBatchUpdates(stored)
      let maybe: (() -> Void)? = stored
      table.performBatchUpdates(maybe, completion: nil)
    }

    func changeItems() {
      collection.performBatchUpdates { count += 1 }
      collection.performBatchUpdates({ count += 1 }, completion: nil)
      collection.performBatchUpdates({ count += 1 }) { _ in self.count += 1 }
      collection.performBatchUpdates(nil) { _ in }
      collection.performBatchUpdates(nil)
      let stored: () -> Void = { self.count += 1 }
      collection.performBatchUpdates(stored)
      let maybe: (() -> Void)? = stored
      collection.performBatchUpdates(maybe, completion: nil)
    }
  }

  @Test func batchUpdatesTakeTrailingAndOptionalClosures() {
    let screen = Screen()
    screen.change()
    #expect(screen.count == 5)
    #expect(screen.table.log == Array(repeating: "batch", count: 7))
    screen.changeItems()
    #expect(screen.count == 10 && screen.collection.batches == 7)
  }

  @Test func delegatePropertiesCanBeOverridden() {
    let delegate = Delegate()
    let table = Table()
    table.delegate = delegate
    (table as UIScrollView).delegate = delegate
    let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.delegate = delegate
    let text = Text()
    text.delegate = delegate
    #expect(table.log == ["delegate"] && table.delegate === delegate)
    #expect((collection as UIScrollView).delegate === delegate)
    #expect(text.isEditable && (text as UIScrollView).delegate === delegate)
  }

  private final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegate,
    UITextViewDelegate
  {}

  @Test func initializersMatchUIKit() {
    #expect(Item().title == "x" && Column().axis == .vertical)
    #expect(UIVisualEffectView().effect == nil && NSTextContainer().size == .zero)
    #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UILayoutGuide(coder: coder) != nil)
    #expect(UIStackView(coder: coder).arrangedSubviews.isEmpty)
    #expect(Text(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.maxY == 6)
  }

  private final class Animator: UIViewPropertyAnimator {
    private(set) var made = ["Animator"]
    override init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
      super.init(duration: duration, timingParameters: timingParameters)
      made.append("\(duration)")
    }
  }

  @Test func runningAnimatorHasTheRequestedClass() {
    var isMoved = false
    let animator = Animator.runningPropertyAnimator(
      withDuration: 2, delay: 0, animations: { isMoved = true })
    #expect(type(of: animator) == Animator.self && animator.made == ["Animator", "2.0"])
    #expect(animator.state == .active && isMoved)
    let plain = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: {})
    #expect(type(of: plain) == UIViewPropertyAnimator.self)
  }

  private final class Numbers: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      "Section \(section)"
    }
  }

  @Test func diffableDataSourcesCanBeSubclassed() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = Numbers(tableView: table) { _, _, _ in UITableViewCell() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([7])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    let window = Headless.host(table)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
    withExtendedLifetime(window) {}
  }

  @Test func spaceItemsHaveTheRequestedClass() {
    let flexible: Item = .flexibleSpace()
    let fixed: Item = .fixedSpace(8)
    #expect(type(of: flexible) == Item.self && fixed.width == 8)
    #expect(UIBarButtonItem.fixedSpace(3).width == 3)
  }

  private final class Press: UIButton {
    var titles: [String?] = []
    override func setTitle(_ title: String?, for state: UIControl.State) {
      titles.append(title)
      super.setTitle(title?.uppercased(), for: state)
    }
    override var currentTitle: String? { super.currentTitle.map { "\($0)!" } }
  }

  @Test func systemButtonHasTheRequestedClass() {
    let button = Press.systemButton(withPrimaryAction: UIAction(title: "Go") { _ in })
    #expect(type(of: button) == Press.self && button.titles == ["Go"])
    #expect(button.buttonType == .system && button.frame == .zero)
  }

  private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var layer: CAGradientLayer { super.layer as? CAGradientLayer ?? CAGradientLayer() }
    override func endEditing(_ force: Bool) -> Bool { force }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) {
      super.addConstraints(constraints.filter { $0.firstAttribute == .width })
    }
  }

  private final class Pushed: UIViewController {
    let bars = UINavigationController()
    override var navigationController: UINavigationController? { bars }
  }

  @Test func membersOfUIKitCategoriesCanBeOverridden() {
    let button = Press(type: .system)
    button.setTitle("Go", for: .normal)
    #expect(button.titles == ["Go"] && button.title(for: .normal) == "GO")
    #expect(button.currentTitle == "GO!" && button.accessibilityLabel == "GO!")

    let view = Gradient(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.colors = []
    #expect(view.layer.position == view.center && !view.endEditing(false))
    view.addConstraint(view.widthAnchor.constraint(equalToConstant: 5))
    view.addConstraint(view.heightAnchor.constraint(equalToConstant: 5))
    #expect(view.constraints.map(\.firstAttribute) == [.width])

    let pushed = Pushed()
    #expect(pushed.navigationController === pushed.bars)
  }

  @Test func searchBarSharesTextInputTraitsWithItsField() {
    let bar = UISearchBar()
    bar.returnKeyType = .done
    bar.autocorrectionType = .no
    #expect(bar.searchTextField.returnKeyType == .done)
    #expect((bar as any UITextInputTraits).autocorrectionType == .no)
  }
}
