import Foundation

/// What is shown where there is nothing to show: an image, two texts and two buttons, one below
/// the other in the middle.
///
/// Sizes, paddings and fonts are ours: none has been recorded.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// Where the content is. Both stand in the middle here.
  public enum Alignment: Int, Sendable {
    case center, natural
  }

  /// What is above the texts.
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
  /// Shown where it has a title or an image, its own or those of the action.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// Shown where it has a title or an image, its own or those of the action.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.natural
  /// The margins are at least as large as those of the view around, on both axes if any is named.
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

  /// Nothing yet.
  public static func empty() -> UIContentUnavailableConfiguration { titled(.empty) }

  /// A spinner, and a text that says that something is being loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    let look = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    var configuration = UIContentUnavailableConfiguration(.loading, text: look)
    configuration.text = "Loading…"
    return configuration
  }

  /// A magnifying glass, and texts that say that nothing was found: with what was searched for,
  /// once it is known from a state and the texts are those of the system.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = titled(.search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = noResults
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  private static let noResults = "No Results"

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

/// What the look of content that is not there may depend on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// What is searched for by the search controller of the navigation item.
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
