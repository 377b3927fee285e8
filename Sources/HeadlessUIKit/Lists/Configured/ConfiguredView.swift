import Foundation

/// The configurations of a cell, header or footer, and their views.
@MainActor
final class ConfiguredParts {
  var content: (any UIContentConfiguration)?
  var updatesContent = true
  var background: UIBackgroundConfiguration?
  var updatesBackground = true
  /// Whether the app has set the background, in place of the list's default.
  var hasOwnBackground = false
  var isOutdated = true
  /// The content view of the configuration, in place of the default one.
  var contentView: (any UIView & UIContentView)?
  var backgroundView: ConfiguredBackground?
}

/// A cell, header or footer.
@preconcurrency @MainActor
protocol ConfiguredView: ConfigurationUpdating {
  associatedtype State: UIConfigurationState
  var parts: ConfiguredParts { get }
  /// The content view without a configuration.
  var plainContent: UICellContentView { get }
  var contentView: UIView { get }
  var configurationState: State { get }
  func updateConfiguration(using state: State)
  /// Applies a state to properties of this kind of view.
  func stateDidChange(_ state: State)
  /// Calls the app's update handler with a state.
  func callHandler(_ state: State)
  /// Removes the background views in favor of a configuration.
  func clearBackgroundViews()
  /// Called when the size of the content may have changed.
  func contentSizeMayHaveChanged()
}

extension ConfiguredView {
  func stateDidChange(_ state: State) {}

  // MARK: Content

  func show(_ configuration: (any UIContentConfiguration)?) {
    let isAsBefore = isSame(parts.content, configuration)
    parts.content = configuration
    let old = contentView
    guard let configuration else {
      parts.contentView = nil
      return replace(old, with: plainContent)
    }
    let shown =
      parts.updatesContent ? configuration.updated(for: configurationState) : configuration
    if let view = parts.contentView, view.supports(shown) {
      view.configuration = shown
    } else {
      let new = shown.makeContentView()
      parts.contentView = new
      replace(old, with: new)
    }
    if !isAsBefore { contentSizeMayHaveChanged() }
  }

  /// Whether two configurations are equal.
  private func isSame(
    _ old: (any UIContentConfiguration)?, _ new: (any UIContentConfiguration)?
  ) -> Bool {
    guard let old = old as? AnyHashable, let new = new as? AnyHashable else { return false }
    return old == new
  }

  private func replace(_ old: UIView, with new: UIView) {
    guard old !== new else { return }
    new.translatesAutoresizingMaskIntoConstraints = true
    new.frame = old.frame
    insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    contentSizeMayHaveChanged()
    setNeedsLayout()
  }

  /// Returns the preferred size of the content; nil if it has none.
  func fittedContent(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard let view = parts.contentView else {
      return plainContent.fittedSize(target, horizontal, vertical)
    }
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  // MARK: Background

  func show(_ background: UIBackgroundConfiguration?) {
    parts.background = background
    guard let background else {
      parts.backgroundView?.removeFromSuperview()
      parts.backgroundView = nil
      return
    }
    clearBackgroundViews()
    let view = parts.backgroundView ?? ConfiguredBackground()
    if view.superview !== self {
      parts.backgroundView = view
      insertSubview(view, at: 0)
    }
    view.configuration =
      parts.updatesBackground ? background.updated(for: configurationState) : background
    setNeedsLayout()
  }

  func placeBackground() {
    guard let view = parts.backgroundView else { return }
    let frame = frame(of: view.configuration)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Updating

  func markOutdated() {
    parts.isOutdated = true
    setNeedsLayout()
  }

  func updateIfOutdated() {
    guard parts.isOutdated else { return }
    parts.isOutdated = false
    let state = configurationState
    if parts.updatesContent, let content = parts.content {
      let updated = content.updated(for: state)
      if !isSame(content, updated) { show(updated) }
    }
    if parts.updatesBackground, let background = parts.background {
      let updated = background.updated(for: state)
      if updated != background { show(updated) }
    }
    stateDidChange(state)
    tracking(.configuration) {
      updateConfiguration(using: state)
      callHandler(state)
    }
  }

  var viewState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
}

extension UIView {
  /// Whether a cell, header or footer determines the size of the view.
  var isContentOfCell: Bool {
    self is UICellContentView || (superview as? any ConfiguredView)?.contentView === self
  }
}
