import Foundation

/// The layout of a button with a configuration, and its intrinsic size.
///
/// Title and subtitle form one block. The image is at an edge of it, and both together are centered
/// inside the insets.
@MainActor
struct ConfiguredButtonMetrics {
  private let button: UIButton
  private let configuration: UIButton.Configuration
  private let titleSize: CGSize
  private let subtitleSize: CGSize
  private let imageSize: CGSize

  /// - Parameter width: The width of the button, within which titles wrap; nil for unlimited lines.
  init(_ button: UIButton, _ configuration: UIButton.Configuration, width: CGFloat? = nil) {
    self.button = button
    self.configuration = configuration
    let hasTitle = button.currentTitle?.isEmpty == false
    let hasSubtitle = configuration.subtitle?.isEmpty == false
    imageSize = Self.imageSize(button, configuration, hasTitle: hasTitle)
    var room: CGFloat = 0
    if let width {
      let insets = configuration.contentInsets
      let isBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
      let image = isBeside && imageSize != .zero ? imageSize.width + configuration.imagePadding : 0
      // A width of 0 would count as unlimited.
      room = max(width - insets.leading - insets.trailing - image + Self.tolerance, 1)
    }
    func size(_ label: UILabel?) -> CGSize {
      label?.sizeThatFits(CGSize(width: room, height: 0)) ?? .zero
    }
    titleSize = hasTitle ? size(button.titleLabel) : .zero
    subtitleSize = hasSubtitle ? size(button.subtitleLabel) : .zero
  }

  /// The rounding error of widths that are sums of others.
  private static let tolerance: CGFloat = 0.001

  /// Returns the size of the image. A spinner is as high as a line of the title.
  private static func imageSize(
    _ button: UIButton, _ configuration: UIButton.Configuration, hasTitle: Bool
  ) -> CGSize {
    guard configuration.showsActivityIndicator else {
      return button.currentImage == nil ? .zero : button.imageView?.shownImage?.size ?? .zero
    }
    let side = hasTitle ? button.titleLabel?.intrinsicContentSize.height : nil
    let length = side ?? configuration.titleFont(in: button.traitCollection).lineHeight
    return CGSize(width: length, height: length)
  }

  // MARK: Sizes

  private var textSize: CGSize {
    let hasBoth = titleSize != .zero && subtitleSize != .zero
    return CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + subtitleSize.height + (hasBoth ? configuration.titlePadding : 0))
  }

  private var isVertical: Bool {
    !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
  }

  private var gap: CGFloat {
    imageSize == .zero || textSize == .zero ? 0 : configuration.imagePadding
  }

  private var blockSize: CGSize {
    let (image, text) = (imageSize, textSize)
    return isVertical
      ? CGSize(
        width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(
        width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  var intrinsicSize: CGSize {
    let (block, insets) = (blockSize, configuration.contentInsets)
    return CGSize(
      width: max(0, block.width + insets.leading + insets.trailing),
      height: max(0, block.height + insets.top + insets.bottom))
  }

  // MARK: Frames

  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  func frames(in bounds: CGRect) -> Frames {
    let insets = configuration.contentInsets
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    let block = place(blockSize, in: content, horizontal: 0.5)
    let isImageFirst =
      isVertical
      ? configuration.imagePlacement.contains(.top)
      : configuration.imagePlacement.contains(.leading) != isMirrored
    let (image, text) = split(block, imageFirst: isImageFirst)
    var frames = Frames(image: place(imageSize, in: image, horizontal: 0.5))
    let share = textShare(isMirrored: isMirrored)
    frames.title = place(titleSize, in: text, horizontal: share)
    frames.title.origin.y = text.minY
    frames.subtitle = place(subtitleSize, in: text, horizontal: share)
    frames.subtitle.origin.y = text.maxY - subtitleSize.height
    return frames
  }

  /// Returns the parts of the block for the image and the text.
  private func split(_ block: CGRect, imageFirst: Bool) -> (image: CGRect, text: CGRect) {
    let edge: CGRectEdge =
      isVertical
      ? imageFirst ? .minYEdge : .maxYEdge
      : imageFirst ? .minXEdge : .maxXEdge
    let length = isVertical ? imageSize.height : imageSize.width
    let (image, rest) = block.divided(atDistance: length, from: edge)
    return (image, rest.divided(atDistance: gap, from: edge).remainder)
  }

  /// Returns the fraction of a line's free width that is on its left.
  private func textShare(isMirrored: Bool) -> CGFloat {
    switch configuration.titleAlignment {
    case .center: 0.5
    case .automatic, .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    }
  }

  /// Returns a rectangle of a size, as far as it fits, with a horizontal position and vertically
  /// centered.
  private func place(_ size: CGSize, in room: CGRect, horizontal: CGFloat) -> CGRect {
    let pixels = PixelGrid(scale: button.traitCollection.displayScale)
    let width = min(size.width, room.width)
    let height = min(size.height, room.height)
    return CGRect(
      x: pixels.round(room.minX + (room.width - width) * horizontal),
      y: pixels.round(room.minY + (room.height - height) / 2), width: width, height: height)
  }
}
