import Foundation

@testable import HeadlessUIKit

/// A view whose content has a size.
final class Box: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat = -1, _ height: CGFloat = -1, named name: String? = nil) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// Runs a closure and returns the messages that it logs.
@MainActor
func collectingLog(_ body: () throws -> Void) rethrows -> [String] {
  let original = Headless.log
  defer { Headless.log = original }
  var messages: [String] = []
  Headless.log = { messages.append($0) }
  try body()
  return messages
}

/// Runs a closure on another device.
@MainActor
func onDevice<Result>(
  _ device: Headless.Device, _ body: () throws -> Result
) rethrows -> Result {
  let original = Headless.environment
  defer { Headless.environment = original }
  Headless.environment = Headless.Environment(device: device)
  return try body()
}
