import Foundation

/// The sizes of sheets in windows with room around them.
///
/// Apple documents no sizes for iPad; these are approximations: a form has 540 by 620 points; a page
/// is up to 704 points wide, the readable width, and as high as the window without the safe area and a
/// gap.
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

  /// Returns the frame of a form sheet. On each axis a preferred size replaces the default.
  func form(_ wished: CGSize) -> CGRect {
    centered(
      CGSize(
        width: wished.width > 0 ? wished.width : Self.formSize.width,
        height: wished.height > 0 ? wished.height : Self.formSize.height))
  }

  /// The frame of a page sheet, whose width is the same on all iPads in every orientation.
  var page: CGRect {
    centered(CGSize(width: Self.pageWidth, height: .greatestFiniteMagnitude))
  }

  /// The area in which sheets stay.
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
