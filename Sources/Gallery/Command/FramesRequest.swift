import Foundation

/// A preview, with the environment to lay it out in.
struct FramesRequest: Equatable {
  /// The size of the root view.
  enum Size: Equatable {
    /// The preview's own size: a fixed one, or the whole screen.
    case natural
    /// The smallest size that fits the content.
    case fitting
    case points(CGSize)
  }

  var name: String
  var size = Size.natural
  var device = Headless.Device.iPhone16
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  var style = UIUserInterfaceStyle.light
  var textSize = UIContentSizeCategory.large

  /// The environment, without the size.
  var environment: Headless.Environment {
    Headless.Environment(
      device: device, layoutDirection: direction, userInterfaceStyle: style,
      contentSizeCategory: textSize)
  }

  static let textSizes: KeyValuePairs<String, UIContentSizeCategory> = [
    "xSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
    "xLarge": .extraLarge, "xxLarge": .extraExtraLarge, "xxxLarge": .extraExtraExtraLarge,
    "accessibility1": .accessibilityMedium, "accessibility2": .accessibilityLarge,
    "accessibility3": .accessibilityExtraLarge, "accessibility4": .accessibilityExtraExtraLarge,
    "accessibility5": .accessibilityExtraExtraExtraLarge,
  ]

  static let directions: KeyValuePairs<String, UIUserInterfaceLayoutDirection> = [
    "ltr": .leftToRight, "rtl": .rightToLeft,
  ]
}

extension FramesRequest {
  /// Reads a request from the arguments that follow a command.
  ///
  /// - Throws: `UsageError` for invalid values.
  init(_ command: String, from reader: inout ArgumentReader) throws {
    let size = try reader.option("--size", example: "375x667").map(Size.init(text:))
    let device = try reader.option("--device", example: "iPhone16")
    let direction = try reader.option("--direction", among: Self.directions)
    let textSize = try reader.option("--text-size", among: Self.textSizes)
    let dark = reader.flag("--dark")
    guard let name = reader.peek, !name.hasPrefix("-") else {
      try reader.finish()
      throw UsageError("\(command) needs a name", hint: "'list' shows the names")
    }
    _ = reader.next()
    self.init(name: name)
    self.size = size ?? .natural
    self.device = try device.map(Headless.Device.init(named:)) ?? self.device
    self.direction = direction ?? self.direction
    self.textSize = textSize ?? self.textSize
    style = dark ? .dark : .light
  }
}

extension FramesRequest.Size {
  /// The largest sensible length of a view, in points.
  static let limit: CGFloat = 10_000

  /// Reads `375x667` or `fit`.
  ///
  /// - Throws: `UsageError` unless both numbers are finite, more than zero and at most `limit`.
  init(text: String) throws {
    if text.lowercased() == "fit" {
      self = .fitting
      return
    }
    let lengths = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0).map { CGFloat($0) } }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
      (0...Self.limit).contains(width), (0...Self.limit).contains(height), width > 0, height > 0
    else {
      throw UsageError(
        "'\(text)' is not a size", hint: "write 375x667, in points, or fit")
    }
    self = .points(CGSize(width: width, height: height))
  }
}

extension Headless.Device {
  /// The device with a name, regardless of case.
  ///
  /// - Throws: `UsageError` if there is none.
  init(named name: String) throws {
    let identifiers = Self.all.map(\.identifier)
    guard let device = Self(identifier: name) else {
      throw UsageError(
        "there is no device '\(name)'", wrote: name, insteadOf: identifiers,
        otherwise: "one of: \(identifiers.joined(separator: ", "))")
    }
    self = device
  }
}
