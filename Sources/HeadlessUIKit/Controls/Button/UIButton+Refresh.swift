import Foundation

extension UIButton {
  /// Updates the parts to the current state. Parts without content are not created.
  func refresh() {
    let hasTitle = currentAttributedTitle != nil || currentTitle != nil
    if hasTitle, storedTitleLabel == nil {
      _ = titleLabel
      return
    }
    refreshTitle()
    if shownImage != nil, storedImageView == nil {
      _ = imageView
      return
    }
    storedImageView?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    storedImageView?.image = templated(shownImage)
    if let configuration {
      let color = currentTitleColor
      storedImageView?.tintColor = configuration.imageColorTransformer?(color) ?? color
      refreshSpinner(configuration, color)
    } else {
      refreshSpinner(nil, .label)
    }
    refreshSubtitle()
    refreshBackground()
  }

  /// The image, unless a spinner takes its place.
  private var shownImage: UIImage? {
    configuration?.showsActivityIndicator ?? false ? nil : currentImage
  }

  private func refreshTitle() {
    guard let label = storedTitleLabel else { return }
    let isLent = configuration != nil || currentAttributedTitle != nil
    let hadTitle = label.text != nil
    label.show(lendingLook: isLent) { refreshTitle(in: label) }
    // A button without a title has the baselines of a plain view.
    if hadTitle != (label.text != nil) { node.engine?.carriersChanged(around: label) }
  }

  private func refreshTitle(in label: UILabel) {
    let font = configuration?.titleFont(in: traitCollection)
    let styled = configuration.flatMap {
      $0.styled(
        $0.attributedTitle, by: $0.titleTextAttributesTransformer,
        font: font ?? standardTitleFont, color: currentTitleColor)
    }
    show(
      styled ?? (configuration?.title == nil ? currentAttributedTitle : nil), or: currentTitle,
      in: label)
    label.setStandardStyle(font: styled == nil ? font : nil, color: currentTitleColor)
    label.shadowColor = currentTitleShadowColor
    if let configuration {
      configuration.breakLines(of: label, by: configuration.titleLineBreakMode)
    }
  }

  private func show(_ styled: NSAttributedString?, or plain: String?, in label: UILabel) {
    if let styled {
      if label.attributedText?.isIdentical(to: styled) != true { label.attributedText = styled }
    } else {
      label.text = plain
    }
  }

  private func refreshSubtitle() {
    guard let configuration, let label = subtitleLabel else {
      storedSubtitleLabel?.text = nil
      return
    }
    let font = Configuration.subtitleFont(in: traitCollection)
    let styled = configuration.styled(
      configuration.attributedSubtitle, by: configuration.subtitleTextAttributesTransformer,
      font: font, color: currentTitleColor)
    show(styled, or: configuration.subtitle, in: label)
    label.setStandardStyle(font: styled == nil ? font : nil, color: currentTitleColor)
    configuration.breakLines(of: label, by: configuration.subtitleLineBreakMode)
  }

  /// Returns the image as a template for system buttons, which draw images in their tint color.
  private func templated(_ image: UIImage?) -> UIImage? {
    guard let image, buttonType != .custom, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private func refreshSpinner(_ configuration: Configuration?, _ color: UIColor) {
    guard let configuration, configuration.showsActivityIndicator else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let view = spinner ?? UIActivityIndicatorView(style: .medium)
    if spinner == nil { addSubview(view) }
    spinner = view
    view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    view.startAnimating()
  }

  // MARK: Background

  private func refreshBackground() {
    refreshCustomBackground()
    guard let image = configuration?.background.image ?? currentBackgroundImage else {
      backgroundView?.image = nil
      return
    }
    let view = backgroundView ?? UIImageView(frame: bounds)
    if backgroundView == nil { insertSubview(view, at: 0) }
    backgroundView = view
    view.contentMode = configuration?.background.imageContentMode ?? .scaleToFill
    view.image = image
  }

  private func refreshCustomBackground() {
    let view = configuration?.background.customView
    guard view !== customBackground else { return }
    customBackground?.removeFromSuperview()
    customBackground = view
    if let view { insertSubview(view, at: 0) }
  }

  /// Returns the frame of a configuration's background.
  func backgroundFrame(of configuration: Configuration) -> CGRect {
    frame(of: configuration.background)
  }
}
