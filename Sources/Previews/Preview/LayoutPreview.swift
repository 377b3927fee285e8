import Foundation

/// A view or a controller to look at, on devices and with settings of one's choice.
///
/// ```swift
/// enum Previews {
///   static let login = LayoutPreview("Login", textSizes: [.large, .accessibilityLarge]) {
///     let view = LoginView()
///     view.name = "Ada"
///     view
///   }
/// }
/// ```
///
/// Write it once, and name it in two places: for Xcode's canvas in `#Preview { Previews.login }`,
/// and in the list of a gallery, which draws it without a simulator.
///
/// In the canvas it shows all of its combinations, one below the other.
public struct LayoutPreview: Sendable {
  /// What people call it.
  public let title: String
  /// What commands and links call it: lower case, words joined by hyphens.
  public let name: String
  /// What there is to see, in a sentence; empty if nobody said.
  public let summary: String
  /// How large it is.
  public let size: Size
  /// The devices that it is shown on.
  public let devices: [Device]
  /// The sizes of text that it is shown with.
  public let textSizes: [UIContentSizeCategory]
  /// The directions of reading that it is shown in.
  public let directions: [UIUserInterfaceLayoutDirection]
  /// Light and dark.
  public let styles: [UIUserInterfaceStyle]
  /// The line that declares it.
  public let line: SourceLine
  private let make: @MainActor @Sendable () -> [PreviewContent]

  /// - Parameters:
  ///   - title: What people call it.
  ///   - name: What commands and links call it; nil makes it from the title.
  ///   - summary: What there is to see, in a sentence.
  ///   - size: How large it is.
  ///   - devices: The devices that it is shown on.
  ///   - textSizes: The sizes of text that it is shown with.
  ///   - directions: The directions of reading that it is shown in.
  ///   - styles: Light and dark.
  ///   - fileID: The file of the declaration; leave it out.
  ///   - line: The line of the declaration; leave it out.
  ///   - content: Makes the view or the controller, anew for each combination. Without one, an
  ///     empty view is shown, and `LayoutDiagnostics` is told.
  public init(
    _ title: String, name: String? = nil, summary: String = "", size: Size = .screen,
    devices: [Device] = [.iPhone16], textSizes: [UIContentSizeCategory] = [.large],
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight],
    styles: [UIUserInterfaceStyle] = [.light], fileID: StaticString = #fileID, line: UInt = #line,
    @PreviewBuilder content: @escaping @MainActor @Sendable () -> [PreviewContent]
  ) {
    self.title = title
    self.name = name ?? Self.name(of: title)
    self.summary = summary
    self.size = size
    self.devices = devices
    self.textSizes = textSizes
    self.directions = directions
    self.styles = styles
    self.line = SourceLine(fileID: fileID, line: line)
    make = content
  }

  /// Makes what is shown, anew each time.
  @preconcurrency @MainActor
  public func content() -> PreviewContent {
    if let last = make().last { return last }
    LayoutDiagnostics.report(
      LayoutIssue(
        .misplaced, "the preview '\(title)' has no view: its last line must be a view", at: line))
    return .view(UIView())
  }

  /// The letters and digits of a title in lower case, words joined by hyphens.
  static func name(of title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// A combination of what it is shown with.
  struct Variant: Hashable, Sendable {
    let device: Device
    let textSize: UIContentSizeCategory
    let direction: UIUserInterfaceLayoutDirection
    let style: UIUserInterfaceStyle
  }

  /// All combinations, the first of each list first.
  var variants: [Variant] {
    devices.flatMap { device in
      textSizes.flatMap { textSize in
        directions.flatMap { direction in
          styles.map {
            Variant(device: device, textSize: textSize, direction: direction, style: $0)
          }
        }
      }
    }
  }
}
