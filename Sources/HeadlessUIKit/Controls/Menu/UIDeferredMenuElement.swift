import Foundation

/// Elements that a menu asks for when it is opened.
@preconcurrency @MainActor
public class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// What the provider has given last, if it has answered.
  private(set) var known: [UIMenuElement]?
  /// Whether that came when the menu had been opened without it.
  private var isUnseen = false

  /// Asks once, and keeps the elements.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, isCached: true)
  }

  /// Asks each time that the menu is opened.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    unsafeDowncast(UIDeferredMenuElement(elementProvider, isCached: false), to: self)
  }

  private init(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool
  ) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// What the provider has given as of now; one that answers later is seen when the menu is opened again.
  var elements: [UIMenuElement] {
    if let known, isCached || isUnseen {
      isUnseen = false
      return known
    }
    known = nil
    provider { [weak self] in self?.known = $0 }
    isUnseen = known == nil
    return known ?? []
  }
}
