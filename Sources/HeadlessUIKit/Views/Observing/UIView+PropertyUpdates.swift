extension UIView {
  func markNeedsUpdateProperties(ofController: Bool = false) {
    FeedbackLoop.note("asks for an update of the properties of \(shortName)")
    flags.insert(ofController ? .controllerNeedsUpdateProperties : .needsUpdateProperties)
    markAncestors(.subtreeNeedsUpdateProperties)
  }

  /// Calls the pending property updates of the controller and of the view itself.
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

  /// Called when the traits change: properties that were derived from them may be outdated.
  func propertiesDidOutlive(_ old: UITraitCollection?) {
    guard old != nil else { return }
    markNeedsUpdateProperties()
    if controller != nil { markNeedsUpdateProperties(ofController: true) }
  }
}
