import Foundation

/// The heights and positions of bars in each release of the system.
@MainActor
struct BarMetrics {
  private let version: Headless.SystemVersion
  private let isPad: Bool
  private let isShort: Bool
  private let isInSheet: Bool

  init(_ traits: UITraitCollection, isInSheet: Bool = false) {
    version = Headless.systemVersion
    isPad = traits.userInterfaceIdiom == .pad
    isShort = traits.verticalSizeClass == .compact
    self.isInSheet = isInSheet
  }

  /// The height of the row with the buttons of a navigation bar.
  var navigationRow: CGFloat {
    version.isRedesigned ? 54 : (isInSheet ? 56 : isPad ? 50 : isShort ? 32 : 44)
  }

  /// The height that a large title adds; 0 in compact height.
  var largeTitle: CGFloat { isShort ? 0 : 52 }

  /// The height that a search bar adds below the titles.
  @MainActor
  var searchRow: CGFloat {
    version.isRedesigned ? ControlMeasure.searchBarHeight.length + 8 : 52
  }

  /// The height that the prompt adds above the row.
  var prompt: CGFloat {
    version.isRedesigned ? 32 : 30
  }

  /// Returns the top of a navigation bar below the top safe area.
  func navigationTop(below safeTop: CGFloat) -> CGFloat {
    version.isRedesigned ? max(safeTop, 10) : safeTop
  }

  /// The vertical center of an inline title in its row.
  var titleCenter: CGFloat {
    version.isRedesigned ? 22 : navigationRow / 2
  }

  var toolbar: CGFloat {
    version.isRedesigned ? (isPad ? 44 : 48) : (isShort && !isPad ? 32 : 44)
  }

  /// Returns the height of a tab bar, including the bottom safe area.
  func tabBar(above safeBottom: CGFloat) -> CGFloat {
    if isPad { return 50 + safeBottom }
    return version.isRedesigned ? 83 : (isShort ? 32 : 49) + safeBottom
  }

  let sideMargin: CGFloat = 16
  var gap: CGFloat { version.isRedesigned ? 12 : 8 }
}
