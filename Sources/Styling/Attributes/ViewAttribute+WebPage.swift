#if canImport(WebKit) && (os(iOS) || os(visionOS))
  import WebKit

  extension WKWebView: Styleable {}
  extension WKWebView: @retroactive ExpressibleByArrayLiteral {}

  extension ViewAttribute {
    /// The page that a web view loads.
    ///
    /// - Parameters:
    ///   - request: The request to load.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    public static func webPage(
      _ request: URLRequest, fileID: StaticString = #fileID, line: UInt = #line
    ) -> ViewAttribute {
      ViewAttribute(
        .webPage, request, 90, at: SourceLine(fileID: fileID, line: line),
        .on { (view: WKWebView, value) in view.load(value) })
    }
  }

  extension ViewAttributeKey where Value == URLRequest {
    /// The page that a web view loads.
    public static var webPage: ViewAttributeKey<URLRequest> {
      ViewAttributeKey<URLRequest>("webPage")
    }
  }

  extension KnownViews {
    /// Views of frameworks besides UIKit.
    static let further: [ObjectIdentifier: @MainActor () -> UIView] = [
      ObjectIdentifier(WKWebView.self): { WKWebView() }
    ]
  }
#else
  extension KnownViews {
    /// Views of frameworks besides UIKit: none here.
    static let further: [ObjectIdentifier: @MainActor () -> UIView] = [:]
  }
#endif
