import Foundation
import Testing

@testable import HeadlessUIKit

/// Which setter asks for what.
@MainActor
@Suite struct InvalidationTests {
  /// What a change asks for.
  private struct Needs: OptionSet, CustomStringConvertible {
    let rawValue: Int

    /// A layout of the view itself.
    static let layout = Needs(rawValue: 1)
    static let constraints = Needs(rawValue: 2)
    /// Its size by content is looked at again.
    static let size = Needs(rawValue: 4)
    /// A layout of its superview.
    static let place = Needs(rawValue: 8)

    static let content: Needs = [.size, .place]

    var description: String {
      [(Needs.layout, "layout"), (.constraints, "constraints"), (.size, "size"), (.place, "place")]
        .filter { contains($0.0) }.map(\.1).joined(separator: " ")
    }
  }

  /// Hears when content changes.
  private final class Host: UIView {
    var sizes = 0

    override func contentDidChange(of subview: UIView) {
      sizes += 1
      super.contentDidChange(of: subview)
    }
  }

  private func needs<View: UIView>(of view: View, after change: (View) -> Void) -> Needs {
    let host = Host(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    host.adding(view).topAnchor.constraint(equalTo: host.topAnchor).activated()
    host.layoutIfNeeded()
    host.sizes = 0
    change(view)
    var needs: Needs = []
    if view.flags.contains(.needsLayout) { needs.insert(.layout) }
    if view.flags.contains(.needsUpdateConstraints) { needs.insert(.constraints) }
    if host.sizes > 0 { needs.insert(.size) }
    if host.flags.contains(.needsLayout) { needs.insert(.place) }
    host.layoutIfNeeded()
    #expect(!host.flags.contains(.subtreeNeedsLayout))
    #expect(!host.flags.contains(.subtreeNeedsUpdateConstraints))
    return needs
  }

  private func expect<View: UIView>(
    _ wanted: Needs, of make: @autoclosure () -> View, _ changes: [(String, (View) -> Void)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (name, change) in changes {
      let found = needs(of: make(), after: change)
      #expect(found == wanted, "\(View.self) \(name)", sourceLocation: sourceLocation)
    }
  }

  @Test func howAViewLooksDoesNotMatterToItsLayout() {
    expect(
      [], of: UIView(),
      [
        ("backgroundColor", { $0.backgroundColor = .red }), ("alpha", { $0.alpha = 0.5 }),
        ("isHidden", { $0.isHidden = true }), ("tintColor", { $0.tintColor = .red }),
        ("transform", { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }),
        ("clipsToBounds", { $0.clipsToBounds = true }), ("tag", { $0.tag = 3 }),
        ("isUserInteractionEnabled", { $0.isUserInteractionEnabled = false }),
        ("cornerRadius", { $0.layer.cornerRadius = 3 }), ("isOpaque", { $0.isOpaque = false }),
        ("center", { $0.center = CGPoint(x: 9, y: 9) }),
        ("mask", { $0.mask = UIView() }), ("setNeedsDisplay", { $0.setNeedsDisplay() }),
      ])
  }

  @Test func whatChangesTheInsideOfAViewNeedsItsLayout() {
    expect(
      .layout, of: UIView(),
      [
        ("bounds.size", { $0.bounds.size = CGSize(width: 3, height: 3) }),
        ("frame.size", { $0.frame.size.width = 33 }),
        ("setNeedsLayout", { $0.setNeedsLayout() }),
        ("addSubview", { $0.addSubview(UIView()) }),
        ("layoutMargins", { $0.layoutMargins.left = 40 }),
        ("directionalLayoutMargins", { $0.directionalLayoutMargins.trailing = 40 }),
        ("preservesSuperviewLayoutMargins", { $0.preservesSuperviewLayoutMargins = true }),
        ("semanticContentAttribute", { $0.semanticContentAttribute = .forceRightToLeft }),
        ("contentMode", { $0.contentMode = .center }),
        ("own constraint", { $0.widthAnchor.constraint(equalToConstant: 2).activated() }),
      ])
  }

  @Test func whatChangesWhereAViewGoesNeedsTheLayoutOfItsSuperview() {
    expect(
      .place, of: UIView(),
      [
        ("hugging", { $0.setContentHuggingPriority(.required, for: .vertical) }),
        ("resistance", { $0.setContentCompressionResistancePriority(.required, for: .vertical) }),
        ("removed", { $0.removeFromSuperview() }),
        (
          "constraint",
          { view in
            guard let host = view.superview else { return }
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor).activated()
          }
        ),
      ])
    expect(
      .content, of: UIView(),
      [("invalidateIntrinsicContentSize", { $0.invalidateIntrinsicContentSize() })])
    expect(
      .constraints, of: UIView(),
      [("setNeedsUpdateConstraints", { $0.setNeedsUpdateConstraints() })])
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.text = "some text"
    return label
  }

  @Test func theTextOfALabelDecidesItsSizeAndItsColourDoesNot() {
    expect(
      .content, of: makeLabel(),
      [
        ("text", { $0.text = "other" }), ("font", { $0.font = .systemFont(ofSize: 40) }),
        ("attributedText", { $0.attributedText = NSAttributedString(string: "other") }),
        ("numberOfLines", { $0.numberOfLines = 0 }),
        ("preferredMaxLayoutWidth", { $0.preferredMaxLayoutWidth = 30 }),
        ("lineBreakMode", { $0.lineBreakMode = .byCharWrapping }),
      ])
    expect(
      [], of: makeLabel(),
      [
        ("the same text", { $0.text = "some text" }), ("textColor", { $0.textColor = .red }),
        ("textAlignment", { $0.textAlignment = .right }),
        ("shadowColor", { $0.shadowColor = .red }), ("isEnabled", { $0.isEnabled = false }),
        ("isHighlighted", { $0.isHighlighted = true }),
      ])
  }

  @Test func aStackViewUpdatesItsConstraints() {
    func make() -> UIStackView { UIStackView.of([(10, 10), (20, 20)]) }
    let changes: [(String, (UIStackView) -> Void)] = [
      ("axis", { $0.axis = .vertical }), ("spacing", { $0.spacing = 9 }),
      ("distribution", { $0.distribution = .fillEqually }),
      ("alignment", { $0.alignment = .center }),
      ("margins", { $0.isLayoutMarginsRelativeArrangement = true }),
      ("baselines", { $0.isBaselineRelativeArrangement = true }),
      ("custom spacing", { $0.setCustomSpacing(3, after: $0.arrangedSubviews[0]) }),
      ("hidden", { $0.arrangedSubviews[0].isHidden = true }),
      ("removed", { $0.removeArrangedSubview($0.arrangedSubviews[0]) }),
    ]
    for (name, change) in changes {
      #expect(needs(of: make(), after: change).contains(.constraints), "\(name)")
    }
    #expect(!needs(of: make()) { $0.backgroundColor = .red }.contains(.constraints))
    #expect(!needs(of: make()) { $0.axis = .horizontal }.contains(.constraints))
  }

  @Test func contentOfOtherViewsDecidesTheirSize() {
    expect(
      .content, of: UIImageView(),
      [("image", { $0.image = UIImage(systemName: "star") })])
    let button = { UIButton(type: .system) }
    #expect(needs(of: button()) { $0.setTitle("title", for: .normal) }.isSuperset(of: .content))
    #expect(needs(of: button()) { $0.tintColor = .red }.isDisjoint(with: .content))
    #expect(needs(of: UISwitch()) { $0.isOn = true }.isDisjoint(with: .content))
    #expect(needs(of: UISlider()) { $0.value = 0.5 }.isDisjoint(with: .content))
    #expect(needs(of: UIProgressView()) { $0.progress = 0.5 }.isDisjoint(with: .content))
    let segments = UISegmentedControl(items: ["one", "two"])
    #expect(
      needs(of: segments) {
        $0.insertSegment(withTitle: "three", at: 2, animated: false)
      }.isSuperset(of: .content))
  }

