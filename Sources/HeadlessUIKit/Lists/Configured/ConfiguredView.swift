import Foundation

/// What a cell, a header or a footer shows by configurations.
@MainActor
final class ConfiguredParts {
  var content: (any UIContentConfiguration)?
  var updatesContent = true
  var background: UIBackgroundConfiguration?
  var updatesBackground = true
  /// Whether the background is not the one that belongs to the place of a cell.
  var hasOwnBackground = false
  var isOutdated = true
  /// What shows the content in place of the view that cells have by themselves.
  var contentView: (any UIView & UIContentView)?
  var backgroundView: ConfiguredBackground?
}

/// A cell, a header or a footer.
@preconcurrency @MainActor
protocol ConfiguredView: ConfigurationUpdating {
  associatedtype State: UIConfigurationState
  var parts: ConfiguredParts { get }
  /// The view for content without a configuration.
  var plainContent: UICellContentView { get }
  var contentView: UIView { get }
  var configurationState: State { get }
  func updateConfiguration(using state: State)
  /// Shows what belongs to the kind of view alone.
  func stateDidChange(_ state: State)
  /// Calls what an app has set to be called with each state.
  func tellHandler(_ state: State)
  /// There is a background by a configuration now.
  func clearBackgroundViews()
  /// The size of the content may be another one.
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

  /// Whether two configurations say that they are equal.
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

  /// What the content wants at a size; nil where it wants nothing.
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
      tellHandler(state)
    }
  }

  var viewState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
}

extension UIView {
  /// Whether a cell, a header or a footer decides how large the view is.
  var isContentOfCell: Bool {
    self is UICellContentView || (superview as? any ConfiguredView)?.contentView === self
  }
}
