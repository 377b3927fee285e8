/// What makes what is shown on stages.
@MainActor
package struct StageContent {
  private let make: (LayoutVariant, LayoutCombination) throws -> Stage

  package init(_ view: @escaping (LayoutVariant) throws -> UIView, size: StageSize) {
    make = { try Stage(view($0), in: $1.environment, size: size) }
  }

  package init(_ controller: @escaping (LayoutVariant) throws -> UIViewController) {
    make = { try Stage(controller($0), in: $1.environment) }
  }

  /// Shows it in a combination.
  func stage(_ combination: LayoutCombination) throws -> Stage {
    let transformation = TextTransformation(combination.texts)
    let stage = try make(LayoutVariant(transformation: transformation), combination)
    if combination.texts != .original { stage.transform(by: transformation) }
    return stage
  }
}
