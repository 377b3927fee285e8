import Foundation

/// What a bar shows of an entry: a title, an image or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// What the item has taken from the proxies of its class.
  var takenAppearance: [Int: Any] = [:]

  public override init() {
    super.init()
  }

  /// There are no archives here: always nil.
  public required init?(coder: NSCoder) {
    guard coder is MakingCoder else { return nil }
    super.init()
  }

  /// What items of a class are made with that is known at run time only: the one initializer that all have.
  final class MakingCoder: NSCoder {}

  /// An item of a class that is known at run time only.
  class func make() -> Self {
    let made = Self(coder: MakingCoder())
    precondition(made != nil, "\(self).init?(coder:) calls super.init, so that items can be made")
    return made.unsafelyUnwrapped
  }

  open var isEnabled = true {
    didSet { itemDidChange() }
  }

  open var title: String? {
    didSet { if oldValue != title { itemDidChange() } }
  }

  open var image: UIImage? {
    didSet { if oldValue !== image { itemDidChange() } }
  }

  open var tag = 0
  open var accessibilityIdentifier: String?
  /// Stored, without effect.
  open var landscapeImagePhone: UIImage?
  /// Stored, without effect.
  open var largeContentSizeImage: UIImage?
  /// Around the image of a bar's button; in tabs, stored only.
  open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  /// Stored, without effect.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// Stored, without effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// Of the attributes, font and color are shown; they stand before what the bar's appearance says.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    itemDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// What is shown of a title in a state.
  ///
  /// - Parameter bar: What the bar says of its items in a state.
  func titleLook(
    for state: UIControl.State, bar: (UIControl.State) -> [NSAttributedString.Key: Any]?
  ) -> BarTitleLook {
    let states: [UIControl.State] = state == .normal ? [.normal] : [state, .normal]
    let said = (states.map { attributes[$0] } + states.map(bar)).compactMap { $0 }
    return BarTitleLook(
      font: said.lazy.compactMap { $0[.font] as? UIFont }.first,
      color: said.lazy.compactMap { $0[.foregroundColor] as? UIColor }.first)
  }

  /// Called after something that a bar shows has changed.
  func itemDidChange() {}
}

extension [UIOffset] {
  /// What counts of those that may have been said.
  var firstSaid: UIOffset { first { $0 != .zero } ?? .zero }
}

/// What is shown of a title in a bar; nil for what nobody has said.
struct BarTitleLook: Equatable {
  var font: UIFont?
  var color: UIColor?
}
