import Foundation

/// Where the keyboard of a first responder is: what it types with, or what it puts in its place, and
/// what it puts above it.
@MainActor
struct KeyboardShape {
  private let window: UIWindow
  private let input: CGFloat
  private let accessory: CGFloat

  /// Nil for a responder in no window.
  init?(_ responder: UIResponder) {
    guard let window = responder.screenWindow else { return nil }
    self.window = window
    let chain = Array(sequence(first: responder) { $0.next })
    let (inputs, accessories) = (
      chain.lazy.compactMap(\.inputView), chain.lazy.compactMap(\.inputAccessoryView)
    )
    let width = window.bounds.width
    accessory = accessories.first.map { Self.height(of: $0, width) } ?? 0
    if let own = inputs.first {
      input = Self.height(of: own, width) + window.safeAreaInsets.bottom
    } else if responder.typesText, !window.environment.hasHardwareKeyboard {
      input = window.environment.keyboardHeight(
        suggestions: (responder as? any UIKeyInput)?.hasSuggestions ?? true)
    } else {
      input = accessory > 0 ? window.safeAreaInsets.bottom : 0
    }
  }

  /// Nil where there is nothing to show.
  var frame: CGRect? {
    let (bounds, height) = (window.bounds, min(input + accessory, window.bounds.height))
    guard height > 0, input > 0 || accessory > 0 else { return nil }
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// That of the content, of the constraints, or of the frame. A view whose mask has a flexible
  /// height has that of its constraints if it says a size of its own, be it zero.
  private static func height(of view: UIView, _ width: CGFloat) -> CGFloat {
    let isFlexible =
      view.autoresizingMask.contains(.flexibleHeight)
      && view.intrinsicContentSize.height != UIView.noIntrinsicMetric
    if !view.translatesAutoresizingMaskIntoConstraints || isFlexible {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return view.bounds.height > 0 ? view.bounds.height : max(view.intrinsicContentSize.height, 0)
  }
}

extension UIResponder {
  /// The window that a view or a controller is in.
  var screenWindow: UIWindow? {
    (self as? UIView ?? (self as? UIViewController)?.viewIfLoaded)?.window
  }
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
