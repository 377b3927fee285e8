import Foundation

/// The appearance of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  open internal(set) var idiom: UIUserInterfaceIdiom
  /// Stored without effect.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// Stored without effect.
  open var backgroundImage: UIImage?
  /// Stored without effect.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// Stored without effect.
  open var shadowColor: UIColor? = .separator
  /// Stored without effect.
  open var shadowImage: UIImage?

  public convenience override init() {
    self.init(idiom: .unspecified)
  }

  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    adoptButtonAppearances()
  }

  /// - Parameter barAppearance: An appearance of any kind; the properties that both kinds share are
  ///   copied.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    adopt(barAppearance)
    adoptButtonAppearances()
  }

  func adopt(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = ()
    onAnyThread { copy = Self(barAppearance: self) }
    return copy
  }

  // MARK: Changing

  /// The bar that has this appearance. Bars keep copies of appearances set on them.
  weak var bar: UIView?

  func changed() { bar?.setNeedsLayout() }

  /// The appearances of the bar's buttons, one for each style.
  var buttons: [UIBarButtonItemAppearance] { [] }

  func adoptButtonAppearances() {
    for look in buttons { look.owner = self }
    changed()
  }

  // MARK: Backgrounds

  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = .separator
  }

  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = .separator
  }

  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
  }
}
