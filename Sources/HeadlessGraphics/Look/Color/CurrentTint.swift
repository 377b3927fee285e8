/// What the tint colour stands for while a view is drawn, in colours that are made from it as well.
package enum CurrentTint {
  /// Nil for the system's.
  @TaskLocal package static var color: UIColor?
}

extension ColorComponents {
  /// The tint colour of now.
  init(tint system: SystemColor, in traits: UITraitCollection) {
    // A tint that is made from the tint colour means the system's.
    let tint = CurrentTint.color.map { color in
      CurrentTint.$color.withValue(nil) { ColorComponents(color, in: traits) }
    }
    self = tint ?? system.components(in: traits)
  }
}
