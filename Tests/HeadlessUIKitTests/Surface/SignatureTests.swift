import Foundation
import HeadlessUIKit
import Testing

/// Uses each form of UIKit's signatures in a file that imports only public names: labels, default
/// arguments, optionals, isolation, and overridable members.
@MainActor
struct SignatureTests {
  // MARK: Overrides

  private class OpenView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override class var requiresConstraintBasedLayout: Bool { true }

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 20) }
    override var alignmentRectInsets: UIEdgeInsets { .zero }
    override var canBecomeFirstResponder: Bool { true }
    override var bounds: CGRect { didSet { setNeedsLayout() } }
    override var isHidden: Bool { didSet { invalidateIntrinsicContentSize() } }
    override func layoutSubviews() { super.layoutSubviews() }
    override func updateConstraints() { super.updateConstraints() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func willMove(toSuperview newSuperview: UIView?) {}
    override func tintColorDidChange() { super.tintColorDidChange() }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }

  private class OpenControl: UIControl {
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    override var isEnabled: Bool { didSet {} }
    override var isSelected: Bool { didSet {} }
    override var state: State { super.state.union(.application) }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    override func sendAction(_ action: UIAction) { super.sendAction(action) }
  }

  private class OpenScrollView: UIScrollView {
    var answers = 0
    override var delegate: (any UIScrollViewDelegate)? { didSet { answers += 1 } }
    override var contentOffset: CGPoint { didSet {} }
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
    override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  }

  private class OpenTextView: UITextView {
    var answers = 0
    override var delegate: (any UITextViewDelegate)? { didSet { answers += 1 } }
    override var text: String! { didSet {} }
    override var isFindInteractionEnabled: Bool { didSet {} }
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func deleteBackward() { super.deleteBackward() }
  }

  private class OpenField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  }

  private final class OpenController: UIViewController, UITextViewDelegate {
    private let name: String
    init(name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
    override var title: String? {
      get { name }
      set { super.title = newValue }
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override func loadView() { view = OpenView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { _ in }, completion: nil)
    }
    func textViewDidChange(_ textView: UITextView) {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }

  @Test func subclassesOverrideOpenMembers() {
    let view = OpenView()
    #expect(view.layer is CAGradientLayer)
    #expect(view.intrinsicContentSize.height == 20)
    #expect(OpenControl().state.contains(.application))
    #expect(OpenController(name: "Inbox").view is OpenView)
    #expect(OpenField().textRect(forBounds: CGRect(x: 0, y: 0, width: 20, height: 9)).width == 4)
  }

  @Test func subclassDelegatesHaveTheirOwnType() {
    let (textView, scrollView) = (OpenTextView(), OpenScrollView())
    let controller = OpenController(name: "")
    textView.delegate = controller
    scrollView.delegate = controller
    #expect(textView.answers == 1 && scrollView.answers == 1)
    let delegate: (any UITextViewDelegate)? = textView.delegate
    #expect(delegate === controller)
    #expect((textView as UIScrollView).delegate === controller)
  }

  // MARK: Labels and default arguments

  @Test func callsOmitDefaultArguments() {
    let action = UIAction { _ in }
    _ = UIAction(title: "a", image: nil, attributes: .destructive, state: .on) { _ in }
    _ = UIMenu(children: [action])
    _ = UIMenu(title: "m", options: .displayInline, children: [])
    _ = UIButton()
    _ = UIButton(type: .system)
    _ = UIButton(type: .system, primaryAction: action)
    _ = UIButton(configuration: .plain())
    _ = UIButton(configuration: .filled(), primaryAction: nil)
    _ = UIButton(frame: .zero, primaryAction: action)
    _ = UIBarButtonItem(systemItem: .add)
    _ = UIBarButtonItem(systemItem: .add, primaryAction: action, menu: nil)
    _ = UIBarButtonItem(title: "a")
    _ = UIBarButtonItem(title: "a", image: nil, primaryAction: action, menu: nil)
    _ = UIBarButtonItem(image: UIImage(systemName: "plus"), menu: UIMenu(children: []))
    _ = UIAlertAction(title: "a", style: .default)
    _ = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    _ = UISheetPresentationController.Detent.custom { $0.maximumDetentValue * 0.3 }
    _ = UIEdgeInsets()
    _ = UIView(frame: .zero)
    _ = UISegmentedControl(items: ["a", UIImage()])
    _ = UIScreen.main.bounds
    UIView.animate(withDuration: 0.3) {}
    UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in })
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn, .allowUserInteraction]) {}
    UIView.animate(springDuration: 0.3, bounce: 0.2) {}
    UIView.animate {}
    UIViewPropertyAnimator(duration: 1, curve: .easeIn) {}.startAnimation()
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {}
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField { $0.placeholder = "Name" }
    UIControl().addAction(action, for: [.touchUpInside, .valueChanged])
  }

  @Test func methodsCanBeUsedAsValues() {
    let add: (UIView) -> (UIView) -> Void = UIView.addSubview
    let make: (CGRect) -> UIView = UIView.init(frame:)
    let (outer, inner) = (make(.zero), UILabel())
    add(outer)(inner)
    #expect(inner.superview === outer)
    let path: ReferenceWritableKeyPath<UILabel, String?> = \.text
    inner[keyPath: path] = "text"
    #expect(inner.text == "text")
  }

  // MARK: Optionals

  @Test func optionalityMatchesUIKit() {
    let text: String = UITextView().text
    let label: String? = UILabel().text
    let field: String? = UITextField().text
    let tint: UIColor = UIView().tintColor
    let font: UIFont = UILabel().font
    let view: UIView = UIViewController().view
    let loaded: UIView? = UIViewController().viewIfLoaded
    let title: UILabel? = UIButton().titleLabel
    let color: UIColor? = UIView().backgroundColor
    let item: UINavigationItem = UIViewController().navigationItem
    let recognizers: [UIGestureRecognizer]? = UIView().gestureRecognizers
    let pan: UIPanGestureRecognizer = UIScrollView().panGestureRecognizer
    #expect(text.isEmpty && label == nil && field == "" && loaded == nil && color == nil)
    #expect(recognizers == nil && item.title == nil && title != nil)
    _ = (tint, font, view, pan)
  }

  // MARK: Isolation

  /// Makes and uses values of these classes outside of the main actor.
  private nonisolated func usedAnywhere() -> [Any] {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let font = UIFont.systemFont(ofSize: 12, weight: .bold).withSize(13)
    let image = UIImage(systemName: "plus")?.withRenderingMode(.alwaysTemplate)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    var container = AttributeContainer()
    container.font = font
    container.foregroundColor = color
    let text = NSAttributedString(
      string: "a", attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
    return [
      color.withAlphaComponent(0.5), font, image as Any, text, container, UILayoutPriority.required,
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), CGAffineTransform(rotationAngle: 1),
      UIBezierPath(rect: .zero).bounds, CALayer().bounds, UIFontMetrics.default.scaledValue(for: 1),
    ]
  }

  @Test func valuesCanBeUsedOnAnyThread() async {
    let count = await Task.detached { self.usedAnywhere().count }.value
    #expect(count == 11)
  }

  @Test func mainActorClosuresAreAccepted() {
    let handler: @MainActor (UIAction) -> Void = { $0.title = "done" }
    let action = UIAction(handler: handler)
    UIControl().sendAction(action)
    #expect(action.title == "done")
    let transformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 12)
      return outgoing
    }
    #expect(transformer(AttributeContainer()).font?.pointSize == 12)
  }
}
