import Foundation
import TestSupport
import Testing

/// The result of a style depends on its attributes alone, not on their order or the number of
/// applications.
@MainActor
struct ApplyingTests {
  @Test(arguments: StyledKind.allCases, [1, 2, 3, 4, 5] as [UInt64])
  func applyingAttributesIsIdempotentInAnyOrder(_ kind: StyledKind, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let attributes = kind.attributes().filter { _ in Bool.random(using: &generator) }
      let once = kind.make()
      ViewStyle(attributes).install(on: once)
      let twice = kind.make()
      let shuffled = ViewStyle(attributes.shuffled(using: &generator))
      shuffled.install(on: twice)
      shuffled.install(on: twice)
      #expect(looks(twice) == looks(once), "\(ViewStyle(attributes))")
    }
  }

  @Test func lastLengthReplacesTheEarlierOne() {
    let view = UIView.make([.width(20), .height(30)])
    ViewStyle([.width(40)]).install(on: view)
    let lengths = view.constraints.map { "\($0.firstAttribute == .width) \($0.constant)" }
    #expect(Set(lengths) == ["true 40.0", "false 30.0"] && view.constraints.count == 2)
    #expect(view.constraints.allSatisfy { $0.priority == .required && $0.isActive })
  }

  @Test func deactivatedLengthIsMadeAgain() {
    let view = UIView.make([.width(20)])
    NSLayoutConstraint.deactivate(view.constraints)
    ViewStyle([.width(40)]).install(on: view)
    #expect(view.constraints.map(\.constant) == [40])
  }

  /// Colors that are equal in light appearance may differ in dark appearance.
  @Test func lastOfSeveralDynamicColorsWins() {
    func color(_ dark: UIColor) -> UIColor {
      UIColor { $0.userInterfaceStyle == .dark ? dark : .black }
    }
    let view = UIView().borderColor(color(.yellow)).borderColor(color(.green))
    let window = Headless.host(view, in: Headless.Environment(device: .iPhone16))
    defer { window.isHidden = true }
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.layer.borderColor == UIColor.green.cgColor)
  }

  /// A color that an app has set since no longer follows the appearance.
  @Test func colorSetByTheAppStays() {
    let button = UIButton.make([
      .borderColor(.label), .states([Normal("a", backgroundColor: .label)]),
    ])
    let window = Headless.host(button, in: Headless.Environment(device: .iPhone16))
    defer { window.isHidden = true }
    let (image, green) = (UIImage(), UIColor.green.cgColor)
    button.layer.borderColor = green
    button.setBackgroundImage(image, for: .normal)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(button.layer.borderColor == green)
    #expect(button.backgroundImage(for: .normal) === image)
  }

  @Test func fixedRadiusEndsFollowingTheSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    ViewStyle([.roundedBy(.height)]).install(on: view)
    #expect(view.layer.cornerRadius == 20)
    ViewStyle([.cornerRadius(4)]).install(on: view)
    view.frame.size.height = 80
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 4)
    ViewStyle([.roundedBy(.height)]).install(on: view)
    view.cornerRadius(5)
    view.frame.size.height = 60
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 5)
    let button = StyledButton([.cornerRadius(4)])
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.layer.cornerRadius == 4)
  }

  @Test func backgroundImageReplacesAColorForGood() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
    let button: UIButton = [.states([Normal(backgroundColor: .systemBlue)])]
    button.backgroundImage(image, for: .normal)
    let window = Headless.host(button)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(button.backgroundImage(for: .normal) === image)
  }

  /// Content that is laid out anew is not part of the style.
  @Test func radiusFollowsTheSizeAfterContentIsReplaced() {
    let view = UIView.make([.roundedBy(.height)])
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.layoutContent(.cleanLayoutAndAddNew) { $0.put(UIView()) }
    view.frame.size.height = 60
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 30)
  }

  @Test func contentSizeIsSpecifiedAtZoomScaleOne() {
    final class Zooming: NSObject, UIScrollViewDelegate {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }
    let (delegate, scroll) = (Zooming(), UIScrollView())
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.addSubview(delegate.content)
    scroll.delegate = delegate
    let style: ViewStyle = [
      .contentSize(CGSize(width: 200, height: 300)), .maximumZoomScale(4), .zoomScale(2),
    ]
    for _ in 0..<2 {
      style.install(on: scroll)
      #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 400, height: 600))
    }
  }

  /// The zoom range depends on the view that the delegate provides for zooming.
  @Test func scrollViewZoomsTheViewOfItsDelegate() {
    @MainActor final class Zooming: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let (scroll, delegate) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Zooming()
    )
    scroll.addSubview(delegate.view)
    let style: ViewStyle = [.zoomScale(2), .delegate(delegate), .maximumZoomScale(4)]
    for _ in 0..<2 {
      style.install(on: scroll)
      #expect(scroll.zoomScale == 2)
    }
  }

  @Test func attributesWithOneNameAndTwoTypesHaveAFixedOrder() {
    let number = ViewAttribute("badge", 3) { (view: UIView, value: Int) in view.tag = value }
    let text = ViewAttribute("badge", "x") { (view: UIView, _: String) in view.tag = 7 }
    let tags = [[number, text], [text, number]].map { attributes in
      let view = UIView()
      ViewStyle(attributes).install(on: view)
      return view.tag
    }
    #expect(tags == [7, 7])
  }

  @Test func viewsAttributeReplacesItsArrangedSubviews() {
    let (a, b, c, own) = (UIView(), UIView(), UIView(), UIView())
    let stack: UIStackView = [.views([a, nil, b])]
    stack.addArrangedSubview(own)
    ViewStyle([.views([c, a])]).install(on: stack)
    #expect(stack.arrangedSubviews == [c, a, own] && b.superview == nil)
    stack.insertArrangedSubview(b, at: 0)
    for _ in 0..<2 {
      ViewStyle([.views([c, a])]).install(on: stack)
      #expect(stack.arrangedSubviews == [b, c, a, own])
    }
    ViewStyle([.views([UIView()])]).install(on: stack)
    #expect(stack.arrangedSubviews.map { $0 === b || $0 === own } == [true, false, true])
  }

  /// A view that has been moved elsewhere no longer belongs to the stack view.
  @Test func viewMovedElsewhereStaysThere() {
    let (a, b, other) = (UIView(), UIView(), UIView())
    let stack: UIStackView = [.views([a, b])]
    other.addSubview(b)
    ViewStyle([.views([a])]).install(on: stack)
    #expect(stack.arrangedSubviews == [a] && b.superview === other)
  }

  @Test func selectionStaysAtItsSegmentIndex() {
    let control: UISegmentedControl = [.segments([.title("a"), .title("b"), .title("c")])]
    control.selectedSegmentIndex = 1
    ViewStyle([.segments([.title("x"), .title("y")])]).install(on: control)
    #expect(control.selectedSegmentIndex == 1)
    ViewStyle([.segments([.title("x")])]).install(on: control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func reapplyingSegmentsKeepsCountAndSelection() {
    let style: ViewStyle = [.segments([.title("a"), .title("b"), .image(UIImage())])]
    let control: UISegmentedControl = make(style)
    control.selectedSegmentIndex = 1
    style.install(on: control)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 1) == "b")
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func reapplyingTargetsAddsNoDuplicates() {
    var heard: [String] = []
    let style: ViewStyle = [
      .targets([
        ControlActor(event: .touchDown) { heard.append("down") },
        ControlActor { (control: UIControl) in heard.append("\(type(of: control))") },
      ])
    ]
    let button: UIButton = make(style)
    button.addAction(UIAction { _ in heard.append("own") }, for: .touchDown)
    style.install(on: button)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .primaryActionTriggered)
    #expect(heard.sorted() == ["UIButton", "down", "own"])
    heard = []
    ViewStyle([.target(ControlActor(event: .touchDown) { heard.append("new") })]).install(
      on: button)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .primaryActionTriggered)
    #expect(heard.sorted() == ["new", "own"])
  }

  @Test func mergingKeepsTheMastersTargetsAndAddingKeepsBoth() {
    var heard: [String] = []
    let first: ViewStyle = [.target(ControlActor { heard.append("first") })]
    let second = ControlActor { heard.append("second") }
    let merged: UIButton = first <<- .target(second)
    merged.sendActions(for: .primaryActionTriggered)
    #expect(heard == ["second"])
    let both: UIButton = make(first.addingTarget(second))
    both.sendActions(for: .primaryActionTriggered)
    #expect(heard == ["second", "first", "second"])
  }

  @Test func roundedCornersFollowTheViewsSize() {
    let view = UIView.make([.roundedBy(.height)])
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 20)
    view.frame.size.height = 60
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 30)
    ViewStyle([.roundedBy(.halfWidth)]).install(on: view)
    #expect(view.layer.cornerRadius == 25 && view.subviews.count == 1)
    let stack: UIStackView = [.roundedBy(.halfHeight), .views([UIView()])]
    #expect(stack.arrangedSubviews.count == 1)
    stack.translatesAutoresizingMaskIntoConstraints = true
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stack.layoutIfNeeded()
    #expect(stack.layer.cornerRadius == 10)
  }

  @Test func cornerRadiusClipsTheContent() {
    let view = UIView.make([.cornerRadius(8)])
    #expect(view.layer.cornerRadius == 8 && view.layer.masksToBounds)
    ViewStyle([.cornerRadius(0)]).install(on: view)
    #expect(view.layer.cornerRadius == 0 && !view.layer.masksToBounds)
  }

  @Test func styleDoesNotRetainADelegate() {
    let style: ViewStyle
    weak var released: FieldDelegate?
    do {
      let delegate = FieldDelegate()
      style = [.delegate(delegate)]
      let field: UITextField = make(style)
      #expect(field.delegate === delegate && style.value(.delegate) === delegate)
      released = delegate
    }
    #expect(released == nil)
    #expect(style.value(.delegate) == nil && style.contains(.delegate))
  }

  @Test func delegateOfAnotherTypeIsIgnoredAndNilRemovesIt() {
    let delegate = FieldDelegate()
    let field: UITextField = [.delegate(delegate)]
    let other = UIView()
    ViewStyle([.delegate(other)]).install(on: field)
    #expect(field.delegate === delegate)
    ViewStyle([.delegates(nil)]).install(on: field)
    #expect(field.delegate == nil)
    let source = TableSource()
    let table: UITableView = [.dataSourceDelegate(source)]
    #expect(table.dataSource === source && table.delegate === source)
  }

  @Test func styledViewIsReleased() {
    weak var released: UIButton?
    do {
      let button: UIButton = [
        .states([Normal("a", backgroundColor: .red, borderColor: .label)]), .roundedBy(.height),
        .target(ControlActor { (control: UIControl) in control.tag = 1 }), .width(20),
        .borderColor(.label),
      ]
      released = button
    }
    #expect(released == nil)
  }
}

