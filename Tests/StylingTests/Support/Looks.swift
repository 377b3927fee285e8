import TestSupport

/// The visible properties of a view and its contents, as text. Views that look the same give the same text.
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
    "transform \(view.transform) opaque \(view.isOpaque) tint \(view.tintColor.description)",
    "touches \(view.isExclusiveTouch) \(view.isMultipleTouchEnabled)",
    "direction \(view.semanticContentAttribute.rawValue)",
  ]
  for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
    words.append("hugging \(view.contentHuggingPriority(for: axis).rawValue)")
    words.append("resistance \(view.contentCompressionResistancePriority(for: axis).rawValue)")
  }
  words += looksOfText(view) + looksOfControls(view) + looksOfScrolling(view)
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
      "return \(field.returnKeyType.rawValue) correction \(field.autocorrectionType.rawValue)",
      "clears \(field.clearsOnBeginEditing) button \(field.clearButtonMode.rawValue)",
      "left \(field.leftViewMode.rawValue) least \(field.minimumFontSize)",
      "fits \(field.adjustsFontSizeToFitWidth)",
      "delegate \(field.delegate.map { "\(type(of: $0))" } ?? "none")",
    ]
  }
  guard let text = view as? UITextView else { return [] }
  return [
    "text \(text.text ?? "nil") editable \(text.isEditable) inset \(text.textContainerInset)",
    "selected \(text.selectedRange) detects \(text.dataDetectorTypes.rawValue)",
    "color \(text.textColor?.description ?? "") \(text.font?.description ?? "")",
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
    } + [
      "enabled \(button.isEnabled) selected \(button.isSelected)",
      "content \(button.contentHorizontalAlignment) \(button.contentVerticalAlignment)",
      "insets \(button.contentEdgeInsets) \(button.titleEdgeInsets)",
    ]
  case let stack as UIStackView:
    return [
      "stack \(stack.axis.rawValue) \(stack.distribution.rawValue) \(stack.alignment.rawValue)",
      "spacing \(stack.spacing) relative \(stack.isLayoutMarginsRelativeArrangement)",
    ]
  case let slider as UISlider:
    return ["value \(slider.value) \(slider.minimumValue) \(slider.maximumValue)"]
  case let pages as UIPageControl:
    return [
      "page \(pages.currentPage) of \(pages.numberOfPages) \(pages.hidesForSinglePage)",
      "colors \(pages.pageIndicatorTintColor?.description ?? "")",
      "current \(pages.currentPageIndicatorTintColor?.description ?? "")",
    ]
  case let search as UISearchBar:
    return [
      "text \(search.text ?? "nil") \(search.placeholder ?? "nil") \(search.prompt ?? "nil")",
      "style \(search.searchBarStyle.rawValue) font \(search.searchTextField.font?.description ?? "")",
      "color \(search.searchTextField.textColor?.description ?? "")",
    ]
  case let toggle as UISwitch:
    return [
      "on \(toggle.isOn) enabled \(toggle.isEnabled) \(toggle.onTintColor?.description ?? "")",
      "thumb \(toggle.thumbTintColor?.description ?? "")",
    ]
  case let spinner as UIActivityIndicatorView:
    return ["spins \(spinner.isAnimating) \(spinner.hidesWhenStopped) \(spinner.style.rawValue)"]
  case let progress as UIProgressView:
    return [
      "progress \(progress.progress) \(progress.progressViewStyle.rawValue)",
      "colors \(progress.progressTintColor?.description ?? "")",
      "track \(progress.trackTintColor?.description ?? "")",
    ]
  case let segments as UISegmentedControl:
    return (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "image" }
  case let image as UIImageView: return ["image \(image.image?.renderingMode.rawValue ?? -1)"]
  default: return []
  }
}

@MainActor
private func looksOfScrolling(_ view: UIView) -> [String] {
  guard let scroll = view as? UIScrollView else { return [] }
  var words = [
    "bounces \(scroll.bounces) \(scroll.alwaysBounceVertical) scrolls \(scroll.isScrollEnabled)",
    "pages \(scroll.isPagingEnabled) content \(scroll.contentSize) inset \(scroll.contentInset)",
    "indicators \(scroll.verticalScrollIndicatorInsets) \(scroll.showsVerticalScrollIndicator)",
    "style \(scroll.indicatorStyle.rawValue) top \(scroll.scrollsToTop)",
    "keyboard \(scroll.keyboardDismissMode.rawValue)",
    "zoom \(scroll.zoomScale) \(scroll.minimumZoomScale) \(scroll.maximumZoomScale)",
  ]
  if let table = scroll as? UITableView {
    words += [
      "selection \(table.allowsSelection) \(table.allowsMultipleSelection) \(table.isEditing)",
      "rows \(table.rowHeight) \(table.estimatedRowHeight) inset \(table.separatorInset)",
      "separators \(table.separatorColor?.description ?? "") \(table.separatorStyle.rawValue)",
      "sections \(table.sectionHeaderHeight) \(table.sectionFooterHeight)",
    ]
  }
  return words
}
