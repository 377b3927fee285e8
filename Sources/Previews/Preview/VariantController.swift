import Foundation

/// Gives a controller the direction, text size and style of a variant. A container does this,
/// because before iOS 17 the traits of a view can't be overridden.
final class VariantController: UIViewController {
  let content: UIViewController
  private let variant: LayoutPreview.Variant
  private let ownSize: LayoutPreview.Size

  init(_ preview: LayoutPreview, _ variant: LayoutPreview.Variant) {
    content = preview.content().controller
    ownSize = preview.size
    self.variant = variant
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    imposeTraits()
    let shown: UIView = content.view
    shown.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shown)
    NSLayoutConstraint.activate([
      shown.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shown.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      shown.topAnchor.constraint(equalTo: view.topAnchor),
      shown.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    content.didMove(toParent: self)
  }

  private func imposeTraits() {
    ImposedTraits(direction: variant.direction, textSize: variant.textSize, style: variant.style)
      .impose(on: content, in: self)
  }

  /// The size for display, in points.
  var size: CGSize {
    switch ownSize {
    case .screen: variant.device.size
    case .fixed(let size): size
    case .content: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    case .width(let width):
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }
}

extension LayoutPreview.Variant {
  /// The variant in words, as far as it differs from the defaults.
  var text: String {
    let words = [
      device.rawValue, textSize == .large ? nil : "text \(textSize.shortName)",
      direction == .rightToLeft ? "right to left" : nil, style == .dark ? "dark" : nil,
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }
}

extension UIContentSizeCategory {
  /// The distinctive part of the name: `XXL`, `AccessibilityM`.
  fileprivate var shortName: String {
    rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
  }
}
