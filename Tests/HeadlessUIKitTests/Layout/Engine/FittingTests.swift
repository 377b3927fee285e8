import Foundation
import Testing

@testable import HeadlessUIKit

/// A text of letters 10 points wide, in lines 20 points high.
final class FakeText: UIView {
  var letters: Int {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ letters: Int) {
    self.letters = letters
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var wrapsContent: Bool { true }

  override var intrinsicContentSize: CGSize {
    let perLine = max(1, Int(min(proposedWidth ?? .infinity, 1e6) / 10))
    let lines = (letters + perLine - 1) / perLine
    return CGSize(width: min(letters, perLine) * 10, height: lines * 20)
  }
}

@MainActor
struct FittingTests {
  private func makeCell(_ content: UIView) -> UIView {
    let cell = makeRoot(320, 44)
    cell.adding(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
    ])
    return cell
  }

  @Test func compressedSizeIsTheContentSize() {
    let cell = makeCell(Box(33.3, 20))
    let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(size.width - 53.3) < 1e-6)
    #expect(size.height == 30)
  }

  @Test func targetSizeIsOptionalUnlessRequired() {
    let cell = makeCell(Box(33, 20))
    let wish = cell.systemLayoutSizeFitting(CGSize(width: 200, height: 0))
    #expect(wish.width == 53)
    let rule = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(rule == CGSize(width: 200, height: 30))
  }

  @Test func targetSizeIsMetWithoutContent() {
    let cell = makeCell(UIView())
    let size = cell.systemLayoutSizeFitting(CGSize(width: 200, height: 100))
    #expect(size == CGSize(width: 200, height: 100))
    #expect(
      cell.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == UIView.layoutFittingExpandedSize)
  }

  @Test func requiredWidthDeterminesTextHeight() {
    let cell = makeCell(FakeText(40))
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: 4 * 20 + 10))
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 420, height: 30))
  }

  @Test func measuringDoesNotChangeTheLayout() {
    let text = FakeText(40)
    let cell = makeCell(text)
    cell.layoutIfNeeded()
    let frames = Headless.frames(of: cell)
    _ = cell.systemLayoutSizeFitting(CGSize(width: 50, height: 50))
    cell.setNeedsLayout()
    let solved = Headless.counters.componentsSolved
    cell.layoutIfNeeded()
    #expect(Headless.frames(of: cell) == frames)
    #expect(Headless.counters.componentsSolved == solved)
  }

  @Test func measuringIgnoresTheSuperview() {
    let root = makeRoot(500, 500)
    let cell = makeCell(Box(33, 20))
    root.adding(cell)
    cell.widthAnchor.constraint(equalTo: root.widthAnchor).activated()
    root.layoutIfNeeded()
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 53, height: 30))
    #expect(cell.frame.width == 500)
  }

  @Test func constraintsUpdateBeforeMeasuring() {
    final class Lazy: UIView {
      override func updateConstraints() {
        if constraints.isEmpty { widthAnchor.constraint(equalToConstant: 77).activated() }
        super.updateConstraints()
      }
    }
    #expect(Lazy().systemLayoutSizeFitting(.zero).width == 77)
  }

  // MARK: Text in the live layout

  @Test func textHeightFollowsItsSolvedWidth() {
    let root = makeRoot(320, 480)
    let text = root.adding(FakeText(40))
    let below = root.adding(Box(10, 10))
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.rect == "0 0 320 40")
    #expect(below.frame.minY == 40)

    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(text.rect == "0 0 100 80")

    text.letters = 3
    root.layoutIfNeeded()
    #expect(text.rect == "0 0 100 20")
  }

  /// A text of 40 letters in 95 points of room has lines of 90 points.
  private func makeBubble() -> (root: UIView, text: FakeText, bubble: UIView) {
    let root = makeRoot(105, 480)
    let (bubble, text) = (root.adding(UIView()), FakeText(40))
    bubble.adding(text)
    NSLayoutConstraint.activate([
      bubble.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bubble.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      bubble.topAnchor.constraint(equalTo: root.topAnchor),
      text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 5),
      text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -5),
      text.topAnchor.constraint(equalTo: bubble.topAnchor),
      text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
    ])
    return (root, text, bubble)
  }

  @Test func wrappedTextShrinksToItsLongestLine() {
    let (root, text, bubble) = makeBubble()
    root.layoutIfNeeded()
    #expect(text.rect == "5 0 90 100")
    #expect(bubble.rect == "0 0 100 100")
  }

  @Test func shrunkTextGrowsAgainAfterAnyLayout() {
    let (root, text, bubble) = makeBubble()
    for (width, frame) in [(105, "0 0 100 100"), (215, "0 0 210 40"), (55, "0 0 50 200")] {
      root.frame.size.width = CGFloat(width)
      root.layoutIfNeeded()
      #expect(bubble.rect == frame)
    }
    text.letters = 4
    root.layoutIfNeeded()
    #expect(bubble.rect == "0 0 50 20")
    text.letters = 40
    root.frame.size.width = 105
    root.layoutIfNeeded()
    #expect(bubble.rect == "0 0 100 100")
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(bubble.rect == "0 0 100 100")
  }

  @Test func unpinnedTextShrinks() {
    let (root, text, bubble) = makeBubble()
    let pin = bubble.trailingAnchor.constraint(equalTo: root.trailingAnchor).activated()
    root.layoutIfNeeded()
    #expect(text.frame.width == 95)
    pin.isActive = false
    root.layoutIfNeeded()
    #expect(text.frame.width == 90)
  }

  @Test func textIsRemeasuredOnlyForNewWidthOrContent() {
    let root = makeRoot(320, 480)
    let text = root.adding(FakeText(40))
    text.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    text.trailingAnchor.constraint(equalTo: root.trailingAnchor).activated()
    let top = text.topAnchor.constraint(equalTo: root.topAnchor).activated()
    root.layoutIfNeeded()
    let before = Headless.counters.textsMeasured
    top.constant = 30
    root.layoutIfNeeded()
    #expect(text.frame.minY == 30)
    #expect(Headless.counters.textsMeasured == before)
  }
}

extension FittingTests {
  /// A square picture beside a text, both of which are as high as the text's lines.
  @Test func widthThatDependsOnTextHeightIsStable() {
    func make(_ width: CGFloat) -> UIView {
      let root = makeRoot(width, 480)
      let (picture, text) = (root.adding(UIView()), root.adding(FakeText(30)))
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        picture.topAnchor.constraint(equalTo: root.topAnchor),
        picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
        picture.heightAnchor.constraint(equalTo: text.heightAnchor),
        text.leadingAnchor.constraint(equalTo: picture.trailingAnchor),
        text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        text.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      return root
    }
    let live = make(400)
    for width in [400, 220, 300, 180, 400] as [CGFloat] {
      live.frame.size.width = width
      live.layoutIfNeeded()
      let fresh = make(width)
      fresh.layoutIfNeeded()
      #expect(live.subviews.map(\.rect) == fresh.subviews.map(\.rect))
      live.setNeedsLayout()
      live.invalidateIntrinsicContentSize()
      live.subviews[1].invalidateIntrinsicContentSize()
      live.layoutIfNeeded()
      #expect(live.subviews.map(\.rect) == fresh.subviews.map(\.rect))
    }
  }
}
