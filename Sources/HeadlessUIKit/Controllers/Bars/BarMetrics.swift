import Foundation

/// How high bars are and where they stand, for each release of the system.
@MainActor
struct BarMetrics {
  private let version: Headless.SystemVersion
  private let isPad: Bool
  private let isShort: Bool

  init(_ traits: UITraitCollection) {
    version = Headless.systemVersion
    isPad = traits.userInterfaceIdiom == .pad
    isShort = traits.verticalSizeClass == .compact
  }

  /// The row with the buttons of a navigation bar.
  var navigationRow: CGFloat {
    switch version {
    case .iOS26: 54
    case .iOS18: isPad ? 50 : isShort ? 32 : 44
    }
  }

  /// What a large title adds; none where there is little height.
  var largeTitle: CGFloat { isShort ? 0 : 52 }

  /// What a search bar adds below the titles.
  @MainActor
  var searchRow: CGFloat {
    switch version {
    case .iOS26: ControlMeasure.searchBarHeight.length + 8
    case .iOS18: 52
    }
  }

  /// What the line above the row adds.
  var prompt: CGFloat {
    switch version {
    case .iOS26: 32
    case .iOS18: 30
    }
  }

  /// Where a navigation bar begins, below what covers the top.
  func navigationTop(below safeTop: CGFloat) -> CGFloat {
    switch version {
    case .iOS26: max(safeTop, 10)
    case .iOS18: safeTop
    }
  }

  /// How far down the centre of an inline title is in its row.
  var titleCenter: CGFloat {
    switch version {
    case .iOS26: 22
    case .iOS18: navigationRow / 2
    }
  }

  var toolbar: CGFloat {
    switch version {
    case .iOS26: isPad ? 44 : 48
    case .iOS18: isShort && !isPad ? 32 : 44
    }
  }

  /// A tab bar, with what covers the bottom.
  func tabBar(above safeBottom: CGFloat) -> CGFloat {
    if isPad { return 50 + safeBottom }
    return switch version {
    case .iOS26: 83
    case .iOS18: (isShort ? 32 : 49) + safeBottom
    }
  }

  let sideMargin: CGFloat = 16
  var gap: CGFloat { version == .iOS26 ? 12 : 8 }
}
