import Foundation

extension Headless {
  /// Shows a view in a window of a device and lays it out.
  ///
  /// The view fills the window, whose size is that of the device or the environment's own.
  ///
  /// - Returns: The window, which the caller keeps.
  @discardableResult
  public static func host(_ view: UIView, in environment: Environment = Environment()) -> UIWindow {
    let window = makeWindow(environment)
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
    return window
  }

  /// Shows a controller as the root of a window of a device, lays it out and lets it appear.
  ///
  /// - Returns: The window, which the caller keeps.
  @discardableResult
  public static func host(
    _ controller: UIViewController, in environment: Environment = Environment()
  ) -> UIWindow {
    let window = makeWindow(environment)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private static func makeWindow(_ environment: Environment) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: environment.windowSize))
    window.environment = environment
    return window
  }

  /// The tree below a view as text: a line a view, two spaces a level, with class, identifier (`-`
  /// if none, with line breaks escaped) and `x y width height` in the superview, with up to three decimals.
  public static func frames(of view: UIView) -> String {
    var lines: [String] = []
    appendFrames(of: view, indentation: "", to: &lines)
    return lines.joined(separator: "\n")
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
  /// An identifier in one line: with escapes for what would end it, `-` for none.
  static func word(_ identifier: String?) -> String {
    guard let identifier, !identifier.isEmpty else { return "-" }
    guard identifier.unicodeScalars.contains(where: { $0.isLineBreakOrControl }) else {
      return identifier
    }
    return identifier.unicodeScalars
      .map { $0.isLineBreakOrControl ? $0.escaped(asASCII: true) : String($0) }.joined()
  }


extension Unicode.Scalar {
  fileprivate var isLineBreakOrControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
