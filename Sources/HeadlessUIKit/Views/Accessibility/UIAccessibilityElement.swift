import Foundation

/// A part of a view that assistive technologies see as something of its own.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// In the coordinates of the container, if that is a view.
  open var accessibilityFrameInContainerSpace: CGRect {
    get {
      guard let view = accessibilityContainer as? UIView else { return accessibilityFrame }
      return view.convert(accessibilityFrame, from: nil)
    }
    set {
      let view = accessibilityContainer as? UIView
      accessibilityFrame = view?.convert(newValue, to: nil) ?? newValue
    }
  }
}

/// Something that assistive technologies can do with an element.
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
