import Foundation

/// The traits of a ``UITraitCollection``; `nil` where unspecified.
package struct TraitValues: Hashable, Sendable {
  var idiom: UIUserInterfaceIdiom?
  package var style: UIUserInterfaceStyle?
  var displayScale: CGFloat?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  package var contentSizeCategory: UIContentSizeCategory?
  var contrast: UIAccessibilityContrast?
  var level: UIUserInterfaceLevel?
  var legibilityWeight: UILegibilityWeight?
  var displayGamut: UIDisplayGamut?
  /// The traits that the host defined, by their types.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  package init() {}

  init(_ change: (inout TraitValues) -> Void) {
    change(&self)
  }

  package func overridden(by other: TraitValues) -> TraitValues {
    TraitValues {
      $0.idiom = other.idiom ?? idiom
      $0.style = other.style ?? style
      $0.displayScale = other.displayScale ?? displayScale
      $0.horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
      $0.verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
      $0.layoutDirection = other.layoutDirection ?? layoutDirection
      $0.contentSizeCategory = other.contentSizeCategory ?? contentSizeCategory
      $0.contrast = other.contrast ?? contrast
      $0.level = other.level ?? level
      $0.legibilityWeight = other.legibilityWeight ?? legibilityWeight
      $0.displayGamut = other.displayGamut ?? displayGamut
      $0.custom = custom.merging(other.custom) { $1 }
    }
  }

  /// The traits that a color may depend on.
  var colorAppearance: ColorAppearance {
    ColorAppearance(
      system: [style?.rawValue, contrast?.rawValue, level?.rawValue, displayGamut?.rawValue],
      custom: custom.filter(\.value.affectsColorAppearance))
  }

  struct ColorAppearance: Equatable {
    let system: [Int?]
    let custom: [ObjectIdentifier: CustomTraitValue]
  }
}
