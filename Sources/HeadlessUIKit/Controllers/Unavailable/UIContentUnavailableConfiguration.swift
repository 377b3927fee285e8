import Foundation

/// A placeholder for missing content: an image, two texts and two buttons, stacked in the middle.
///
/// Sizes, padding and fonts are our own: none have been recorded.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The position of the content. Both values center it here.
  public enum Alignment: Int, Sendable {
    case center, natural
  }

  /// The part above the texts.
  enum Kind: Hashable {
    case empty, loading, search
  }

  let kind: Kind
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  private var shownText = ConfiguredText()
  public var textProperties: TextProperties
  private var shownSecondaryText = ConfiguredText()
  public var secondaryTextProperties: TextProperties
  /// Shown if it has a title or an image, its own or the action's.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// Shown if it has a title or an image, its own or the action's.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.natural
  /// If not empty, the margins are at least as large as those of the superview, on both axes.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()

  private init(_ kind: Kind, text: TextProperties) {
    self.kind = kind
    textProperties = text
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  private static func titled(_ kind: Kind) -> UIContentUnavailableConfiguration {
    let title = UIFont.preferredFont(forTextStyle: .title2)
    let look = title.fontDescriptor.withSymbolicTraits(.traitBold)
    let bold = look.map { UIFont(descriptor: $0, size: 0) } ?? title
    return UIContentUnavailableConfiguration(kind, text: TextProperties(font: bold, color: .label))
  }

  /// A configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration { titled(.empty) }

  /// A spinner and a text about loading.
  public static func loading() -> UIContentUnavailableConfiguration {
    let look = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    var configuration = UIContentUnavailableConfiguration(.loading, text: look)
    configuration.text = "Loading…"
    return configuration
  }

  /// A magnifying glass and texts that say that nothing was found. They include the search text
  /// once a state provides it, unless the app has changed the texts.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = titled(.search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = noResults
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  private static let noResults = "No Results"

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
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == Self.noResults,
      let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty
    else { return self }
    var updated = self
    updated.text = "\(Self.noResults) for “\(searched)”"
    return updated
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(image)
    hasher.combine(shownText)
    hasher.combine(shownSecondaryText)
  }
}

/// The state that a configuration for unavailable content may depend on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// The text in the search controller of the navigation item.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
