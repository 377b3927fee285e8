import Foundation

/// Combinations of devices, settings and texts in which a layout is checked.
public struct LayoutMatrix: Hashable, Sendable {
  /// The devices.
  public var devices: [StageDevice]
  /// The orientations of the devices.
  public var orientations: [StageOrientation]
  /// The reading directions.
  public var directions: [UIUserInterfaceLayoutDirection]
  /// The text sizes.
  public var textSizes: [StageTextSize]
  /// The appearances, light and dark.
  public var styles: [UIUserInterfaceStyle]
  /// The transformations of texts.
  public var texts: [LayoutTexts]
  /// The locales, for controls that show dates and for views that are made with
  /// ``LayoutVariant/locale``.
  public var locales: [Locale]

  /// Creates a matrix; axes that are left out have the default value of an iPhone 16.
  public init(
    devices: [StageDevice] = [.iPhone16], orientations: [StageOrientation] = [.portrait],
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight],
    textSizes: [StageTextSize] = [.large], styles: [UIUserInterfaceStyle] = [.light],
    texts: [LayoutTexts] = [.original], locales: [Locale] = [StageEnvironment.usualLocale]
  ) {
    self.devices = devices
    self.orientations = orientations
    self.directions = directions
    self.textSizes = textSizes
    self.styles = styles
    self.texts = texts
    self.locales = locales
  }

  /// The smallest phone, the usual phone and an iPad; both directions; the default text size, the
  /// largest and one between; all texts: 126 combinations.
  public static let standard = LayoutMatrix(
    devices: [.iPhone16, .iPhoneSE, .iPadPro13], directions: [.leftToRight, .rightToLeft],
    textSizes: [.large, .xxxLarge, .accessibility5], texts: LayoutTexts.allCases)

  /// The reason why nothing is checked; nil if something is.
  package var complaint: String? {
    combinations.isEmpty
      ? "Nothing is checked: the matrix has no combinations, as one of its lists is empty." : nil
  }

  /// All combinations. Those that differ only in what views follow while they are shown are
  /// adjacent, grouped by direction, as a change of direction changes each constraint.
  var combinations: [LayoutCombination] {
    let scales = Set(devices.map(\.scale)).sorted(by: >)
    var all: [LayoutCombination] = []
    for (text, locale) in texts.flatMap({ text in locales.map { (text, $0) } }) {
      for (textSize, style) in textSizes.flatMap({ size in styles.map { (size, $0) } }) {
        for scale in scales {
          for direction in directions {
            all += shapes(scale).map { device, orientation in
              LayoutCombination(
                environment: StageEnvironment(
                  device: device, orientation: orientation, direction: direction,
                  textSize: textSize, style: style, locale: locale), texts: text)
            }
          }
        }
      }
    }
    return all
  }

  /// Returns the devices with a number of pixels per point, in the orientations of the matrix.
  private func shapes(_ scale: CGFloat) -> [(StageDevice, StageOrientation)] {
    // Portrait first. Contracts that compare a pair report at its second member, and the report is
    // then reduced to the first.
    let upright = [StageOrientation.portrait, .landscape].filter(orientations.contains)
    return devices.filter { $0.scale == scale }.flatMap { device in
      upright.map { (device, $0) }
    }
  }
}

/// A combination of a matrix.
struct LayoutCombination: Hashable, Sendable, CustomStringConvertible {
  var environment = StageEnvironment()
  var texts = LayoutTexts.original

  var description: String {
    texts == .original ? "\(environment)" : "\(environment), \(texts.rawValue) texts"
  }

  /// Each resets one axis to that of an iPhone 16 with factory settings.
  private static let resets: [@Sendable (inout LayoutCombination) -> Void] = [
    { $0.environment.device = .iPhone16 }, { $0.environment.orientation = .portrait },
    { $0.environment.direction = .leftToRight }, { $0.environment.textSize = .large },
    { $0.environment.style = .light }, { $0.texts = .original },
    { $0.environment = $0.environment.in(StageEnvironment.usualLocale) },
  ]

  /// The combination with any of its axes reset, by the number of axes that differ from an iPhone
  /// 16 with factory settings; itself last.
  var simpler: [LayoutCombination] {
    var all = [self]
    for reset in Self.resets {
      var changed = all
      for index in changed.indices { reset(&changed[index]) }
      all += changed
    }
    var seen: Set<LayoutCombination> = []
    return all.filter { seen.insert($0).inserted }.sorted { $0.distance < $1.distance }
  }

  /// The number of axes that differ from an iPhone 16 with factory settings.
  var distance: Int {
    Self.resets.count { reset in
      var copy = self
      reset(&copy)
      return copy != self
    }
  }
}
