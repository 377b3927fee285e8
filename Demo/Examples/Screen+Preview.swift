import DeStijl

extension Screen {
  /// The page as one looks at it in a gallery.
  public var preview: LayoutPreview { preview() }

  /// The page as one looks at it, with a size of text and a direction of reading.
  public func preview(
    textSize: UIContentSizeCategory = .large,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> LayoutPreview {
    LayoutPreview(
      title, name: name, summary: summary, size: extent.previewSize, textSizes: [textSize],
      directions: [direction]
    ) {
      switch body {
      case .view(let view): view
      case .controller(let controller): controller
      }
    }
  }
}

extension ScreenExtent {
  fileprivate var previewSize: LayoutPreview.Size {
    switch self {
    case .screen: .screen
    case .content: .content
    case .width(let width): .width(width)
    case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
    }
  }
}
