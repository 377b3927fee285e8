import Foundation

extension Headless {
  /// The orientation of a screen.
  public enum Orientation: Hashable, Sendable, CaseIterable {
    case portrait, landscape
  }

  /// The part of an iPad's screen that a window has beside another.
  public enum SplitView: Int, Hashable, Sendable, CaseIterable {
    case full, oneThird, half, twoThirds
  }
}

extension Headless.Device {
  func size(in orientation: Headless.Orientation) -> CGSize {
    orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// Phones have no split view: their windows are as wide as the screen.
  func width(
    of splitView: Headless.SplitView, in orientation: Headless.Orientation
  ) -> CGFloat {
    guard splitView != .full, !splitWidths.isEmpty else { return size(in: orientation).width }
    return splitWidths[orientation == .portrait ? 0 : 1][splitView.rawValue - 1]
  }

  /// The screen length from which half of an iPad's screen counts as regular width.
  private static let regularHalfLength: CGFloat = 1366

  func classes(
    of splitView: Headless.SplitView, in orientation: Headless.Orientation
  ) -> SizeClasses {
    let full = orientation == .portrait ? portraitClasses : landscapeClasses
    guard !splitWidths.isEmpty else { return full }
    let isWide =
      switch splitView {
      case .full: true
      case .oneThird: false
      case .half: orientation == .landscape && size.height >= Self.regularHalfLength
      case .twoThirds: orientation == .landscape
      }
    return isWide ? full : SizeClasses("wC hR")
  }
}
