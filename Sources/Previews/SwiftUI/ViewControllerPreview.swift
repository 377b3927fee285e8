#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  /// A UIKit controller in SwiftUI, for Xcode's canvas or for an app.
  ///
  /// ```swift
  /// #Preview { ViewControllerPreview { ProfileController(name: "Ada") } }
  /// ```
  ///
  /// It fills the proposed size.
  public struct ViewControllerPreview<Content: UIViewController>: UIViewControllerRepresentable {
    private let make: @MainActor () -> Content
    private let update: @MainActor (Content, Context) -> Void

    /// Creates a SwiftUI view of a controller.
    ///
    /// - Parameters:
    ///   - make: Makes the controller, once.
    ///   - update: Is called once at first, and whenever state of the app that it reads has
    ///     changed.
    public init(
      _ make: @escaping @MainActor () -> Content,
      update: @escaping @MainActor (Content, Context) -> Void = { _, _ in }
    ) {
      self.make = make
      self.update = update
    }

    /// Makes the controller.
    public func makeUIViewController(context: Context) -> Content { make() }

    /// Updates the controller.
    public func updateUIViewController(_ controller: Content, context: Context) {
      update(controller, context)
    }
  }
#endif
