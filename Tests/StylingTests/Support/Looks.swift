import TestSupport

/// What there is to see of a view and of what is in it, as text: two views that look the same say the same.
@MainActor
func looks(_ view: UIView) -> [String] {
  var words = [
    "\(type(of: view))", "hidden \(view.isHidden)", "alpha \(view.alpha)", "tag \(view.tag)",
    "background \(view.backgroundColor.map { "\($0)" } ?? "none")",
    "clips \(view.clipsToBounds) mode \(view.contentMode.rawValue)",
    "interactive \(view.isUserInteractionEnabled) margins \(view.layoutMargins)",
    "automatic \(view.translatesAutoresizingMaskIntoConstraints)",
    "corners \(view.layer.cornerRadius) \(view.layer.masksToBounds)",
    "border \(view.layer.borderWidth) \(view.layer.borderColor.map { "\(UIColor(cgColor: $0))" } ?? "")",
    "lengths \(view.constraints.filter { $0.secondItem == nil }.map { "\($0.firstAttribute) \($0.constant)" }.sorted())",
    "transform \(view.transform)",
  ]
  for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
    words.append("hugging \(view.contentHuggingPriority(for: axis).rawValue)")
    words.append("resistance \(view.contentCompressionResistancePriority(for: axis).rawValue)")
  }
  words += looksOfText(view) + looksOfControls(view)
  let subviews = (view as? UIStackView)?.arrangedSubviews ?? []
  return words + subviews.flatMap { looks($0).map { "  \($0)" } }
}

@MainActor
private func looksOfText(_ view: UIView) -> [String] {
  if let label = view as? UILabel {
    return [
      "text \(label.text ?? "nil") \(label.textColor.description) \(label.font.description)",
      "alignment \(label.textAlignment.rawValue) lines \(label.numberOfLines)",
      "shadow \(label.shadowOffset) \(label.shadowColor?.description ?? "")",
      "scale \(label.minimumScaleFactor) \(label.adjustsFontSizeToFitWidth) \(label.isHighlighted)",
    ]
  }
  if let field = view as? UITextField {
    return [
      "text \(field.text ?? "nil") \(field.textColor?.description ?? "") \(field.font?.description ?? "")",
      "placeholder \(field.placeholder ?? "nil") border \(field.borderStyle.rawValue)",
      "keyboard \(field.keyboardType.rawValue) secure \(field.isSecureTextEntry)",
      "delegate \(field.delegate.map { "\(type(of: $0))" } ?? "none")",
    ]
  }
  guard let text = view as? UITextView else { return [] }
  return [
    "text \(text.text ?? "nil") editable \(text.isEditable) inset \(text.textContainerInset)",
    "selected \(text.selectedRange)",
  ]
}

@MainActor
private func looksOfControls(_ view: UIView) -> [String] {
  switch view {
  case let button as UIButton:
    return [UIControl.State.normal, .highlighted, .disabled, .selected].map { state in
      "\(state.rawValue) \(button.title(for: state) ?? "nil") "
        + "\(button.titleColor(for: state)?.description ?? "") "
        + "\(button.image(for: state) == nil) \(button.backgroundImage(for: state) == nil)"
    }
  case let stack as UIStackView:
    return [
      "stack \(stack.axis.rawValue) \(stack.distribution.rawValue) \(stack.alignment.rawValue)",
      "spacing \(stack.spacing) relative \(stack.isLayoutMarginsRelativeArrangement)",
    ]
  case let slider as UISlider:
    return ["value \(slider.value) \(slider.minimumValue) \(slider.maximumValue)"]
  case let pages as UIPageControl: return ["page \(pages.currentPage) of \(pages.numberOfPages)"]
  case let segments as UISegmentedControl:
    return (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "image" }
  case let image as UIImageView: return ["image \(image.image?.renderingMode.rawValue ?? -1)"]
  default: return []
  }
}
