#if canImport(WebKit) && (os(iOS) || os(visionOS))
  import WebKit

  extension LayoutInsertable {
    /// Puts a web view, or the one that a variable holds. Only where there is one: WebKit is no part of
    /// UIKit, and views of macOS are no views of UIKit.
    public var putWebView: ViewFactory<WKWebView> { ViewFactory(self, .plain) { WKWebView() } }
  }

  extension ContentContainer where View: UIStackView {
    /// Stacks a web view, or the one that a variable holds.
    public var putStackedWebView: ViewFactory<WKWebView> {
      ViewFactory(self, .stacked(view)) { WKWebView() }
    }
  }
#endif
