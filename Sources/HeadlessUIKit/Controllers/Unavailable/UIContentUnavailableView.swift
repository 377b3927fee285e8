import Foundation

/// Shows a configuration for unavailable content in the middle of its margins. Content that is too
/// tall scrolls.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let scroll = UIScrollView()
  /// At least as tall as the area between the margins.
  private let room = UILayoutGuide()
  private let column = UIStackView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let image = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let (button, secondaryButton) = (UnavailableButton(), UnavailableButton())
  private let back = ConfiguredBackground()
  private lazy var imageLimits = [
    image.widthAnchor.constraint(lessThanOrEqualToConstant: 0),
    image.heightAnchor.constraint(lessThanOrEqualToConstant: 0),
  ]

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    isOpaque = false
    build()
    show()
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  /// Accepts only configurations for unavailable content.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new: UIContentUnavailableConfiguration = accepted(newValue), new != shown
      else { return }
      shown = new
      show()
    }
  }

  /// Whether users can scroll content that is too tall.
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { scroll.isScrollEnabled = newValue }
  }

  // MARK: Parts

  private func build() {
    addSubview(back)
    addSubview(scroll)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addLayoutGuide(room)
    scroll.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    column.axis = .vertical
    column.alignment = .center
    for part in [spinner, image, label, secondaryLabel, button, secondaryButton] {
      column.addArrangedSubview(part)
    }
    image.contentMode = .scaleAspectFit
    for label in [label, secondaryLabel] { label.adjustsFontForContentSizeCategory = true }
    let (content, margins) = (scroll.contentLayoutGuide, layoutMarginsGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: topAnchor),
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
      room.topAnchor.constraint(equalTo: content.topAnchor),
      room.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      room.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      room.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      room.widthAnchor.constraint(equalTo: widthAnchor),
      room.heightAnchor.constraint(greaterThanOrEqualTo: margins.heightAnchor),
      column.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor),
      column.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      column.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      column.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
    ])
  }

  private func show() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    back.configuration = shown.background
    showImage()
    label.show(shown.text, shown.attributedText, shown.textProperties, alignment: .center)
    secondaryLabel.show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      alignment: .center)
    for label in [label, secondaryLabel] { label.isHidden = (label.text ?? "").isEmpty }
    button.show(shown.button, shown.buttonProperties)
    secondaryButton.show(shown.secondaryButton, shown.secondaryButtonProperties)
    for part in [spinner, image] {
      column.setCustomSpacing(shown.imageToTextPadding, after: part)
    }
    column.setCustomSpacing(
      secondaryLabel.isHidden ? shown.textToButtonPadding : shown.textToSecondaryTextPadding,
      after: label)
    column.setCustomSpacing(shown.textToButtonPadding, after: secondaryLabel)
    column.setCustomSpacing(shown.buttonToSecondaryButtonPadding, after: button)
    setNeedsLayout()
  }

  private func showImage() {
    let look = shown.imageProperties
    image.image = shown.image
    image.isHidden = shown.image == nil
    image.preferredSymbolConfiguration = look.preferredSymbolConfiguration
    image.tintColor = look.tintColor
    image.layer.cornerRadius = look.cornerRadius
    image.clipsToBounds = look.cornerRadius > 0
    for (limit, most) in zip(imageLimits, [look.maximumSize.width, look.maximumSize.height]) {
      limit.constant = most
      limit.isActive = most > 0
    }
    spinner.isHidden = shown.kind != .loading || shown.image != nil
    if spinner.isHidden { spinner.stopAnimating() } else { spinner.startAnimating() }
  }

  // MARK: Layout

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    scroll.contentInset = UIEdgeInsets(
      top: layoutMargins.top, left: 0, bottom: layoutMargins.bottom, right: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = frame(of: shown.background)
  }
}

/// A button of the configuration.
private final class UnavailableButton: UIButton {
  private var action: UIAction?

  func show(
    _ look: Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    if let action { removeAction(action, for: .primaryActionTriggered) }
    action = properties.primaryAction
    if let action { addAction(action, for: .primaryActionTriggered) }
    var look = look
    if look.title == nil, let title = action?.title, !title.isEmpty { look.title = title }
    look.image = look.image ?? action?.image
    configuration = look
    isHidden = look.title == nil && look.image == nil
    isEnabled = properties.isEnabled
    role = properties.role
    menu = properties.menu
    showsMenuAsPrimaryAction = menu != nil && action == nil
  }
}
