#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  /// A view of UIKit in SwiftUI: in Xcode's canvas, or in an app.
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
  /// It is as large as its constraints make it: as wide as its content wants to be, no wider than
  /// SwiftUI proposes, where texts wrap, and as high as it then needs. Where there is more room it
  /// does not stretch.
  public struct ViewPreview<Content: UIView>: UIViewRepresentable {
    private let make: @MainActor () -> Content
    private let update: @MainActor (Content, Context) -> Void

    /// - Parameters:
    ///   - make: Makes the view, once.
    ///   - update: Is called when something of the app's that it reads has changed, and once at
    ///     first.
    public init(
      _ make: @escaping @MainActor () -> Content,
      update: @escaping @MainActor (Content, Context) -> Void = { _, _ in }
    ) {
      self.make = make
      self.update = update
    }

    /// Makes the view, in one that is as large as its content.
    public func makeUIView(context: Context) -> FittingView<Content> { FittingView(make()) }

    /// Tells the view of what has changed.
    public func updateUIView(_ view: FittingView<Content>, context: Context) {
      update(view.content, context)
      view.invalidateIntrinsicContentSize()
    }

    /// The size that the constraints of the view give it.
    @available(iOS 16.0, tvOS 16.0, *)
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView view: FittingView<Content>, context: Context
    ) -> CGSize? {
      view.fittingSize(width: proposal.width, height: proposal.height)
    }
  }
#endif
