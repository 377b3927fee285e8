import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct BaselineTests {
  /// Leaves its baselines to a label inside it.
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
  func aViewThatLeavesItsBaselineToALabelFollowsItsFont(first: Bool) {
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

  @Test func theLastBaselineOfAWrappedLabelIsInItsLastLine() {
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

  @Test func thePlainBaselineIsTheBottom() {
    let (tall, low) = (Box(10, 30), Box(10, 10))
    for box in [tall, low] { place(box) }
    tall.topAnchor.constraint(equalTo: root.topAnchor).activated()
    low.firstBaselineAnchor.constraint(equalTo: tall.lastBaselineAnchor).activated()
    root.layoutIfNeeded()
    #expect(low.frame.maxY == 30)
  }
}

extension UIView {
  /// Fills another view.
  func pin(to view: UIView) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
