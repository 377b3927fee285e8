import DeStijl
import LayoutStage
import Testing

/// Stack views whose views are hidden in an animation, without an explicit layout pass.
@MainActor
struct StackViewClockTests {
  private let title = UIView()
  private let text = UIView()
  private let footer = UIView()
  private let stage: Stage

  init() throws {
    let column = UIStackView(arrangedSubviews: [title, text])
    let outer = UIStackView(arrangedSubviews: [column, footer])
    for stack in [column, outer] { stack.axis = .vertical }
    let root = UIView()
    root.addSubview(outer)
    outer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      [title, text, footer].map { $0.heightAnchor.constraint(equalToConstant: 40) } + [
        outer.topAnchor.constraint(equalTo: root.topAnchor),
        outer.leftAnchor.constraint(equalTo: root.leftAnchor),
        outer.widthAnchor.constraint(equalToConstant: 100),
      ])
    stage = Stage(root)
    try stage.advance(by: 0)
  }

  private func y(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minY ?? .nan }

  private func animate(_ changes: @escaping () -> Void) {
    stage.run {
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear, animations: changes, completion: nil)
    }
  }

  @Test func hidingAViewAnimatesItsSiblings() throws {
    animate { [title] in title.isHidden = true }
    try stage.advance(by: 0.5)
    #expect(y(text) == 30 && text.frame.minY == 0)
    #expect(y(footer) == 70 && footer.frame.minY == 40)
    try stage.advance(by: 1.5)
    #expect(y(text) == 0 && y(footer) == 40)
  }

  @Test func showingAViewAnimatesItsSiblings() throws {
    title.isHidden = true
    try stage.advance(by: 0)
    animate { [title] in title.isHidden = false }
    try stage.advance(by: 1)
    #expect(y(text) == 20 && y(footer) == 60)
  }

  @Test func keyframesRunAtTheirOwnTimes() throws {
    stage.run {
      UIView.animateKeyframes(withDuration: 2, delay: 0) { [title, text] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          title.isHidden = true
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          text.isHidden = true
        }
      }
    }
    try stage.advance(by: 0.5)
    #expect(y(footer) == 60)
    try stage.advance(by: 1)
    #expect(y(footer) == 20)
  }

  @Test func changeWithoutAnimationAppliesAtOnce() throws {
    animate { [title] in UIView.performWithoutAnimation { title.isHidden = true } }
    try stage.advance(by: 0.5)
    #expect(y(text) == 0 && y(footer) == 40)
  }

  /// Any number of changes cause a single layout pass, after the last of them.
  @Test func simultaneousChangesCauseOneLayoutPass() throws {
    final class Column: UIStackView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let views = (0..<20).map { _ in UIView() }
    let column = Column(arrangedSubviews: views)
    stage.run { stage.view.addSubview(column) }
    try stage.advance(by: 0)
    column.count = 0
    animate { for view in views { view.isHidden = true } }
    #expect(column.count <= 1)
  }
}
