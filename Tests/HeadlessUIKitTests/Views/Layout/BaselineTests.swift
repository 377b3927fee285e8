import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct BaselineTests {
  /// The margins of a column include the safe area at first. Without it, the column is no taller
  /// than the text beside it.
  @Test(arguments: [false, true]) func rowHasTheBaselineOfItsTallestView(hasMargins: Bool) {
    let (root, big, small, caption) = (UIView(), UILabel(), UILabel(), UILabel())
    (big.text, small.text, caption.text) = ("Big", "Small", "Caption")
    big.font = .systemFont(ofSize: 34)
    let column = UIStackView(arrangedSubviews: [small])
    column.axis = .vertical
    if hasMargins {
      column.isLayoutMarginsRelativeArrangement = true
      column.layoutMargins = .zero
    }
    let row = UIStackView(arrangedSubviews: [big, column])
    row.alignment = .top
    for view in [row, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      caption.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor),
      caption.leadingAnchor.constraint(equalTo: row.trailingAnchor),
    ])
    let window = Headless.host(root)
    window.layoutIfNeeded()
    let baseline = { (label: UILabel) in
      label.convert(label.bounds, to: root).minY + (label.firstBaselineOffsetFromTop ?? 0)
    }
    #expect(abs(baseline(caption) - baseline(big)) < 0.5)
  }

  /// Lets a label inside it provide its baselines.
  private final class Field: UIView {
    let label = UILabel()

    init() {
      super.init(frame: .zero)
      adding(label)
      label.text = "Field"
      label.pin(to: self)
    }

    required init?(coder: NSCoder) { nil }

    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
  }

  private let root = makeRoot(300, 200)

  private func place(_ view: UIView) {
    root.adding(view).leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
  }

  @Test(arguments: [true, false])
  func baselineViewsFontMovesTheBaseline(first: Bool) {
    let (field, box) = (Field(), Box(10, 10))
    place(field)
    place(box)
    field.topAnchor.constraint(equalTo: root.topAnchor).activated()
    let baseline = first ? field.firstBaselineAnchor : field.lastBaselineAnchor
    box.topAnchor.constraint(equalTo: baseline).activated()
    for size in [17.0, 40, 12] {
      field.label.font = .systemFont(ofSize: size)
      root.layoutIfNeeded()
      let ascender = ((field.label.font?.ascender ?? 0) * 3).rounded() / 3
      #expect(abs(box.frame.minY - ascender) < 0.34, "\(size)")
    }
  }

  @Test(arguments: [false, true])
  func returnedLabelRestoresTheBaseline(isLaidOutBetween: Bool) {
    let (field, box) = (Field(), Box(10, 10))
    place(field)
    place(box)
    field.topAnchor.constraint(equalTo: root.topAnchor).activated()
    box.topAnchor.constraint(equalTo: field.lastBaselineAnchor).activated()
    root.layoutIfNeeded()
    let frames = [field.frame, field.label.frame, box.frame]
    field.label.removeFromSuperview()
    if isLaidOutBetween {
      root.layoutIfNeeded()
      #expect(box.frame.minY == field.frame.maxY)
    }
    // New views may take the label's former place.
    for _ in 0..<3 { place(Box(20, 5)) }
    field.adding(field.label)
    field.label.pin(to: field)
    root.layoutIfNeeded()
    #expect([field.frame, field.label.frame, box.frame] == frames)
  }

  @Test func removedArrangedLabelRemovesItsBaseline() {
    let (stack, label, box) = (UIStackView(), UILabel(), Box(10, 10))
    label.text = "words"
    stack.addArrangedSubview(label)
    place(stack)
    place(box)
    stack.lastBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 100).activated()
    box.topAnchor.constraint(equalTo: stack.bottomAnchor).activated()
    root.layoutIfNeeded()
    let frames = [stack.frame, label.frame, box.frame]
    label.removeFromSuperview()
    for _ in 0..<3 { place(Box(20, 5)) }
    root.layoutIfNeeded()
    #expect(stack.frame.maxY == 100 && box.frame.minY == 100)
    stack.addArrangedSubview(label)
    root.layoutIfNeeded()
    #expect([stack.frame, label.frame, box.frame] == frames)
  }

  @Test func fontMovesBaselineOfLabelWithFrame() {
    let (label, box) = (UILabel(), Box(10, 10))
    label.text = "words"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    root.addSubview(label)
    place(box)
    box.topAnchor.constraint(equalTo: label.lastBaselineAnchor).activated()
    root.layoutIfNeeded()
    let before = box.frame.minY
    label.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    let after = box.frame.minY
    let (other, fresh) = (makeRoot(300, 200), UILabel())
    fresh.text = "words"
    fresh.font = .systemFont(ofSize: 40)
    fresh.frame = label.frame
    other.addSubview(fresh)
    let mark = other.adding(Box(10, 10))
    mark.topAnchor.constraint(equalTo: fresh.lastBaselineAnchor).activated()
    other.layoutIfNeeded()
    #expect(after == mark.frame.minY && after != before)
  }

  @Test func lastBaselineOfWrappedLabelIsInItsLastLine() {
    let (label, box) = (UILabel(), Box(10, 10))
    label.numberOfLines = 0
    label.text = "several words that need more than one line"
    place(label)
    place(box)
    label.topAnchor.constraint(equalTo: root.topAnchor).activated()
    label.widthAnchor.constraint(equalToConstant: 100).activated()
    box.topAnchor.constraint(equalTo: label.lastBaselineAnchor).activated()
    root.layoutIfNeeded()
    let descent = label.frame.maxY - box.frame.minY
    #expect(label.frame.height > 50)
    #expect(descent > 2 && descent < 6)
  }

  /// A view without an intrinsic size, as tall as the box inside it.
  private final class Frame: UIView {
    let box = Box(10, 10)

    init() {
      super.init(frame: .zero)
      adding(box).pin(to: self)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A row with all kinds of content, whose baseline another view is aligned to.
  @MainActor
  private final class Row {
    let root = makeRoot(300, 300)
    let (small, large) = (UILabel(), UILabel())
    let frame = Frame()
    let outer: UIStackView
    let inner: UIStackView
    let marker = Box(10, 10)
    let limit: NSLayoutConstraint

    init(_ axis: NSLayoutConstraint.Axis, isFirst: Bool) {
      (small.text, large.text) = ("small", "large")
      large.font = .systemFont(ofSize: 30)
      inner = UIStackView(arrangedSubviews: [small, large])
      inner.axis = axis
      outer = UIStackView(arrangedSubviews: [inner, frame])
      outer.alignment = .firstBaseline
      limit = frame.box.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
      limit.isActive = true
      for view in [outer, marker] {
        root.adding(view).leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
      }
      outer.topAnchor.constraint(equalTo: root.topAnchor).activated()
      marker.topAnchor.constraint(
        equalTo: isFirst ? outer.firstBaselineAnchor : outer.lastBaselineAnchor
      ).activated()
    }
  }

  private enum Change: CaseIterable {
    case font, text, hidden, spacing, content, constraint, axis

    @MainActor
    func apply(to row: Row) {
      switch self {
      case .font: row.small.font = .systemFont(ofSize: 50)
      case .text:
        row.large.attributedText = NSAttributedString(
          string: "tall", attributes: [.font: UIFont.systemFont(ofSize: 44)])
      case .hidden: row.large.isHidden = true
      case .spacing: row.inner.spacing = 9
      case .content: row.frame.box.content.height = 120
      case .constraint: row.limit.constant = 150
      case .axis: row.inner.axis = .vertical
      }
    }
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical], [true, false])
  func stackViewBaselinesFollowInnerChanges(
    axis: NSLayoutConstraint.Axis, isFirst: Bool
  ) {
    for change in Change.allCases {
      let row = Row(axis, isFirst: isFirst)
      row.root.layoutIfNeeded()
      let before = row.marker.frame.minY
      change.apply(to: row)
      row.root.layoutIfNeeded()
      let fresh = Row(axis, isFirst: isFirst)
      change.apply(to: fresh)
      fresh.root.layoutIfNeeded()
      #expect(row.marker.frame == fresh.marker.frame, "\(change)")
      if change == .content || change == .constraint {
        #expect(row.marker.frame.minY != before, "\(change)")
      }
    }
  }

  @Test func proportionsFollowInnerConstraints() {
    let frames = [Frame(), Frame()]
    let stack = UIStackView(arrangedSubviews: frames)
    stack.distribution = .fillProportionally
    root.adding(stack).widthAnchor.constraint(equalToConstant: 120).activated()
    let width = frames[0].box.widthAnchor.constraint(equalToConstant: 10).at(760).activated()
    root.layoutIfNeeded()
    #expect(stack.spans == ["0 60", "60 60"])
    frames[1].box.content.width = 30
    root.layoutIfNeeded()
    #expect(stack.spans == ["0 30", "30 90"])
    width.constant = 20
    root.layoutIfNeeded()
    #expect(stack.spans == ["0 48", "48 72"])
    width.isActive = false
    root.layoutIfNeeded()
    #expect(stack.spans == ["0 30", "30 90"])
  }

  /// The width decides which words are on the first and the last line.
  @Test func baselinesOfAttributedTextFollowItsLines() {
    let text = NSMutableAttributedString(
      string: "small words here ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(
      NSAttributedString(string: "LARGE", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    let markers = [Box(1, 1), Box(1, 1)]
    for view in [label] + markers { place(view) }
    label.topAnchor.constraint(equalTo: root.topAnchor).activated()
    markers[0].topAnchor.constraint(equalTo: label.firstBaselineAnchor).activated()
    markers[1].topAnchor.constraint(equalTo: label.lastBaselineAnchor).activated()
    let width = label.widthAnchor.constraint(equalToConstant: 280).activated()
    func lines() -> [CGFloat] {
      root.layoutIfNeeded()
      return markers.map(\.frame.minY)
    }
    let wide = lines()
    #expect(wide[0] == wide[1])
    #expect(wide[0] > 35)
    width.constant = 130
    let narrow = lines()
    #expect(narrow[0] < 13)
    #expect(narrow[1] > 40)
    width.constant = 280
    #expect(lines() == wide)
    let fitting = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting.height == 0)
    let bottom = markers[1].bottomAnchor.constraint(equalTo: root.bottomAnchor).activated()
    width.constant = 130
    #expect(
      abs(root.systemLayoutSizeFitting(CGSize(width: 130, height: 0)).height - narrow[1] - 1) < 0.5)
    bottom.isActive = false
  }

  /// Before the label is added and after it is removed, the view has its own baseline.
  @Test func baselineViewCountsOnlyWhileInHierarchy() {
    final class Card: UIView {
      let title = UILabel()
      override var forFirstBaselineLayout: UIView { title }
    }
    let (card, low) = (Card(), Box(10, 10))
    card.title.frame = CGRect(x: 0, y: 20, width: 50, height: 30)
    card.title.text = "Title"
    for view in [card, low] { place(view) }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 100),
      low.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor),
    ])
    for _ in 0..<2 {
      root.layoutIfNeeded()
      #expect(low.frame.maxY == 100)
      card.addSubview(card.title)
      root.layoutIfNeeded()
      #expect(low.frame.maxY > 30 && low.frame.maxY < 50)
      card.title.removeFromSuperview()
    }
  }

  private func firstBaseline(of view: UIView) -> CGFloat {
    view.frame.minY + (view.firstBaselineOffsetFromTop ?? 0)
  }

  /// Without a title, a button has the baselines of a plain view.
  @Test func titleMovesTheButtonsBaseline() {
    let (button, caption) = (UIButton(configuration: .plain(), primaryAction: nil), UILabel())
    caption.text = "Caption"
    for view in [button, caption] { place(view) }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 100),
      caption.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    for title in ["Title", nil, "Title", nil] {
      button.configuration?.title = title
      root.layoutIfNeeded()
      let baseline = firstBaseline(of: caption)
      #expect(title == nil ? baseline == 100 : baseline > 50 && baseline < 60, "\(baseline)")
    }
  }

  @Test func fontMovesBaselineOfScrollingTextView() {
    let (text, caption) = (UITextView(), UILabel())
    (text.text, caption.text) = ("Text", "Caption")
    for view in [text, caption] { place(view) }
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.heightAnchor.constraint(equalToConstant: 100),
      text.widthAnchor.constraint(equalToConstant: 100),
      caption.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
    ])
    for size in [12, 40, 20] as [CGFloat] {
      text.font = .systemFont(ofSize: size)
      root.layoutIfNeeded()
      #expect(abs(firstBaseline(of: caption) - firstBaseline(of: text)) < 0.5, "\(size)")
    }
  }

  @Test func plainViewsBaselineIsItsBottom() {
    let (tall, low) = (Box(10, 30), Box(10, 10))
    for box in [tall, low] { place(box) }
    tall.topAnchor.constraint(equalTo: root.topAnchor).activated()
    low.firstBaselineAnchor.constraint(equalTo: tall.lastBaselineAnchor).activated()
    root.layoutIfNeeded()
    #expect(low.frame.maxY == 30)
  }
}

extension UIView {
  /// Pins all edges to those of another view.
  func pin(to view: UIView) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
