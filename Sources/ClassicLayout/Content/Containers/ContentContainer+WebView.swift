#if canImport(WebKit) && (os(iOS) || os(visionOS))
  import WebKit

  extension LayoutInsertable {
    /// Puts a web view, or the one that a variable holds.
    ///
    /// Available only where web views are views of UIKit: WebKit isn't part of UIKit, and on macOS
    /// its views aren't.
    public var putWebView: ViewFactory<WKWebView> { ViewFactory(self, .plain) { WKWebView() } }
  }

  extension ContentContainer where View: UIStackView {
    /// Stacks a web view, or the one that a variable holds.
    public var putStackedWebView: ViewFactory<WKWebView> {
      ViewFactory(self, .stacked(view)) { WKWebView() }
    }
  }
#endif
