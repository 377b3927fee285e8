import Foundation

/// A view or a controller to preview on devices and with settings of your choice.
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
/// Write a preview once, and use it in two places: for Xcode's canvas in
/// `#Preview { Previews.login }`, and in the list of a gallery, which draws it without a simulator.
///
/// In the canvas it shows all of its combinations, one below the other.
public struct LayoutPreview: Sendable {
  /// The title, as people read it.
  public let title: String
  /// The name for commands and links: lower case, words joined by hyphens.
  public let name: String
  /// A sentence about the preview; empty if there is none.
  public let summary: String
  /// The size of the content.
  public let size: Size
  /// The devices of the preview.
  public let devices: [Device]
  /// The text sizes of the preview.
  public let textSizes: [UIContentSizeCategory]
  /// The reading directions of the preview.
  public let directions: [UIUserInterfaceLayoutDirection]
  /// The appearances of the preview, light and dark.
  public let styles: [UIUserInterfaceStyle]
  /// The line that declares the preview.
  public let line: SourceLine
  private let make: @MainActor @Sendable () -> [PreviewContent]

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - title: The title, as people read it.
  ///   - name: The name for commands and links; nil derives it from the title.
  ///   - summary: A sentence about the preview.
  ///   - size: The size of the content.
  ///   - devices: The devices of the preview.
  ///   - textSizes: The text sizes of the preview.
  ///   - directions: The reading directions of the preview.
  ///   - styles: The appearances of the preview, light and dark.
  ///   - fileID: The file of the declaration; leave it out.
  ///   - line: The line of the declaration; leave it out.
  ///   - content: Makes the view or the controller, anew for each combination. Without either, an
  ///     empty view is shown, and the mistake is reported to `LayoutDiagnostics`.
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

  /// Makes the content, anew each time.
  @preconcurrency @MainActor
  public func content() -> PreviewContent {
    if let last = make().last { return last }
    LayoutDiagnostics.report(
      LayoutIssue(
        .misplaced, "the preview '\(title)' has no view: its last line must be a view", at: line))
    return .view(UIView())
  }

  /// Returns the letters and digits of a title in lower case, with hyphens between words.
  static func name(of title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// A combination of the values that a preview is shown with.
  struct Variant: Hashable, Sendable {
    let device: Device
    let textSize: UIContentSizeCategory
    let direction: UIUserInterfaceLayoutDirection
    let style: UIUserInterfaceStyle
  }

  /// All combinations, beginning with the first value of each list.
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
