import Foundation

/// The texts and the image of a cell, header or footer, and their looks.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The kind of element for which the configuration was made.
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
  /// If not empty, the margins are at least as large as those of the superview, on both axes.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text follows the text on the same line if both fit.
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

  /// Setting the text removes the attributes.
  public var text: String? {
    get { shownText.plain }
    set { shownText.plain = newValue }
  }

  /// Nil if the text has no attributes.
  public var attributedText: NSAttributedString? {
    get { shownText.attributed }
    set { shownText.attributed = newValue }
  }

  /// Setting the text removes the attributes.
  public var secondaryText: String? {
    get { shownSecondaryText.plain }
    set { shownSecondaryText.plain = newValue }
  }

  /// Nil if the text has no attributes.
  public var secondaryAttributedText: NSAttributedString? {
    get { shownSecondaryText.attributed }
    set { shownSecondaryText.attributed = newValue }
  }

  // MARK: Content

  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Uses the colors for the state, unless colors were set.
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
