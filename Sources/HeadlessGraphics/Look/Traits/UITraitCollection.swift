import Foundation

/// The environment in which a view is shown. Unspecified traits are inherited.
// Unchecked: like UIKit's it is Sendable, its only stored property is a constant of a Sendable type,
// and NSObject adds no state.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package let values: TraitValues

  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public convenience override init() {
    self.init(TraitValues())
  }

  private convenience init<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Trait.Value) {
    var values = TraitValues()
    values.specify(trait, value)
    self.init(values)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, idiom)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(UITraitDisplayScale.self, scale)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, legibilityWeight)
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, displayGamut)
  }

  /// Merges collections; for each trait, the last collection that specifies it decides.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  public var displayScale: CGFloat { values.displayScale ?? 0 }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    values.verticalSizeClass ?? .unspecified
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.contentSizeCategory ?? .unspecified
  }
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  public var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }

  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.colorAppearance != traitCollection.values.colorAppearance
  }

  /// The traits for resolving colors, fonts and images on the current thread.
  ///
  /// While a view lays out, draws or is told of trait changes, these are its own traits; otherwise
  /// those of the environment that was hosted last.
  open class var current: UITraitCollection {
    get { CurrentTraits.ofThread ?? Headless.deviceTraits }
    set { CurrentTraits.ofThread = newValue }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    whileCurrent(actions)
  }

  package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = CurrentTraits.ofThread
    defer { CurrentTraits.ofThread = previous }
    CurrentTraits.ofThread = self
    return try body()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  package var isBase: Bool {
    self === UITraitCollection.base || values == UITraitCollection.base.values
  }

  /// The traits if nothing else is specified: a phone in portrait, in light mode, with default text
  /// size.
  package static let base = UITraitCollection(
    TraitValues {
      $0.idiom = .phone
      $0.style = .light
      $0.displayScale = 3
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.layoutDirection = .leftToRight
      $0.contentSizeCategory = .large
      $0.contrast = .normal
      $0.level = .base
      $0.legibilityWeight = .regular
      $0.displayGamut = .P3
    })
}