  @Test func aScrollViewLaysOutWhenItScrolls() {
    expect(
      .layout, of: UIScrollView(),
      [
        ("contentOffset", { $0.contentOffset.y = 10 }),
        ("contentSize", { $0.contentSize = CGSize(width: 10, height: 10) }),
      ])
  }

  // MARK: Constraints

  @Test func aChangedConstraintNeedsTheLayoutOfItsOwnerOnly() {
    let root = makeRoot(100, 100)
    let (outer, inner) = (root.adding(UIView()), UIView())
    let width = outer.adding(inner).widthAnchor.constraint(equalTo: outer.widthAnchor, constant: 0)
    let height = inner.heightAnchor.constraint(equalToConstant: 10)
    outer.widthAnchor.constraint(equalToConstant: 50).activated()
    for constraint in [width, height] { constraint.at(900).isActive = true }
    let changes: [(UIView, () -> Void)] = [
      (outer, { width.constant = -4 }), (inner, { height.constant = 4 }),
      (outer, { width.priority = .defaultLow }), (outer, { width.isActive = false }),
      (outer, { width.isActive = true }),
    ]
    for (number, (owner, change)) in changes.enumerated() {
      root.layoutIfNeeded()
      change()
      for view in [root, outer, inner] {
        #expect(view.flags.contains(.needsLayout) == (view === owner), "\(number) \(view)")
      }
    }
    root.layoutIfNeeded()
    width.constant = -4
    height.priority = UILayoutPriority(900)
    #expect(!root.flags.contains(.subtreeNeedsLayout))
  }
}
