import Foundation

extension UIButton {
  /// Whether a title or a subtitle of the configuration can wrap.
  var wraps: Bool {
    guard let configuration else { return false }
    return configuration.titleLineBreakMode.wraps && currentTitle?.isEmpty == false
      || configuration.subtitleLineBreakMode.wraps && configuration.subtitle?.isEmpty == false
  }

  /// Returns the size at a width if titles wrap; nil if they don't.
  func wrappedSize(width: CGFloat) -> CGSize? {
    guard wraps, let configuration else { return nil }
    return ConfiguredButtonMetrics(self, configuration, width: isLimit(width) ? width : nil)
      .intrinsicSize
  }

  private func isLimit(_ width: CGFloat) -> Bool { width < 1e7 }

  /// Returns the distance of a baseline of the title below the center of the button; nil without a
  /// title.
  func baseline(isLast: Bool, width: CGFloat) -> CGFloat? {
    // The label is created with the first title that is requested.
    guard currentAttributedTitle != nil || currentTitle != nil, let label = titleLabel else {
      return nil
    }
    var title = CGRect(origin: .zero, size: ButtonMetrics(self).titleSize(inButtonOfWidth: width))
    var height = title.height
    if let configuration {
      let metrics = ConfiguredButtonMetrics(
        self, configuration, width: isLimit(width) ? width : nil)
      let size = metrics.intrinsicSize
      height = size.height
      title =
        metrics.frames(
          in: CGRect(x: 0, y: 0, width: isLimit(width) ? width : size.width, height: height)
        ).title
    }
    let offset =
      isLast
      ? title.maxY - label.lastBaselineOffset(forWidth: title.width)
      : label.firstBaselineOffset(forWidth: title.width).map { title.minY + $0 }
    return offset.map { $0 - height / 2 }
  }
}

extension UIButton.Configuration {
  /// Lets a label wrap, or truncates it on one line. Explicit title alignments align the lines.
  @MainActor
  func breakLines(of label: UILabel, by mode: NSLineBreakMode) {
    label.lineBreakMode = mode
    label.numberOfLines = mode.wraps ? 0 : 1
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch titleAlignment {
    case .automatic: break
    case .leading: label.textAlignment = isRightToLeft ? .right : .left
    case .center: label.textAlignment = .center
    case .trailing: label.textAlignment = isRightToLeft ? .left : .right
    }
  }
}

extension NSLineBreakMode {
  fileprivate var wraps: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping: false
    default: true
    }
  }
}
