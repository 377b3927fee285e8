import Foundation
import Testing

@testable import HeadlessUIKit

/// Numbers that nobody intends, from data or from a division: none of them traps.
@MainActor
@Suite(.serialized) struct ExtremeNumberTests {
  private final class Flow: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(arguments: [1e-20, 1e-300, CGFloat.leastNonzeroMagnitude])
  func flowLayoutSurvivesTinyItemSizes(length: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: length, height: length)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let source = Flow()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    let window = Headless.host(list)
    #expect(list.contentSize.height.isFinite && list.numberOfItems(inSection: 0) == 3)
    _ = window
  }

  nonisolated private static let layouts: [@MainActor () -> UICollectionViewLayout] = [
    { UICollectionViewFlowLayout() },
    {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let item = NSCollectionLayoutItem(layoutSize: size)
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [item])))
    },
  ]

  @Test(arguments: layouts.indices, [CGFloat.nan, .infinity, -.infinity])
  func noItemIsAtANonFinitePoint(layout: Int, number: CGFloat) {
    let source = Flow()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Self.layouts[layout]())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    let window = Headless.host(list)
    #expect(list.indexPathForItem(at: CGPoint(x: number, y: 5)) == nil)
    #expect(list.indexPathForItem(at: CGPoint(x: 5, y: 5)) == IndexPath(item: 0, section: 0))
    _ = window
  }

  /// The kerning of a font of this size overflows.
  @Test func labelSurvivesTheLargestFont() {
    let label = UILabel()
    label.font = .systemFont(ofSize: .greatestFiniteMagnitude)
    for count in 1...50 {
      label.text = String(repeating: "é", count: count)
      #expect(!label.intrinsicContentSize.width.isNaN)
    }
  }

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { 1e-20 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }
  }

  @Test func pickerSurvivesRowsWithoutHeight() {
    let (picker, rows) = (UIPickerView(), Rows())
    picker.dataSource = rows
    picker.delegate = rows
    let window = Headless.host(picker)
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    _ = window
  }

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let count: Int
    let width: CGFloat

    init(_ count: Int, width: CGFloat) { (self.count, self.width) = (count, width) }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      width
    }
  }

  @Test(arguments: [(Int.max, 10), (-1, 10), (2, CGFloat.nan), (2, .infinity)])
  func pickerSurvivesExtremeComponents(count: Int, width: CGFloat) {
    let (picker, wheels) = (UIPickerView(), Wheels(count, width: width))
    let messages = collectingLog {
      picker.delegate = wheels
      picker.dataSource = wheels
      withExtendedLifetime(Headless.host(picker)) {}
    }
    #expect(picker.numberOfComponents <= 100)
    #expect(picker.rowSize(forComponent: 0).width.isFinite)
    #expect(count < 0 || !messages.isEmpty)
  }

  @Test func pageControlSurvivesTheLargestPageCount() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    control.numberOfPages = .max
    #expect(Headless.render(control).count < 1_000_000 && control.numberOfPages == .max)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func extremeBarItemWidthIsLogged(width: CGFloat) {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItems = [item, .fixedSpace(5)]
    let messages = collectingLog {
      item.width = width
      let navigation = UINavigationController(rootViewController: controller)
      withExtendedLifetime(Headless.host(navigation)) {}
    }
    #expect(messages.count == 1 && messages[0].hasPrefix("The width "), "\(messages)")
  }

  private final class Zoomed: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .greatestFiniteMagnitude])
  func scrollViewSurvivesExtremeZoomScales(number: CGFloat) {
    let (scroll, zoomed) = (UIScrollView(frame: Self.screen), Zoomed())
    scroll.delegate = zoomed
    scroll.addSubview(zoomed.view)
    scroll.minimumZoomScale = number
    scroll.maximumZoomScale = number
    scroll.zoomScale = 3
    #expect(scroll.zoomScale.isFinite && scroll.contentSize.width.isFinite)
  }

  private final class Clipped: UIView {
    var number: CGFloat = 0

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.clip(to: CGRect(x: number, y: 0, width: number, height: 9))
      context.fill(CGRect(x: 0, y: number, width: 9, height: number))
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func drawingSurvivesExtremeClipRects(number: CGFloat) {
    let view = Clipped(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.number = number
    #expect(Headless.render(view).contains("<svg"))
  }

  @Test(arguments: [1e300, -1e300, .infinity, .nan])
  func labelSurvivesExtremeUnderlineStyles(style: Double) {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "text", attributes: [.underlineStyle: style, .strikethroughStyle: style])
    #expect(label.intrinsicContentSize.width > 10)
  }

  @Test func visualFormatMetricMayExceedInt() {
    let view = UIView()
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:[v(far)]", metrics: ["far": UInt64.max], views: ["v": view])
    #expect(constraints.first?.constant == CGFloat(UInt64.max))
  }

  private final class Endless: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let sections: Int
    init(sections: Int) { self.sections = sections }
    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { .max }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      .max
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(arguments: [1, 2])
  func tableShowsAtMostOneMillionRows(sections: Int) {
    let (table, rows) = (UITableView(frame: Self.screen), Endless(sections: sections))
    table.dataSource = rows
    let messages = collectingLog {
      let window = Headless.host(table)
      withExtendedLifetime(window) { table.layoutIfNeeded() }
    }
    #expect(messages.count { $0.contains("shows the first 1000000 of its items") } == 1)
    #expect(table.numberOfRows(inSection: 0) == 1_000_000 && !table.visibleCells.isEmpty)
  }

  @Test(arguments: [1, 2])
  func collectionShowsAtMostOneMillionItems(sections: Int) {
    let layout = UICollectionViewFlowLayout()
    let items = Endless(sections: sections)
    let list = UICollectionView(frame: Self.screen, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    let messages = collectingLog {
      let window = Headless.host(list)
      withExtendedLifetime(window) { list.layoutIfNeeded() }
    }
    #expect(messages.count { $0.contains("shows the first 1000000 of its items") } == 1)
    #expect(list.numberOfItems(inSection: 0) == 1_000_000 && !list.visibleCells.isEmpty)
  }

  private static let screen = CGRect(x: 0, y: 0, width: 320, height: 480)

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func popoverSurvivesExtremeSourcesAndMargins(number: CGFloat) {
    let settings: [(UIPopoverPresentationController) -> Void] = [
      { $0.sourceRect = CGRect(x: number, y: 0, width: 10, height: 10) },
      { $0.sourceRect = CGRect(x: 0, y: 0, width: number, height: 10) },
      { $0.popoverLayoutMargins.left = number },
      { $0.popoverLayoutMargins = .init(top: number, left: 0, bottom: number, right: 0) },
    ]
    for set in settings {
      let (root, shown) = (UIViewController(), UIViewController())
      let window = Headless.host(root, in: Headless.Environment(device: .iPadAir11))
      shown.modalPresentationStyle = .popover
      shown.popoverPresentationController?.sourceView = root.view
      if let popover = shown.popoverPresentationController { set(popover) }
      root.present(shown, animated: false)
      window.layoutIfNeeded()
      let frame = shown.view.convert(shown.view.bounds, to: window)
      let numbers = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      #expect(numbers.filter { !$0.isFinite } == [])
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func flowLayoutSurvivesExtremeItemSizes(number: CGFloat) {
    let settings: [(UICollectionViewFlowLayout) -> Void] = [
      { $0.itemSize.width = number }, { $0.itemSize.height = number },
      { $0.estimatedItemSize = CGSize(width: number, height: 20) },
    ]
    for set in settings {
      let (layout, source) = (UICollectionViewFlowLayout(), Flow())
      set(layout)
      let list = UICollectionView(frame: Self.screen, collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      let window = Headless.host(list)
      #expect(list.contentSize.height.isFinite && list.contentSize.width.isFinite)
      let ends = list.visibleCells.flatMap { [$0.frame.maxX, $0.frame.maxY] }
      #expect(ends.filter { !$0.isFinite } == [])
      _ = window
    }
  }

  /// A scene in which every number takes effect, and settings that each set one number of it.
  @MainActor
  final class Scene {
    let root = UIView()
    let stack = UIStackView()
    let scroll = UIScrollView()
    let label = UILabel()
    let box = UIView()
    let controller = UIViewController()

    init() {
      controller.view = root
      label.text = "Some words that wrap"
      label.numberOfLines = 0
      for view in [stack, scroll, box] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      for view in [label, UIView()] { stack.addArrangedSubview(view) }
      let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scroll.addSubview(inside)
      let (margins, safe) = (root.layoutMarginsGuide, root.safeAreaLayoutGuide)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        stack.topAnchor.constraint(equalTo: safe.topAnchor),
        stack.widthAnchor.constraint(equalToConstant: 100),
        scroll.topAnchor.constraint(equalTo: stack.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
        scroll.widthAnchor.constraint(equalToConstant: 50),
        scroll.heightAnchor.constraint(equalToConstant: 50),
        box.leadingAnchor.constraint(equalTo: scroll.trailingAnchor),
        box.topAnchor.constraint(equalTo: scroll.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 20),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
    }

    func isFinite(_ view: UIView) -> Bool {
      let frame = view.frame
      return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        && view.subviews.allSatisfy { isFinite($0) }
    }
  }

  /// A view with alignment rectangle insets of its own.
  private final class Aligned: UIView {
    let number: CGFloat

    init(_ number: CGFloat) {
      self.number = number
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    }
  }

  struct Setting: CustomTestStringConvertible, Sendable {
    let name: String
    let set: @MainActor @Sendable (Scene, CGFloat) -> Void
    /// Whether the number is accepted silently: a property that is clamped, or that needs no limit,
    /// may be infinite.
    let accepts: @Sendable (CGFloat) -> Bool

    init(
      _ name: String, accepts: @escaping @Sendable (CGFloat) -> Bool = { _ in false },
      _ set: @escaping @MainActor @Sendable (Scene, CGFloat) -> Void
    ) {
      (self.name, self.set, self.accepts) = (name, set, accepts)
    }

    var testDescription: String { name }
  }

  nonisolated static let settings: [Setting] = [
    Setting("layoutMargins") { $0.root.layoutMargins.left = $1 },
    Setting("directionalLayoutMargins") { $0.root.directionalLayoutMargins.leading = $1 },
    Setting("additionalSafeAreaInsets") { $0.controller.additionalSafeAreaInsets.top = $1 },
    Setting("directionalLayoutMargins.top") { $0.root.directionalLayoutMargins.top = $1 },
    Setting("alignmentRectInsets") { $0.stack.addArrangedSubview(Aligned($1)) },
    Setting("intrinsicContentSize", accepts: { $0 == .greatestFiniteMagnitude }) {
      $0.stack.addArrangedSubview(Box($1, 10))
    },
    Setting("stack.spacing") { $0.stack.spacing = $1 },
    Setting("customSpacing") { $0.stack.setCustomSpacing($1, after: $0.label) },
    Setting("stack.layoutMargins") {
      $0.stack.isLayoutMarginsRelativeArrangement = true
      $0.stack.layoutMargins = UIEdgeInsets(top: $1, left: 0, bottom: 0, right: 0)
    },
    Setting("contentInset") { $0.scroll.contentInset.top = $1 },
    Setting("contentInset.left") { $0.scroll.contentInset.left = $1 },
    Setting("horizontalScrollIndicatorInsets") {
      $0.scroll.horizontalScrollIndicatorInsets.left = $1
    },
    Setting("minimumZoomScale", accepts: { !$0.isNaN }) { $0.scroll.minimumZoomScale = $1 },
    Setting("verticalScrollIndicatorInsets") { $0.scroll.verticalScrollIndicatorInsets.top = $1 },
    Setting("contentSize") { $0.scroll.contentSize = CGSize(width: $1, height: $1) },
    Setting("contentOffset") { $0.scroll.contentOffset = CGPoint(x: $1, y: $1) },
    Setting("zoomScale", accepts: { !$0.isNaN }) { $0.scroll.zoomScale = $1 },
    Setting("maximumZoomScale", accepts: { !$0.isNaN }) { $0.scroll.maximumZoomScale = $1 },
    Setting("anchorPoint") { $0.box.layer.anchorPoint = CGPoint(x: $1, y: 0.5) },
    Setting("center", accepts: \.isFinite) { $0.box.center = CGPoint(x: $1, y: 0) },
    Setting("frame", accepts: \.isFinite) {
      $0.scroll.subviews.first?.frame = CGRect(x: 0, y: 0, width: $1, height: 1)
    },
    Setting("bounds", accepts: \.isFinite) {
      $0.box.bounds = CGRect(x: 0, y: 0, width: $1, height: 5)
    },
    Setting("bounds.origin", accepts: \.isFinite) {
      $0.scroll.bounds.origin = CGPoint(x: $1, y: 5)
    },
    Setting("transform") { $0.box.transform = CGAffineTransform(scaleX: $1, y: 1) },
    Setting("preferredMaxLayoutWidth", accepts: { !$0.isNaN }) {
      $0.label.preferredMaxLayoutWidth = $1
    },
    Setting("pointSize", accepts: { $0 == -.greatestFiniteMagnitude }) {
      $0.label.font = .systemFont(ofSize: $1)
    },
    Setting("minimumScaleFactor", accepts: { !$0.isNaN }) { scene, number in
      scene.label.adjustsFontSizeToFitWidth = true
      scene.label.minimumScaleFactor = number
    },
    Setting("cornerRadius") { $0.box.layer.cornerRadius = $1 },
    Setting("alpha", accepts: { !$0.isNaN }) { $0.box.alpha = $1 },
    Setting("constant") { $0.box.constraints.first?.constant = $1 },
    Setting("constant of a new one") {
      $0.box.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: $1).isActive = true
    },
    Setting("multiplier") {
      $0.box.widthAnchor.constraint(equalTo: $0.root.widthAnchor, multiplier: $1).isActive = true
    },
    Setting("hugging") {
      $0.label.setContentHuggingPriority(UILayoutPriority(Float($1)), for: .horizontal)
    },
    Setting("spacing of a system") {
      $0.box.topAnchor.constraint(equalToSystemSpacingBelow: $0.root.topAnchor, multiplier: $1)
        .isActive = true
    },
    Setting("sizeThatFits", accepts: { _ in true }) {
      $0.label.frame.size = $0.label.sizeThatFits(CGSize(width: $1, height: $1))
    },
    Setting("systemLayoutSizeFitting", accepts: \.isFinite) {
      $0.box.frame.size = $0.stack.systemLayoutSizeFitting(CGSize(width: $1, height: $1))
    },
  ]

  /// Whatever is set, frames stay numbers, and each impossible number is reported once.
  @Test(
    arguments: settings,
    [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
  func framesStayFinite(setting: Setting, number: CGFloat) {
    let scene = Scene()
    var window: UIWindow?
    let messages = collectingLog {
      window = Headless.host(scene.controller)
      setting.set(scene, number)
      scene.root.layoutIfNeeded()
      window?.layoutIfNeeded()
    }
    #expect(scene.isFinite(scene.root))
    // A large number can contradict others, too.
    let told = messages.filter { !$0.contains("Unable to simultaneously satisfy") }
    #expect(told.count == (setting.accepts(number) ? 0 : 1), "\(messages)")
    #expect(scene.scroll.contentOffset.y.isFinite && scene.scroll.contentSize.height.isFinite)
  }
}
