import Foundation

/// The texts and the image of a cell, a header or a footer, and how they look.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// What the configuration was made for.
  enum Role: Hashable {
    case cell, header, footer
  }

  let role: Role
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  private var shownText = ConfiguredText()
  public var textProperties: TextProperties
  private var shownSecondaryText = ConfiguredText()
  public var secondaryTextProperties: TextProperties
  /// The margins are at least as large as those of the view around, on both axes if any is named.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands behind the first one where both have room on a line.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1

  init(
    _ role: Role, _ text: TextProperties, _ secondary: TextProperties,
    margins: NSDirectionalEdgeInsets
  ) {
    self.role = role
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
  }

  // MARK: Texts

  /// Setting it drops the attributes.
  public var text: String? {
    get { shownText.plain }
    set { shownText.plain = newValue }
  }

  /// Nil where the text has no attributes of its own.
  public var attributedText: NSAttributedString? {
    get { shownText.attributed }
    set { shownText.attributed = newValue }
  }

  /// Setting it drops the attributes.
  public var secondaryText: String? {
    get { shownSecondaryText.plain }
    set { shownSecondaryText.plain = newValue }
  }

  /// Nil where the text has no attributes of its own.
  public var secondaryAttributedText: NSAttributedString? {
    get { shownSecondaryText.attributed }
    set { shownSecondaryText.attributed = newValue }
  }

  // MARK: Content

  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// With the colours of the state, as far as none were set.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    let isDisabled = state.common.isDisabled
    updated.textProperties.isDisabled = isDisabled
    updated.secondaryTextProperties.isDisabled = isDisabled
    updated.imageProperties.isDisabled = isDisabled
    return updated
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(image)
    hasher.combine(shownText)
    hasher.combine(shownSecondaryText)
  }
}
