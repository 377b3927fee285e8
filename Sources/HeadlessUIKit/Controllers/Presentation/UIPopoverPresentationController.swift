import Foundation

/// Presents a controller in a bubble whose arrow points at a source.
///
/// The popover has its controller's preferred size and stays within the window. In compact width it is
/// a sheet, unless the delegate chooses another style. The arrow is not drawn; its space between the
/// source and the presented view is left free.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  // Hides the delegate of the superclass, which has another type.
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// With none, the bubble is centered over its source.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { sourceDidChange() } }
  /// `.unknown` while nothing is presented.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  open var sourceView: UIView? { didSet { sourceDidChange() } }
  /// Null stands for the bounds of the source view.
  open var sourceRect = CGRect.null {
    didSet {
      if !sourceRect.isNull {
        sourceRect.sanitize(before: oldValue, "sourceRect", of: "\(type(of: self))")
      }
      sourceDidChange()
    }
  }
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { sourceDidChange() }
  }
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// Whether the bubble may cover its source if there is too little room beside it.
  open var canOverlapSourceViewRect = false { didSet { sourceDidChange() } }
  /// Views under the popover that receive touches nevertheless.
  open var passthroughViews: [UIView]?
  /// If set, becomes the background color of the presented view.
  open var backgroundColor: UIColor? { didSet { showBackground() } }
  /// The distance that the bubble keeps from the edges of the safe area.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet {
      popoverLayoutMargins.sanitize(
        before: oldValue, "popoverLayoutMargins", of: "\(type(of: self))")
      sourceDidChange()
    }
  }

  private lazy var sheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// The sheet to which the popover adapts in compact width.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

  private func sourceDidChange() { container?.setNeedsLayout() }

  private func showBackground() {
    if let backgroundColor { presentedView?.backgroundColor = backgroundColor }
  }

  // MARK: Presenting

  override func prepare() {
    delegate?.prepareForPopoverPresentation(self)
    showBackground()
    if adaptivePresentationStyle.isSheet {
      let delegate = delegate as (any UIAdaptivePresentationControllerDelegate)?
      delegate?.presentationController(self, prepare: adaptiveSheetPresentationController)
    }
    guard adaptivePresentationStyle == .popover, sourceItem == nil, sourceView == nil else {
      return
    }
    Headless.log(
      """
      UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before \
      the presentation occurs; \(type(of: presentedViewController)) has neither, and is centered.
      """)
  }

  override var dimsPresenter: Bool {
    let style = adaptivePresentationStyle
    return style.isSheet || style == .popover
  }

  // MARK: Frame

  private static let standardSize = CGSize(width: 320, height: 480)

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let style = adaptivePresentationStyle(for: container.traitCollection)
    guard style == .popover else {
      arrowDirection = .unknown
      return style.isSheet
        ? adaptiveSheetPresentationController.frame(in: container, style: style)
        : container.bounds
    }
    let place = PopoverPlace(
      source: source(in: container), room: room(in: container),
      directions: permittedArrowDirections, mayCoverSource: canOverlapSourceViewRect)
    let (frame, direction) = place.place(popoverSize)
    arrowDirection = direction
    let pixels = container.pixels
    return CGRect(
      x: pixels.round(frame.minX), y: pixels.round(frame.minY), width: frame.width,
      height: frame.height)
  }

  /// The preferred content size, or the default size of popovers.
  var popoverSize: CGSize {
    let wished = presentedViewController.effectivePreferredContentSize
    return CGSize(
      width: wished.width > 0 ? wished.width : Self.standardSize.width,
      height: wished.height > 0 ? wished.height : Self.standardSize.height)
  }

  private func room(in container: UIView) -> CGRect {
    container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
  }

  private func source(in container: UIView) -> CGRect {
    if let sourceItem { return sourceItem.frame(in: container) }
    guard let sourceView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  // MARK: Touches

  override func receiver(ofTouchAt point: CGPoint) -> UIView? {
    guard let container else { return nil }
    for view in passthroughViews ?? [] where view.window === container.window {
      if let hit = view.hitTest(view.convert(point, from: container), with: nil) { return hit }
    }
    return container
  }

  /// A touch outside the popover dismisses it.
  override func didTouchOutside() { dismissForUser() }
}

/// The directions in which the arrow of a popover may point: `.up` has it at the top.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// Prepares a popover. The methods of all presentations report its dismissal.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// A source for the arrow of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame in the coordinates of a view.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Empty, at the center of the view, while no bar shows the item.
  public func frame(in referenceView: UIView) -> CGRect {
    referenceView.frame(ofItem: bar == nil ? nil : view)
  }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  /// Empty, at the center of the view, while no bar shows the item.
  public func frame(in referenceView: UIView) -> CGRect {
    referenceView.frame(ofItem: bar?.cell(of: self))
  }
}

extension UITab: UIPopoverPresentationControllerSourceItem {
  /// Empty, at the center of the view, while no bar shows the tab.
  public func frame(in referenceView: UIView) -> CGRect { item.frame(in: referenceView) }
}

extension UIView {
  /// Returns the frame of the view that stands for an item; an empty one at the center if there is none.
  fileprivate func frame(ofItem view: UIView?) -> CGRect {
    guard let view, view.window != nil else {
      return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    }
    return view.frame(in: self)
  }
}
