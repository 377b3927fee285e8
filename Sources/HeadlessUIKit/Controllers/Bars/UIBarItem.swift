import Foundation

/// A title and an image in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  private var attributes = StateTable<[NSAttributedString.Key: Any]>()
  /// The values taken from the appearance proxies.
  var takenAppearance: [Int: Any] = [:]

  public override init() {
    super.init()
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) {
    guard coder is MakingCoder else { return nil }
    super.init()
  }

  /// Passed to `init(coder:)`, the one initializer that all subclasses have, to make items of a class known
  /// only at run time.
  final class MakingCoder: NSCoder {}

  /// Makes an item of a class known only at run time.
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
  /// Insets of the image in a bar button; for tabs, stored without effect.
  open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  /// Stored, without effect.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// Stored, without effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// Only the font and the color of the attributes are shown. They take precedence over the bar's
  /// appearance.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    itemDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// Returns the look of the title in a state.
  ///
  /// - Parameter bar: Returns the bar's attributes for a state.
  func titleLook(
    for state: UIControl.State, bar: (UIControl.State) -> [NSAttributedString.Key: Any]?
  ) -> BarTitleLook {
    let states: [UIControl.State] = state == .normal ? [.normal] : [state, .normal]
    let said = (states.map { attributes[$0] } + states.map(bar)).compactMap { $0 }
    return BarTitleLook(
      font: said.lazy.compactMap { $0[.font] as? UIFont }.first,
      color: said.lazy.compactMap { $0[.foregroundColor] as? UIColor }.first)
  }

  /// Called after a change to a property that the bar shows.
  func itemDidChange() {}
}

extension [UIOffset] {
  /// The first offset that is not zero; zero if all are.
  var firstNonzero: UIOffset { first { $0 != .zero } ?? .zero }
}

/// The look of a title in a bar; nil stands for values that are not set.
struct BarTitleLook: Equatable {
  var font: UIFont?
  var color: UIColor?
}