private final class FieldDelegate: NSObject, UITextFieldDelegate {}

private final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// Kinds of views with attributes that they can take, including attributes that build on each other.
@MainActor
enum StyledKind: String, CaseIterable, @unchecked Sendable {
  case label, field, textView, button, stack, slider, pages, segments, image, search, scroll
  case table, toggle, spinner, progress

  func make() -> UIView {
    switch self {
    case .label: UILabel()
    case .field: UITextField()
    case .textView: UITextView()
    case .button: UIButton(type: .custom)
    case .stack: UIStackView()
    case .slider: UISlider()
    case .pages: UIPageControl()
    case .segments: UISegmentedControl()
    case .image: UIImageView()
    case .search: UISearchBar()
    case .scroll: UIScrollView()
    case .table: UITableView()
    case .toggle: UISwitch()
    case .spinner: UIActivityIndicatorView(style: .medium)
    case .progress: UIProgressView(progressViewStyle: .default)
    }
  }

  func attributes() -> [ViewAttribute] {
    general + own + [ViewAttribute("tag", 3) { (view: UIView, value) in view.tag = value }]
  }

  private var general: [ViewAttribute] {
    [
      .hidden(true), .color(.red), .alpha(0.5), .clipsToBounds(true), .contentMode(.center),
      .userInteractable(false), .layoutMargins(all: 4), .verticalHugging(.high),
      .verticalCompression(.low), .horizontalHugging(.custom(300)),
      .horizontalCompression(.required),
      .cornerRadius(3), .roundedBy(.height), .borderWidth(2), .borderColor(.blue), .height(30),
      .width(40), .opaque(false), .tintColor(.green), .exclusiveTouch(true),
      .multipleTouchEnabled(true), .semanticContentAttribute(.forceRightToLeft),
    ]
  }

