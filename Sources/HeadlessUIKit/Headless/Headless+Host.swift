import Foundation

extension Headless {
  /// Shows a view in a window of a device and lays it out.
  ///
  /// The view fills the window, which has the size of the device or the environment's own. It is
  /// made in that environment: fonts and colors that its initializer uses follow the environment's
  /// traits. As long as the window exists, fonts and colors in code outside of views follow them,
  /// too.
  ///
  /// - Returns: The window, which the caller has to keep.
  @discardableResult
  public static func host(
    _ view: @autoclosure () throws -> UIView, in environment: Environment = Environment()
  ) rethrows -> UIWindow {
    let window = makeWindow(environment)
    try under(environment) { show(try view(), in: window) }
    return window
  }

  private static func show(_ view: UIView, in window: UIWindow) {
    window.addSubview(view)
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: window.leftAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.widthAnchor.constraint(equalTo: window.widthAnchor),
        view.heightAnchor.constraint(equalTo: window.heightAnchor),
      ])
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Shows a controller as the root of a window of a device, lays it out and lets it appear.
  ///
  /// The controller is made in the environment, as a view is.
  ///
  /// - Returns: The window, which the caller has to keep.
  @discardableResult
  public static func host(
    _ controller: @autoclosure () throws -> UIViewController,
    in environment: Environment = Environment()
  ) rethrows -> UIWindow {
    let window = makeWindow(environment)
    try under(environment) {
      window.rootViewController = try controller()
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
    return window
  }

  /// Runs code as if the device of an environment were the only one.
  private static func under(_ environment: Environment, _ body: () throws -> Void) rethrows {
    let standard = self.environment
    defer { self.environment = standard }
    self.environment = environment
    try environment.traits.whileCurrent(body)
  }

  private static func makeWindow(_ environment: Environment) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: environment.windowSize))
    window.environment = environment
    show(environment, in: window)
    return window
  }

  /// Returns the tree below a view as text.
  ///
  /// There is a line per view, indented by two spaces per level, with class, identifier (`-` if
  /// none, with line breaks escaped) and `x y width height` in the superview, with up to three
  /// decimals.
  public static func frames(of view: UIView) -> String {
    var lines: [String] = []
    appendFrames(of: view, indentation: "", to: &lines)
    return lines.joined(separator: "\n")
  }

  /// Returns an identifier as one line: line breaks escaped, `-` for none.
  static func word(_ identifier: String?) -> String {
    guard let identifier, !identifier.isEmpty else { return "-" }
    return line(identifier)
  }

  /// Returns a text as one line: line breaks and control characters escaped.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.isLineBreakOrControl }) else { return text }
    return text.unicodeScalars
      .map { $0.isLineBreakOrControl ? $0.escaped(asASCII: true) : String($0) }.joined()
  }

  private static func appendFrames(
    of view: UIView, indentation: String, to lines: inout [String]
  ) {
    let name = word(view.accessibilityIdentifier)
    lines.append("\(indentation)\(Swift.type(of: view)) \(name) \(numbers(view.frame))")
    for subview in view.subviews {
      appendFrames(of: subview, indentation: indentation + "  ", to: &lines)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLineBreakOrControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
