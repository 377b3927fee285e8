import Foundation

/// A view with an effect on what is behind it; subviews belong into its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let content = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(content)
    showEffect()
  }

  public convenience init() {
    self.init(effect: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var contentView: UIView { content }

  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  private func showEffect() {
    backgroundColor = (effect as? UIBlurEffect)?.veil
  }

  open override func addSubview(_ view: UIView) {
    Headless.log(
      """
      \(shortName) has been asked to add \(view.shortName) as a subview. Add it to the contentView \
      of the visual effect view instead.
      """)
    content.addSubview(view)
  }
}
