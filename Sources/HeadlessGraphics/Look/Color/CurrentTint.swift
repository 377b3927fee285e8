/// The tint color while a view is drawn; it also applies to colors derived from the tint color.
package enum CurrentTint {
  /// Nil for the system's tint color.
  @TaskLocal package static var color: UIColor?
}

extension ColorComponents {
  /// The current tint color.
  init(tint system: SystemColor, in traits: UITraitCollection) {
    // In a tint derived from the tint color, that is the system's.
    let tint = CurrentTint.color.map { color in
      CurrentTint.$color.withValue(nil) { ColorComponents(color, in: traits) }
    }
    self = tint ?? system.components(in: traits)
  }
}
