#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  /// A UIKit view in SwiftUI, for Xcode's canvas or for an app.
  ///
  /// ```swift
  /// #Preview { ViewPreview { PriceTag(12) } }
  ///
  /// struct Price: View {
  ///   @State var amount = 12
  ///   var body: some View {
  ///     ViewPreview { PriceTag(amount) } update: { tag, _ in tag.amount = amount }
  ///   }
  /// }
  /// ```
  ///
  /// The view is as large as its constraints make it: as wide as its content, but no wider than
  /// SwiftUI proposes, which wraps texts, and as high as it needs at that width. It does not
  /// stretch to fill more room.
  public struct ViewPreview<Content: UIView>: UIViewRepresentable {
    private let make: @MainActor () -> Content
    private let update: @MainActor (Content, Context) -> Void

    /// Creates a SwiftUI view of a UIKit view.
    ///
    /// - Parameters:
    ///   - make: Makes the view, once.
    ///   - update: Is called once at first, and whenever state of the app that it reads has
    ///     changed.
    public init(
      _ make: @escaping @MainActor () -> Content,
      update: @escaping @MainActor (Content, Context) -> Void = { _, _ in }
    ) {
      self.make = make
      self.update = update
    }

    /// Makes the view, inside a view that is as large as its content.
    public func makeUIView(context: Context) -> FittingView<Content> { FittingView(make()) }

    /// Updates the view.
    public func updateUIView(_ view: FittingView<Content>, context: Context) {
      update(view.content, context)
      view.invalidateIntrinsicContentSize()
    }

    /// Returns the size that the view's constraints give it.
    @available(iOS 16.0, tvOS 16.0, *)
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView view: FittingView<Content>, context: Context
    ) -> CGSize? {
      view.fittingSize(width: proposal.width, height: proposal.height)
    }
  }
#endif
