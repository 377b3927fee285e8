import Foundation

/// A view with an effect on the content behind it. Subviews belong in its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let content = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(content)
  }

  public convenience init() {
    self.init(effect: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var contentView: UIView { content }

  open var effect: UIVisualEffect? {
    didSet { setNeedsDisplay() }
  }

  /// The veil lies over the background, which clients can set.
  override func drawContent(into picture: inout Picture) {
    guard let veil = (effect as? UIBlurEffect)?.veil else { return }
    picture.fill(PictureShape(rect: bounds, radius: 0, corners: []), shownColor(veil))
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
