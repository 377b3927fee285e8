import Foundation

/// A part of a view that assistive technologies treat as a separate element.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// Nil if the frame on the screen was set last.
  private var frameInContainer: CGRect?

  /// In the coordinates of the container, if that is a view. Once this is set, the frame on the
  /// screen moves with the container.
  open var accessibilityFrameInContainerSpace: CGRect {
    get {
      if let frameInContainer { return frameInContainer }
      guard let view = accessibilityContainer as? UIView else { return accessibilityFrame }
      let frame = view.window?.convert(accessibilityFrame, from: nil as UIWindow?)
      return view.convert(frame ?? accessibilityFrame, from: nil)
    }
    set { frameInContainer = newValue }
  }

  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer else { return super.accessibilityFrame }
      guard let view = accessibilityContainer as? UIView else { return frameInContainer }
      return view.screenFrame(of: frameInContainer)
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }
}

/// An action that assistive technologies can perform on an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var attributedName: NSAttributedString
  open var image: UIImage?
  open var actionHandler: Handler?

  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
}
