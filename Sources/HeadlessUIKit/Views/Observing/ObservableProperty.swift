import Foundation

/// A property whose changes UIKit reports to observers.
enum ObservableProperty {
  case frame, bounds, center, transform, alpha, isHidden, backgroundColor
  case text, attributedText, textColor, font
  case image, highlightedImage, animationImages
  case isEnabled, isSelected, isHighlighted
  case title, preferredContentSize
  case isOn, value, selectedSegmentIndex, selectedScopeButtonIndex, date, progress, currentPage,
    numberOfPages
  case contentOffset, contentSize, contentInset

  /// The property that represents the same value in another form, and changes with this one.
  var twin: ObservableProperty? {
    switch self {
    case .text: .attributedText
    case .attributedText: .text
    default: nil
    }
  }
}
