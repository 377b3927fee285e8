import Foundation

/// How large sheets are where there is room around them.
///
/// The system's sizes are documented for no pad; these are what they are near to: a form of 540 by 620
/// points, a page as wide as 704 points allow, which is what is read well, and as high as the window
/// without what covers its ends and a gap there.
@MainActor
struct SheetMetrics {
  private let bounds: CGRect
  private let safeArea: UIEdgeInsets
  private let pixels: PixelGrid

  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 704
  private static let gap: CGFloat = 20

  init(_ container: UIView) {
    bounds = container.bounds
    safeArea = container.safeAreaInsets
    pixels = container.pixels
  }

  /// As large as is wished, on each axis on which something is.
  func form(_ wished: CGSize) -> CGRect {
    centered(
      CGSize(
        width: wished.width > 0 ? wished.width : Self.formSize.width,
        height: wished.height > 0 ? wished.height : Self.formSize.height))
  }

  /// On all pads the same width, whichever way they are turned.
  var page: CGRect {
    centered(CGSize(width: Self.pageWidth, height: .greatestFiniteMagnitude))
  }

  /// The room that sheets stay in.
  private var room: CGRect {
    let (top, bottom) = (safeArea.top + Self.gap, max(safeArea.bottom, Self.gap))
    return CGRect(
      x: bounds.minX + Self.gap, y: bounds.minY + top, width: bounds.width - 2 * Self.gap,
      height: bounds.height - top - bottom)
  }

  private func centered(_ size: CGSize) -> CGRect {
    let frame = room.centered(
      CGSize(width: min(size.width, room.width), height: min(size.height, room.height)))
    return CGRect(
      x: pixels.round(frame.minX), y: pixels.round(frame.minY), width: frame.width,
      height: frame.height)
  }
}
