extension UIView {
  func markNeedsUpdateProperties(ofController: Bool = false) {
    FeedbackLoop.note("asks for an update of the properties of \(shortName)")
    flags.insert(ofController ? .controllerNeedsUpdateProperties : .needsUpdateProperties)
    markAncestors(.subtreeNeedsUpdateProperties)
  }

  /// Calls what is to be called of the controller and of the view itself.
  func updateOwnProperties() {
    let isNew = Headless.systemVersion.isRedesigned
    if let controller, flags.contains(.controllerNeedsUpdateProperties) {
      flags.remove(.controllerNeedsUpdateProperties)
      if isNew { tracking(.controllerProperties) { controller.updateProperties() } }
    }
    guard flags.contains(.needsUpdateProperties) else { return }
    flags.remove(.needsUpdateProperties)
    if isNew { tracking(.properties) { updateProperties() } }
  }

  /// What the properties were made of may be another one in other traits.
  func propertiesDidOutlive(_ old: UITraitCollection?) {
    guard old != nil else { return }
    markNeedsUpdateProperties()
    if controller != nil { markNeedsUpdateProperties(ofController: true) }
  }
}
