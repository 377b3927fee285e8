import Foundation
import Testing

@testable import HeadlessUIKit

/// The invalidation that each setter causes.
@MainActor
struct InvalidationTests {
  @Test func appearanceChangesNeedNoLayout() {
    expectNeeds(
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

  @Test func innerChangesNeedTheViewsLayout() {
    expectNeeds(
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

  @Test func placementChangesNeedSuperviewLayout() {
    expectNeeds(
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
    expectNeeds(
      .content, of: UIView(),
      [("invalidateIntrinsicContentSize", { $0.invalidateIntrinsicContentSize() })])
    expectNeeds(
      .constraints, of: UIView(),
      [("setNeedsUpdateConstraints", { $0.setNeedsUpdateConstraints() })])
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.text = "some text"
    return label
  }

  @Test func labelTextInvalidatesSizeButColorDoesNot() {
    expectNeeds(
      .content, of: makeLabel(),
      [
        ("text", { $0.text = "other" }), ("font", { $0.font = .systemFont(ofSize: 40) }),
        ("attributedText", { $0.attributedText = NSAttributedString(string: "other") }),
        ("numberOfLines", { $0.numberOfLines = 0 }),
        ("preferredMaxLayoutWidth", { $0.preferredMaxLayoutWidth = 30 }),
        ("lineBreakMode", { $0.lineBreakMode = .byCharWrapping }),
      ])
    expectNeeds(
      [], of: makeLabel(),
      [
        ("the same text", { $0.text = "some text" }), ("textColor", { $0.textColor = .red }),
        ("textAlignment", { $0.textAlignment = .right }),
        ("shadowColor", { $0.shadowColor = .red }), ("isEnabled", { $0.isEnabled = false }),
        ("isHighlighted", { $0.isHighlighted = true }),
      ])
  }

  @Test func stackViewPropertiesUpdateConstraints() {
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
      #expect(layoutNeeds(of: make(), after: change).contains(.constraints), "\(name)")
    }
    #expect(!layoutNeeds(of: make()) { $0.backgroundColor = .red }.contains(.constraints))
    #expect(!layoutNeeds(of: make()) { $0.axis = .horizontal }.contains(.constraints))
  }

  @Test func contentInvalidatesIntrinsicSize() {
    expectNeeds(
      .content, of: UIImageView(),
      [("image", { $0.image = UIImage(systemName: "star") })])
    let button = { UIButton(type: .system) }
    #expect(
      layoutNeeds(of: button()) { $0.setTitle("title", for: .normal) }.isSuperset(of: .content))
    #expect(layoutNeeds(of: button()) { $0.tintColor = .red }.isDisjoint(with: .content))
    #expect(layoutNeeds(of: UISwitch()) { $0.isOn = true }.isDisjoint(with: .content))
    #expect(layoutNeeds(of: UISlider()) { $0.value = 0.5 }.isDisjoint(with: .content))
    #expect(layoutNeeds(of: UIProgressView()) { $0.progress = 0.5 }.isDisjoint(with: .content))
    let segments = UISegmentedControl(items: ["one", "two"])
    #expect(
      layoutNeeds(of: segments) {
        $0.insertSegment(withTitle: "three", at: 2, animated: false)
      }.isSuperset(of: .content))
  }

  @Test func scrollingNeedsScrollViewLayout() {
    expectNeeds(
      .layout, of: UIScrollView(),
      [
        ("contentOffset", { $0.contentOffset.y = 10 }),
        ("contentSize", { $0.contentSize = CGSize(width: 10, height: 10) }),
      ])
  }

  // MARK: Constraints

  @Test func constraintChangeNeedsLayoutOfItsOwner() {
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
