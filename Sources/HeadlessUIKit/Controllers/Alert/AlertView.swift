import Foundation

/// The view of an alert: a panel in the middle, or at the bottom for an action sheet; in a popover it fills
/// the view.
final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let panel = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [UIButton] = []

  private static let width: CGFloat = 270
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  private static let rowHeight: CGFloat = 44
  private static let fieldHeight: CGFloat = 34

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 14
    panel.clipsToBounds = true
    addSubview(panel)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  func contentDidChange() {
    guard let alert else { return }
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    for button in buttons { button.removeFromSuperview() }
    buttons = alert.shownActions.map(makeButton)
    let parts: [UIView] = [titleLabel, messageLabel] + (alert.textFields ?? []) + buttons
    for part in parts where part.superview !== panel { panel.addSubview(part) }
    setNeedsLayout()
  }

  private func makeButton(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: action.title ?? "") { [weak self, weak action] _ in
        guard let alert = self?.alert, let action else { return }
        Headless.choose(action, of: alert)
      })
    let preferred = alert?.preferredAction
    let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    action.button = button
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let alert else { return }
    guard !alert.isInPopover else {
      panel.frame = bounds
      placeParts(width: bounds.width)
      return
    }
    let width = alert.preferredStyle == .alert ? Self.width : bounds.width - Self.margin
    let size = CGSize(width: width, height: placeParts(width: width))
    panel.frame = pixels.round(
      room.centered(size), y: alert.preferredStyle == .alert ? nil : bottom(size.height))
  }

  /// The size of the view in a popover.
  var sizeInPopover: CGSize {
    CGSize(width: Self.width, height: placeParts(width: Self.width))
  }

  /// Stacks the parts in the panel.
  ///
  /// - Returns: The height of the panel.
  @discardableResult
  private func placeParts(width: CGFloat) -> CGFloat {
    let inside = width - 2 * Self.margin
    var top = Self.margin
    func place(_ view: UIView, _ height: CGFloat) {
      view.frame = CGRect(x: Self.margin, y: top, width: inside, height: height)
      if height > 0 { top += height + Self.gap }
    }
    for label in [titleLabel, messageLabel] {
      let height = label.sizeThatFits(CGSize(width: inside, height: .infinity)).height
      place(label, label.text?.isEmpty ?? true ? 0 : height)
    }
    for field in alert?.textFields ?? [] { place(field, Self.fieldHeight) }
    for button in buttons { place(button, Self.rowHeight) }
    return top - Self.gap + Self.margin
  }

  /// A touch outside an action sheet cancels it, if it has a cancel action.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let alert, alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction,
      let touch = touches.first, !panel.frame.contains(touch.location(in: self))
    else { return }
    Headless.choose(cancel, of: alert)
  }

  /// The area that the keyboard leaves free.
  private var room: CGRect {
    // Accessing the guide has the view laid out whenever the keyboard moves.
    _ = keyboardLayoutGuide
    let covered = min(max(Keyboard.dockedHeight(in: self), 0), bounds.height)
    return bounds.divided(atDistance: covered, from: .maxYEdge).remainder
  }

  private func bottom(_ height: CGFloat) -> CGFloat {
    bounds.maxY - max(safeAreaInsets.bottom, Self.gap) - height
  }
}

extension PixelGrid {
  /// Rounds a rectangle to whole pixels and, if `y` is given, moves it there.
  fileprivate func round(_ rect: CGRect, y: CGFloat?) -> CGRect {
    CGRect(origin: CGPoint(x: round(rect.minX), y: round(y ?? rect.minY)), size: rect.size)
  }
}
