import Foundation

/// Where the keyboard of a first responder is: what it types with, or what it puts in its place, and
/// what it puts above it.
@MainActor
struct KeyboardShape {
  /// The window that it lies over.
  let window: UIWindow
  /// What a responder puts in place of the keyboard, and above it.
  let inputPart: Part?
  let accessoryPart: Part?
  /// Whether there is something to type with, and not only what is above that.
  let hasKeys: Bool
  private let input: CGFloat
  var accessory: CGFloat { accessoryPart?.height ?? 0 }

  /// A view, and who has said that it is shown.
  struct Part {
    let view: UIView
    let provider: UIResponder
    let height: CGFloat
  }

  /// Nil for a responder in no window.
  init?(_ responder: UIResponder) {
    guard let own = responder.screenWindow else { return nil }
    let window = (own as? KeyboardWindow)?.covered ?? own
    self.window = window
    let chain = Array(sequence(first: responder) { $0.next })
    let width = window.bounds.width
    func part(_ view: @escaping (UIResponder) -> UIView?) -> Part? {
      chain.lazy.compactMap { responder in
        view(responder).map {
          Part(view: $0, provider: responder, height: Self.height(of: $0, width))
        }
      }.first
    }
    inputPart = part(\.inputView)
    accessoryPart = part(\.inputAccessoryView)
    let bringsKeys = responder.typesText && !window.environment.hasHardwareKeyboard
    hasKeys = inputPart != nil || bringsKeys
    if let inputPart {
      input = inputPart.height + window.safeAreaInsets.bottom
    } else if bringsKeys {
      input = window.environment.keyboardHeight(
        suggestions: (responder as? any UIKeyInput)?.hasSuggestions ?? true)
    } else {
      input = (accessoryPart?.height ?? 0) > 0 ? window.safeAreaInsets.bottom : 0
    }
  }

  /// Nil where there is nothing to show.
  var frame: CGRect? {
    let (bounds, height) = (window.bounds, min(input + accessory, window.bounds.height))
    guard height > 0, input > 0 || accessory > 0 else { return nil }
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// That of the content, of the constraints, or of the frame.
  static func height(of view: UIView, _ width: CGFloat) -> CGFloat {
    if !view.translatesAutoresizingMaskIntoConstraints || view.isFlexibleBar {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return view.bounds.height > 0 ? view.bounds.height : max(view.intrinsicContentSize.height, 0)
  }
}

extension UIResponder {
  /// A view itself, or that of a controller.
  var screenView: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }

  /// The window that a view or a controller is in.
  var screenWindow: UIWindow? { screenView?.window }
}

extension Headless.Environment {
  fileprivate func keyboardHeight(suggestions: Bool) -> CGFloat {
    device.keyboardHeight(in: isLandscape ? .landscape : .portrait, suggestions: suggestions)
  }
}

extension UIKeyInput {
  /// Keyboards of numbers have none, nor has text that is not to be corrected.
  fileprivate var hasSuggestions: Bool {
    switch keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad, .webSearch: false
    default: autocorrectionType != .no
    }
  }
}
