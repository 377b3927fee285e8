import Foundation

/// The guides that every view has, as edges relative to the view.
@MainActor
enum SystemGuide {
  enum Kind: Int, CaseIterable {
    case layoutMargins, safeArea, readableContent, keyboard
    /// Those of scroll views.
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

    /// What UIKit calls the constraint that says where an edge is. That of the far edge says here how long
    /// the guide is.
    ///
    /// - Parameter attribute: `minX`, `minY`, `width` or `height`.
    func constraintName(_ attribute: String) -> String {
      let edges = ["minX": "left", "minY": "top", "width": "right", "height": "bottom"]
      let edge = edges[attribute] ?? attribute
      return self == .layoutMargins
        ? "UIView-\(edge)Margin-guide-constraint" : "\(identifier)-\(edge)"
    }
  }

  /// How wide text of the standard size gets at most, and by how much a view must be wider before it
  /// is narrowed at all.
  private static var readable: (width: CGFloat, excess: CGFloat) {
    Headless.systemVersion.isRedesigned ? (920, 88) : (672, 0)
  }

  /// How wide text gets at most that is as large as the user has chosen. That it grows with the text
  /// is documented, by how much isn't: here, as the size of body text does.
  static func readableWidth(in traits: UITraitCollection) -> CGFloat {
    let sizes = TextStyleSizes.of(.body)
    let standard = sizes.cell(at: TextStyleSizes.defaultIndex).pointSize
    return (readable.width * sizes.cell(for: traits).pointSize / standard).rounded()
  }

  /// Where a guide is in the visible part of its view, on each axis; nil where constraints decide.
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

  /// Where a guide is of which no constraint speaks.
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

  /// What is beside readable text on each side of a view that it is too wide for; else 0.
  static func readableMargin(in view: UIView) -> CGFloat {
    let limit = readableWidth(in: view.traitCollection)
    return isNarrowed(view, to: limit, .zero) ? (view.bounds.width - limit) / 2 : 0
  }
}

/// Where something is along an axis, depending on how long its container is.
struct Placement: Equatable {
  /// A share of the container's length, and a constant.
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

  /// A frame that follows its superview by an autoresizing mask.
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