  private var own: [ViewAttribute] {
    let text: [ViewAttribute] = [
      .text("some text"), .font(.systemFont(ofSize: 20)), .textColor(.green),
      .textAlignment(.center), .case(.upperCaseAll),
    ]
    let styled = NSAttributedString(string: "styled", attributes: [.foregroundColor: UIColor.red])
    switch self {
    case .label:
      return text + [
        .attributedText(styled), .numberOfLines(2), .minimumScaleFactor(0.5), .shadowColor(.red),
        .shadowOffset(CGSize(width: 1, height: 2)), .highlighted(true),
      ]
    case .field:
      return text + [
        .attributedText(styled), .placeholder("p"), .borderStyle(.line),
        .keyboardType(.emailAddress), .clearsOnBeginEditing(true), .clearButtonMode(.always),
        .leftViewMode(.always), .returnKeyType(.done), .isSecureTextEntry(true),
        .autocorrectionType(.no), .minimumScaleFactor(0.5), .adjustsFontSizeToFitWidth(true),
      ]
    case .textView:
      return text + [
        .attributedText(styled), .editable(false),
        .textContainerInset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        .dataDetectorTypes(.link), .scrollEnabled(false),
        .selectedRange(NSRange(location: 0, length: 1)),
      ]
    case .button:
      return text + [
        .image(UIImage()), .renderingMode(.alwaysTemplate), .enabled(false), .selected(true),
        .contentHorizontalAlignment(.left), .contentVerticalAlignment(.bottom),
        .contentEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        .titleEdgeInsets(UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1)),
        .states([Normal("n", .red), Highlighted("h", backgroundColor: .blue)]),
      ]
    case .stack:
      return [
        .axis(.vertical), .distribution(.fillEqually), .alignment(.center), .spacing(8), .margin(6),
        .horizontalMargin(7), .verticalMargin(5), .marginsRelative(false),
      ]
    case .slider: return [.sliderRange(0..<100), .sliderValue(50)]
    case .pages:
      return [
        .numberOfPages(5), .currentPage(3), .hidesForSinglePage(true),
        .pageIndicatorTintColor(.red), .currentPageIndicatorTintColor(.blue),
      ]
    case .segments: return [.segments([.title("a"), .title("b")])]
    case .image: return [.image(UIImage()), .renderingMode(.alwaysTemplate), .highlighted(true)]
    case .search: return text + [.placeholder("p"), .prompt("q"), .searchBarStyle(.minimal)]
    case .scroll: return scrolling + [.minimumZoomScale(0.5), .maximumZoomScale(3), .zoomScale(2)]
    case .table:
      return scrolling + [
        .allowsSelection(false), .allowsMultipleSelection(true), .rowHeight(50),
        .estimatedRowHeight(60), .separatorColor(.red), .separatorStyle(.none),
        .sectionHeaderHeight(20), .sectionFooterHeight(21), .isEditing(true),
        .separatorInset(UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 8)),
      ]
    case .toggle: return [.on(true), .onTintColor(.red), .thumbTintColor(.blue), .enabled(false)]
    case .spinner: return [.spin(true), .hidesWhenStopped(false), .spinnerStyle(.large)]
    case .progress:
      return [
        .progress(0.4), .progressTintColor(.red), .trackTintColor(.blue), .progressViewStyle(.bar),
      ]
    }
  }

  private var scrolling: [ViewAttribute] {
    [
      .bounces(false), .scrollEnabled(false), .alwaysBounceVertical(true), .pagingEnabled(true),
      .contentSize(CGSize(width: 200, height: 300)), .keyboardDismissMode(.onDrag),
      .contentInset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      .scrollIndicatorInsets(UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1)),
      .showsVerticalScrollIndicator(false), .indicatorStyle(.white), .scrollsToTop(false),
    ]
  }
}
