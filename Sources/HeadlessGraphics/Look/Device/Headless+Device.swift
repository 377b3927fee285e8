import Foundation

extension Headless {
  /// A device for which to lay out.
  public struct Device: Hashable, Sendable {
    /// A short name, such as `iPhone16`.
    public let identifier: String
    /// The names under which the device was sold.
    public let name: String
    public let idiom: UIUserInterfaceIdiom
    /// The size in portrait, in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    private let oldPortraitSafeArea: UIEdgeInsets
    private let oldLandscapeSafeArea: UIEdgeInsets
    /// The top inset of both safe areas from iOS 26 on, if it differs.
    private let newSafeTop: CGFloat?
    public let cornerRadius: CGFloat
    let portraitClasses: SizeClasses
    let landscapeClasses: SizeClasses
    /// The widths of windows beside another, by orientation: a third, a half, two thirds. Phones
    /// have none.
    let splitWidths: [[CGFloat]]
    /// The heights of the keyboard in portrait and in landscape, and of the bar with suggestions
    /// above the keys.
    private let keyboard: [CGFloat]

    fileprivate init(
      identifier: String, name: String, idiom: UIUserInterfaceIdiom, size: CGSize, scale: CGFloat,
      safeAreas: (portrait: UIEdgeInsets, landscape: UIEdgeInsets), newSafeTop: CGFloat? = nil,
      cornerRadius: CGFloat,
      classes: (portrait: SizeClasses, landscape: SizeClasses), splitWidths: [[CGFloat]] = [],
      keyboard: [CGFloat] = []
    ) {
      self.identifier = identifier
      self.name = name
      self.idiom = idiom
      self.size = size
      self.scale = scale
      self.oldPortraitSafeArea = safeAreas.portrait
      self.oldLandscapeSafeArea = safeAreas.landscape
      self.newSafeTop = newSafeTop
      self.cornerRadius = cornerRadius
      self.portraitClasses = classes.portrait
      self.landscapeClasses = classes.landscape
      self.splitWidths = splitWidths
      self.keyboard = keyboard.count == 3 ? keyboard : [291, 200, 44]
    }

    /// The height of the keyboard, from the bottom of the screen, with or without the bar with
    /// suggestions above the keys, in points.
    public func keyboardHeight(in orientation: Orientation, suggestions: Bool = true) -> CGFloat {
      keyboard[orientation == .portrait ? 0 : 1] + (suggestions ? keyboard[2] : 0)
    }

    /// Whether the device covers part of the area for a status bar.
    package var hasNotch: Bool { idiom == .phone && oldPortraitSafeArea.bottom > 0 }

    /// The safe area in portrait, on the current release of the system.
    public var portraitSafeArea: UIEdgeInsets { safeArea(from: oldPortraitSafeArea) }
    /// The safe area in landscape, on the current release of the system.
    public var landscapeSafeArea: UIEdgeInsets { safeArea(from: oldLandscapeSafeArea) }

    private func safeArea(from old: UIEdgeInsets) -> UIEdgeInsets {
      guard let newSafeTop, Headless.systemVersion.isRedesigned else { return old }
      return UIEdgeInsets(top: newSafeTop, left: old.left, bottom: old.bottom, right: old.right)
    }

    /// All devices in the table, phones first.
    public static let all: [Device] = deviceTable.split(separator: "\n").compactMap { line in
      Device(line: line.drop { $0 == " " })
    }

    public static let iPhoneSE = named("iPhoneSE")
    public static let iPhone13Mini = named("iPhone13Mini")
    public static let iPhone14 = named("iPhone14")
    public static let iPhone16 = named("iPhone16")
    public static let iPhone16Pro = named("iPhone16Pro")
    public static let iPhone16ProMax = named("iPhone16ProMax")
    public static let iPhone17Pro = named("iPhone17Pro")
    public static let iPhoneAir = named("iPhoneAir")
    public static let iPadMini6 = named("iPadMini6")
    public static let iPadAir11 = named("iPadAir11")
    public static let iPadPro13 = named("iPadPro13")

    /// The device with an identifier, ignoring case; nil if there is none.
    public init?(identifier: String) {
      let match = Device.all.first { $0.identifier.lowercased() == identifier.lowercased() }
      guard let match else { return nil }
      self = match
    }

    private static func named(_ identifier: String) -> Device {
      Device(identifier: identifier) ?? fallback
    }

    /// Used if the table lacks a device; a test makes sure that it does not.
    private static let fallback = Device(
      identifier: "unknown", name: "Unknown", idiom: .phone, size: CGSize(width: 393, height: 852),
      scale: 3, safeAreas: (.zero, .zero), cornerRadius: 0,
      classes: (SizeClasses("wC hR"), SizeClasses("wC hC")))

    public func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
    }
  }
}

/// The size classes of a screen on both axes.
struct SizeClasses: Hashable, Sendable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  /// - Parameter text: The size classes, such as `wC hR`.
  init(_ text: some StringProtocol) {
    horizontal = text.contains("wR") ? .regular : .compact
    vertical = text.contains("hR") ? .regular : .compact
  }
}

extension Headless.Device {
  private init?(line: some StringProtocol) {
    let parts = line.split(separator: "|")
    guard parts.count >= 12 else { return nil }
    let size = Self.numbers(parts[3])
    guard size.count == 2, let scale = Double(parts[4]), let radius = Double(parts[7]),
      let top = Double(parts[10])
    else { return nil }
    self.init(
      identifier: String(parts[0]), name: String(parts[1]),
      idiom: parts[2] == "pad" ? .pad : .phone,
      size: CGSize(width: size[0], height: size[1]), scale: scale,
      safeAreas: (Self.insets(parts[5]), Self.insets(parts[6])), newSafeTop: top > 0 ? top : nil,
      cornerRadius: radius,
      classes: (SizeClasses(parts[8]), SizeClasses(parts[9])),
      splitWidths: parts.dropFirst(12).map { Self.numbers($0) }, keyboard: Self.numbers(parts[11]))
  }

  private static func numbers(_ text: some StringProtocol) -> [CGFloat] {
    text.split(separator: ",").compactMap { Double($0).map { CGFloat($0) } }
  }

  private static func insets(_ text: some StringProtocol) -> UIEdgeInsets {
    let edges = numbers(text)
    guard edges.count == 4 else { return .zero }
    return UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }
}
