import Foundation

/// The shape of the keyboard of a first responder: its keys, or the input view in their place, and
/// the accessory view above them.
@MainActor
struct KeyboardShape {
  /// The window below the keyboard.
  let window: UIWindow
  /// The input view and the accessory view of a responder.
  let inputPart: Part?
  let accessoryPart: Part?
  /// Whether there are keys or an input view, and not only an accessory view.
  let hasKeys: Bool
  private let input: CGFloat
  var accessory: CGFloat { accessoryPart?.height ?? 0 }

  /// A view, and the responder that provides it.
  struct Part {
    let view: UIView
    let provider: UIResponder
    let height: CGFloat
  }

  /// Returns nil for a responder outside a window.
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

  /// Nil if there is nothing to show.
  var frame: CGRect? {
    let (bounds, height) = (window.bounds, min(input + accessory, window.bounds.height))
    guard height > 0, input > 0 || accessory > 0 else { return nil }
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// Returns the height from the constraints, the frame or the intrinsic size of a view.
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
  /// The view itself, or the view of a controller.
  var screenView: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }

  /// The window of the view or the controller.
  var screenWindow: UIWindow? { screenView?.window }
}

extension Headless.Environment {
  fileprivate func keyboardHeight(suggestions: Bool) -> CGFloat {
    device.keyboardHeight(in: isLandscape ? .landscape : .portrait, suggestions: suggestions)
  }
}

extension UIKeyInput {
  /// Whether there is a bar of suggestions. Number pads and web search keyboards have none, nor has
  /// text without autocorrection.
  fileprivate var hasSuggestions: Bool {
    switch keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad, .webSearch: false
    default: autocorrectionType != .no
    }
  }
}
