import Foundation

/// Presents a controller in a sheet that leaves a part of its presenter visible.
///
/// A sheet is as wide as the window and as high as its selected detent. In compact height it fills the
/// window, unless it prefers to be attached to its edge there, too. On iPad it is centered: a page sheet
/// below the top safe area, a form sheet in its controller's preferred size.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  // Hides the delegate of the superclass, which has another type.
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  open var detents: [Detent] = [.large()] { didSet { detentsDidChange() } }

  /// Nil stands for the smallest detent.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { detentsDidChange() } }

  /// Applies the changes at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    container?.layoutIfNeeded()
  }

  open func invalidateDetents() { detentsDidChange() }

  /// Stored without effect.
  open weak var sourceView: UIView?
  open var prefersEdgeAttachedInCompactHeight = false { didSet { detentsDidChange() } }
  /// Whether the sheet takes its controller's preferred width when it is attached to its edge in compact
  /// height.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { detentsDidChange() }
  }
  /// Stored without effect.
  open var prefersGrabberVisible = false
  /// Nil stands for the system's radius, which is not drawn.
  open var preferredCornerRadius: CGFloat? { didSet { detentsDidChange() } }
  /// The largest detent at which touches outside the sheet go to the content below, and the content's
  /// tint is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { detentsDidChange() } }
  /// Stored without effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Stored without effect.
  open var prefersPageSizing = false

  private func detentsDidChange() {
    if let radius = preferredCornerRadius { presentedView?.layer.cornerRadius = radius }
    container?.setNeedsLayout()
  }

  // MARK: Frame

  /// The distance between the top safe area and a sheet.
  private static let topGap: CGFloat = 10

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let style = adaptivePresentationStyle(for: container.traitCollection)
    return style.isSheet ? frame(in: container, style: style) : container.bounds
  }

  /// Returns the frame of a sheet with a style in a view.
  func frame(in container: UIView, style: UIModalPresentationStyle) -> CGRect {
    let bounds = container.bounds
    let traits = container.traitCollection
    let isShort = traits.verticalSizeClass == .compact
    if isShort, !prefersEdgeAttachedInCompactHeight { return bounds }
    if !isShort, traits.horizontalSizeClass == .regular {
      let metrics = SheetMetrics(container)
      return style == .formSheet
        ? metrics.form(presentedViewController.effectivePreferredContentSize) : metrics.page
    }
    let height = min(selectedHeight(in: container), bounds.height)
    var width = bounds.width
    let wished = presentedViewController.effectivePreferredContentSize.width
    if isShort, widthFollowsPreferredContentSizeWhenEdgeAttached, wished > 0 {
      width = min(wished, width)
    }
    return CGRect(
      x: container.pixels.round(bounds.midX - width / 2), y: bounds.maxY - height, width: width,
      height: height)
  }

  /// Returns the height of the sheet, including the bottom safe area.
  private func selectedHeight(in container: UIView) -> CGFloat {
    let values = detentValues(in: container)
    let (safe, maximum) = (container.safeAreaInsets.bottom, maximumValue(in: container))
    return min(max(selectedValue(of: values) ?? maximum, 0), maximum) + safe
  }

  private func maximumValue(in container: UIView) -> CGFloat {
    let safe = container.safeAreaInsets
    return container.bounds.height - safe.top - Self.topGap - safe.bottom
  }

  private func detentValues(in container: UIView) -> [(id: Detent.Identifier, value: CGFloat)] {
    let context = DetentContext(
      containerTraitCollection: container.traitCollection,
      maximumDetentValue: maximumValue(in: container))
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0) }
    }
  }

  private func selectedValue(
    of values: [(id: Detent.Identifier, value: CGFloat)]
  ) -> CGFloat? {
    values.first { $0.id == selectedDetentIdentifier }?.value ?? values.map(\.value).min()
  }

  // MARK: Dimming

  override var dimsPresenter: Bool { adaptivePresentationStyle.isSheet && !isUndimmed }

  /// Whether the selected detent is at or below the largest undimmed one.
  private var isUndimmed: Bool {
    guard let container, let limit = largestUndimmedDetentIdentifier,
      container.traitCollection.horizontalSizeClass == .compact
    else { return false }
    let values = detentValues(in: container)
    guard let largest = values.first(where: { $0.id == limit })?.value else { return false }
    return (selectedValue(of: values) ?? .infinity) <= largest
  }

  // MARK: Touches

  override func receiver(ofTouchAt point: CGPoint) -> UIView? { isUndimmed ? nil : container }

  /// A touch outside a sheet dismisses it.
  override func didTouchOutside() { dismissForUser() }

  private final class DetentContext: NSObject,
    UISheetPresentationControllerDetentResolutionContext
  {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
      self.containerTraitCollection = containerTraitCollection
      self.maximumDetentValue = maximumDetentValue
      super.init()
    }
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")

      public let rawValue: String

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public init(rawValue: String) {
        self.rawValue = rawValue
      }
    }

    open internal(set) var identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half the maximum height.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// The resolver returns the height above the bottom safe area; nil disables the detent.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The values available when a detent is resolved.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// Observes a sheet. Only its dismissal is reported: users cannot drag sheets to other detents here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
