import Foundation

/// A segment of a segmented control.
struct SegmentContent {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// 0 if the control determines the width.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero
  var isEnabled = true

  init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }

  /// An image takes the place of a title.
  @MainActor
  init(_ action: UIAction) {
    self.init(title: action.image == nil ? action.title : nil, image: action.image)
    self.action = action
    isEnabled = !action.attributes.contains(.disabled)
  }

  /// - Parameter item: A title, an image or an action.
  @MainActor
  init?(item: Any) {
    switch item {
    case let action as UIAction: self.init(action)
    case let image as UIImage: self.init(image: image)
    case let title as String: self.init(title: title)
    default: return nil
    }
  }
}

extension UISegmentedControl {
  /// Changes a segment. For one that does not exist, logs the message of UIKit's exception.
  func change(_ index: Int, _ change: (inout SegmentContent) -> Void) {
    guard isSegment(index) else { return }
    change(&segments[index])
    segmentsDidChange()
  }

  func isSegment(_ index: Int) -> Bool {
    if segments.indices.contains(index) { return true }
    Headless.log(
      "UISegmentedControl: index \(index) beyond bounds "
        + (segments.isEmpty ? "for empty array" : "[0 .. \(segments.count - 1)]"))
    return false
  }
}
