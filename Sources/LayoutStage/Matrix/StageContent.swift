/// Makes the content of stages.
@MainActor
package struct StageContent {
  private typealias Content = (view: UIView, controller: UIViewController?)

  private let make: (LayoutVariant) throws -> Content
  private let size: StageSize

  package init(_ view: @escaping (LayoutVariant) throws -> UIView, size: StageSize) {
    make = { (try view($0), nil) }
    self.size = size
  }

  package init(_ controller: @escaping (LayoutVariant) throws -> UIViewController) {
    make = { variant in
      let made = try controller(variant)
      return (made.view ?? UIView(), made)
    }
    size = .screen
  }

  /// Shows the content in a combination.
  func stage(_ combination: LayoutCombination) throws -> Stage {
    let transformation = TextTransformation(combination.texts)
    return try Stage(
      in: combination.environment, size: size,
      transformation: combination.texts == .original ? nil : transformation
    ) {
      try make(
        LayoutVariant(locale: combination.environment.locale, transformation: transformation))
    }
  }
}
