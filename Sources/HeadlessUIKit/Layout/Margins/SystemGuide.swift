import Foundation

/// The layout guides that every view has, as edges relative to the view.
@MainActor
enum SystemGuide {
  enum Kind: Int, CaseIterable {
    case layoutMargins, safeArea, readableContent, keyboard
    /// The guides of scroll views.
    case scrollFrame, scrollContent

    var identifier: String {
      switch self {
      case .layoutMargins: "UIViewLayoutMarginsGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .readableContent: "UIViewReadableContentGuide"
      case .keyboard: "UIViewKeyboardLayoutGuide"
      case .scrollFrame: "UIScrollView-frameLayoutGuide"
      case .scrollContent: "UIScrollView-contentLayoutGuide"
      }
    }

    /// UIKit's name for the constraint that sets an edge of the guide. Here, the constraint for the far edge sets the
    /// guide's length.
    ///
    /// - Parameter attribute: `minX`, `minY`, `width` or `height`.
    func constraintName(_ attribute: String) -> String {
      let edges = ["minX": "left", "minY": "top", "width": "right", "height": "bottom"]
      let edge = edges[attribute] ?? attribute
      return self == .layoutMargins
        ? "UIView-\(edge)Margin-guide-constraint" : "\(identifier)-\(edge)"
    }
  }

  /// The greatest width of text of the standard size, and the excess width of a view above which the text is narrowed.
  private static var readable: (width: CGFloat, excess: CGFloat) {
    Headless.systemVersion.isRedesigned ? (920, 88) : (672, 0)
  }

  /// The greatest width of readable text at the user's text size. UIKit documents that this width grows with the text,
  /// but not by how much; here, it grows in proportion to the size of body text.
  static func readableWidth(in traits: UITraitCollection) -> CGFloat {
    let sizes = TextStyleSizes.of(.body)
    let standard = sizes.cell(at: TextStyleSizes.defaultIndex).pointSize
    return (readable.width * sizes.cell(for: traits).pointSize / standard).rounded()
  }

  /// The placement of a guide in the visible part of its view, on each axis; nil if constraints decide.
  static func placement(_ kind: Kind, of view: UIView) -> AxisPair<Placement>? {
    switch kind {
    case .layoutMargins: return inset(view.layoutMargins)
    case .safeArea: return inset(view.safeAreaInsets)
    case .readableContent: return readable(in: view)
    case .keyboard: return Keyboard.placement(of: view.keyboardLayoutGuide, in: view)
    case .scrollFrame: return inset(.zero)
    case .scrollContent: return nil
    }
  }

  /// The frame of a guide that no constraint mentions.
  static func frame(_ kind: Kind, of view: UIView) -> CGRect {
    guard let placement = placement(kind, of: view) else {
      return CGRect(origin: .zero, size: view.ownContentSize ?? .zero)
    }
    let (size, visible) = (view.bounds.size, view.bounds.origin)
    return CGRect(
      x: visible.x + placement.horizontal.origin.value(in: size.width),
      y: visible.y + placement.vertical.origin.value(in: size.height),
      width: placement.horizontal.length.value(in: size.width),
      height: placement.vertical.length.value(in: size.height))
  }

  private static func inset(_ insets: UIEdgeInsets) -> AxisPair<Placement> {
    AxisPair(Placement(insets, .horizontal), Placement(insets, .vertical))
  }

  private static func readable(in view: UIView) -> AxisPair<Placement> {
    let margins = view.layoutMargins
    var placement = inset(margins)
    let limit = readableWidth(in: view.traitCollection)
    if isNarrowed(view, to: limit, margins) {
      placement.horizontal = Placement(
        origin: .init(share: 0.5, constant: -limit / 2), length: .init(constant: limit))
    }
    return placement
  }

  private static func isNarrowed(
    _ view: UIView, to limit: CGFloat, _ margins: UIEdgeInsets
  ) -> Bool {
    let width = view.bounds.width
    return width > limit + readable.excess && width - margins.left - margins.right > limit
  }

  /// The margin on each side of readable text in a view that is wider than the text may be; otherwise 0.
  static func readableMargin(in view: UIView) -> CGFloat {
    let limit = readableWidth(in: view.traitCollection)
    return isNarrowed(view, to: limit, .zero) ? (view.bounds.width - limit) / 2 : 0
  }
}

/// The position of an item along an axis, as a function of its container's length.
struct Placement: Equatable {
  /// A share of the container's length, plus a constant.
  struct Part: Equatable {
    var share: CGFloat = 0
    var constant: CGFloat = 0

    func value(in length: CGFloat) -> CGFloat { share * length + constant }
  }

  var origin: Part
  var length: Part
}

extension Placement {
  init(_ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) {
    origin = Part(constant: insets.start(on: axis))
    length = Part(share: 1, constant: -insets.start(on: axis) - insets.end(on: axis))
  }

  /// Creates the placement of a frame that follows its superview by an autoresizing mask.
  @MainActor
  init(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
    let state = view.autoresizing ?? AutoresizingState()
    let shares = view.autoresizingMask.shares(
      on: axis, frame: state.frame, superviewSize: state.superviewSize)
    let reference = state.superviewSize.length(on: axis)
    origin = Part(
      share: shares.origin,
      constant: state.frame.origin(on: axis) - shares.origin * reference)
    length = Part(
      share: shares.length,
      constant: state.frame.length(on: axis) - shares.length * reference)
  }
}

extension UIView {
  var keyboardGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }

  func systemGuide(_ kind: SystemGuide.Kind) -> UILayoutGuide {
    let rare = ensureRare()
    if let guide = rare.systemGuides[kind] { return guide }
    let guide = kind == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
    guide.identifier = kind.identifier
    guide.node.guideOwner = self
    guide.node.systemKind = kind
    guide.node.engine = node.engine
    rare.systemGuides[kind] = guide
    if let guide = guide as? UIKeyboardLayoutGuide { Keyboard.add(guide) }
    return guide
  }
}
