import Foundation

/// How high bars are and where they stand, for each release of the system.
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

  /// The row with the buttons of a navigation bar.
  var navigationRow: CGFloat {
    version.isRedesigned ? 54 : (isInSheet ? 56 : isPad ? 50 : isShort ? 32 : 44)
  }

  /// What a large title adds; none where there is little height.
  var largeTitle: CGFloat { isShort ? 0 : 52 }

  /// What a search bar adds below the titles.
  @MainActor
  var searchRow: CGFloat {
    version.isRedesigned ? ControlMeasure.searchBarHeight.length + 8 : 52
  }

  /// What the line above the row adds.
  var prompt: CGFloat {
    version.isRedesigned ? 32 : 30
  }

  /// Where a navigation bar begins, below what covers the top.
  func navigationTop(below safeTop: CGFloat) -> CGFloat {
    version.isRedesigned ? max(safeTop, 10) : safeTop
  }

  /// How far down the centre of an inline title is in its row.
  var titleCenter: CGFloat {
    version.isRedesigned ? 22 : navigationRow / 2
  }

  var toolbar: CGFloat {
    version.isRedesigned ? (isPad ? 44 : 48) : (isShort && !isPad ? 32 : 44)
  }

  /// A tab bar, with what covers the bottom.
  func tabBar(above safeBottom: CGFloat) -> CGFloat {
    if isPad { return 50 + safeBottom }
    return version.isRedesigned ? 83 : (isShort ? 32 : 49) + safeBottom
  }

  let sideMargin: CGFloat = 16
  var gap: CGFloat { version.isRedesigned ? 12 : 8 }
}
