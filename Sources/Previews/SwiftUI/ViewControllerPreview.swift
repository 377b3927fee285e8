#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  /// A controller of UIKit in SwiftUI: in Xcode's canvas, or in an app.
  ///
  /// ```swift
  /// #Preview { ViewControllerPreview { ProfileController(name: "Ada") } }
  /// ```
  ///
  /// It fills the room that it is given.
  public struct ViewControllerPreview<Content: UIViewController>: UIViewControllerRepresentable {
    private let make: @MainActor () -> Content
    private let update: @MainActor (Content, Context) -> Void

    /// - Parameters:
    ///   - make: Makes the controller, once.
    ///   - update: Is called when something of the app's that it reads has changed, and once at
    ///     first.
    public init(
      _ make: @escaping @MainActor () -> Content,
      update: @escaping @MainActor (Content, Context) -> Void = { _, _ in }
    ) {
      self.make = make
      self.update = update
    }

    /// Makes the controller.
    public func makeUIViewController(context: Context) -> Content { make() }

    /// Tells the controller of what has changed.
    public func updateUIViewController(_ controller: Content, context: Context) {
      update(controller, context)
    }
  }
#endif
