import Foundation

/// Elements that are requested when a menu is opened.
@preconcurrency @MainActor
public class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The last elements of the provider, if it has answered.
  private(set) var known: [UIMenuElement]?
  /// Whether these elements arrived after the menu had been opened without them.
  private var isUnseen = false

  /// Creates an element that calls the provider once, and keeps the elements.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, isCached: true)
  }

  /// Creates an element that calls the provider each time the menu is opened.
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

  /// The elements that the provider has delivered so far. Elements that arrive later appear when
  /// the menu is opened again.
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
