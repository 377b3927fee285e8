// Attributes of the table that do more than setting a property. Each replaces the effect of the
// previous style.

extension StyleRecord {
  /// Sets the length of a view.
  static func setLength(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, to length: CGFloat
  ) {
    let record = of(view)
    if let known = record.lengths[attribute], known.isActive {
      known.constant = length
      return
    }
    let dimension = attribute == .width ? view.widthAnchor : view.heightAnchor
    let constraint = dimension.constraint(equalToConstant: length)
    constraint.identifier = "style.\(attribute == .width ? "width" : "height")"
    constraint.isActive = true
    record.lengths[attribute] = constraint
  }

  /// Arranges views in a stack, in place of those that a style has arranged there.
  static func arrange(_ views: [UIView?], in stack: UIStackView) {
    let record = of(stack)
    let views = views.compactMap { $0 }.filter { view in
      guard let issue = view.issue(arrangedIn: stack, at: nil) else { return true }
      LayoutDiagnostics.report(issue)
      return false
    }
    let old = record.arranged.compactMap { $0.object as? UIView }
    // The first of them keeps its position among the views that other code has arranged before and
    // since.
    let arranged = stack.arrangedSubviews
    let first = arranged.firstIndex { views.contains($0) || old.contains($0) } ?? arranged.count
    for view in old where !views.contains(view) && view.superview === stack {
      stack.removeArrangedSubview(view)
      view.removeFromSuperview()
    }
    if !stack.arrangedSubviews[first...].prefix(views.count).elementsEqual(views, by: ===) {
      for (offset, view) in views.enumerated() {
        stack.insertArrangedSubview(view, at: first + offset)
      }
    }
    record.arranged = views.map(WeakReference.init)
  }

  /// Adds actions to a control, in place of those that a style has added.
  static func setTargets(_ actors: [ControlActor], of control: UIControl) {
    let record = of(control)
    for remove in record.removeTargets { remove() }
    exchange(&record.removeTargets, for: actors.map { $0.add(control) })
  }

  /// Rounds the corners by the size of the view, and follows its changes.
  static func round(_ view: UIView, _ rounding: CornerRounding) {
    of(view).rounding = rounding
    rounding.round(view)
    StyleSensor.of(view).sizeAction = { view in
      Platform.companion(StyleRecord.self, of: view)?.rounding?.round(view)
    }
  }

  /// Gives the corners a fixed radius, even if they have followed the size before.
  static func setCornerRadius(_ radius: CGFloat, of view: UIView) {
    Platform.companion(StyleRecord.self, of: view)?.rounding = nil
    view.layer.cornerRadius = radius
    view.layer.masksToBounds = radius > 0
  }
}

extension UIStackView {
  func setMargin(_ margin: Margin) {
    layoutMargins = margin.insets
    isLayoutMarginsRelativeArrangement = margin.isRelative
  }

  /// Sets some sides of the margin.
  func setMargin(_ change: (inout UIEdgeInsets) -> Void) {
    change(&layoutMargins)
    isLayoutMarginsRelativeArrangement = true
  }
}

// Not on the control, which has a `Segment` of its own.
extension Segment {
  /// Replaces the segments of a control, unless they are the same. The selection stays, if its
  /// segment still exists.
  @MainActor
  static func set(_ segments: [Segment], of control: UISegmentedControl) {
    let isSame = segments.indices.allSatisfy { segments[$0].isThere(at: $0, of: control) }
    if isSame, segments.count == control.numberOfSegments { return }
    let selected = control.selectedSegmentIndex
    control.removeAllSegments()
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .title(let title): control.insertSegment(withTitle: title, at: index, animated: false)
      case .image(let image): control.insertSegment(with: image, at: index, animated: false)
      }
    }
    if segments.indices.contains(selected) { control.selectedSegmentIndex = selected }
  }

  @MainActor
  private func isThere(at index: Int, of control: UISegmentedControl) -> Bool {
    guard index < control.numberOfSegments else { return false }
    switch self {
    case .title(let title):
      return control.titleForSegment(at: index) == title
        && control.imageForSegment(at: index) == nil
    case .image(let image): return control.imageForSegment(at: index) == image
    }
  }
}

extension UIImage {
  /// Returns the image in a rendering mode; itself if it has that mode already.
  func rendered(_ mode: UIImage.RenderingMode) -> UIImage {
    renderingMode == mode ? self : withRenderingMode(mode)
  }
}

extension TextCase {
  /// Converts the text of a view, and keeps its attributes, if there are any.
  @MainActor
  func write<View: UIView>(
    _ view: View, _ plain: ReferenceWritableKeyPath<View, String?>,
    _ attributed: ReferenceWritableKeyPath<View, NSAttributedString?>
  ) {
    guard let text = view[keyPath: plain], text != write(text) else { return }
    if let styled = view[keyPath: attributed], !styled.isPlain {
      view[keyPath: attributed] = write(styled)
    } else {
      view[keyPath: plain] = write(text)
    }
  }
}

extension TextCase {
  /// Converts the titles of a button, and keeps their attributes, if there are any.
  @MainActor
  func writeTitle(of button: UIButton) {
    for state in Self.states {
      if let styled = button.attributedTitle(for: state), styled.string != write(styled.string) {
        button.setAttributedTitle(write(styled), for: state)
      }
      if let title = button.title(for: state), title != write(title) {
        button.setTitle(write(title), for: state)
      }
    }
    if let title = button.configuration?.attributedTitle, title != write(title) {
      button.configuration?.attributedTitle = write(title)
    }
  }

  /// The normal state comes first: other states use its title as long as they have none of their
  /// own, and that title is converted already.
  @MainActor private static let states: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected, .focused, .application, .reserved,
    [.selected, .highlighted], [.selected, .disabled],
  ]
}

extension NSAttributedString {
  /// Whether all text has the same attributes, and the view keeps these for another text by itself.
  fileprivate var isPlain: Bool {
    guard length > 0 else { return true }
    var range = NSRange()
    let attributes = attributes(at: 0, effectiveRange: &range)
    guard range.length == length else { return false }
    return attributes.allSatisfy { key, value in
      switch key {
      case .font, .foregroundColor, .shadow: true
      case .paragraphStyle: (value as? NSParagraphStyle)?.isPlain ?? true
      default: false
      }
    }
  }
}

extension NSParagraphStyle {
  /// Whether the style only determines where lines lie and break.
  fileprivate var isPlain: Bool {
    let plain = NSMutableParagraphStyle()
    plain.alignment = alignment
    plain.lineBreakMode = lineBreakMode
    plain.lineBreakStrategy = lineBreakStrategy
    plain.baseWritingDirection = baseWritingDirection
    return isEqual(plain)
  }
}
