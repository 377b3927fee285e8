import Foundation

/// Controllers designed in Interface Builder. Storyboards cannot be read here: requests log a message.
/// The initial controller is nil, and the others are empty.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
  }

  private func logUnsupported() {
    Headless.log(
      "The storyboard \(name) can't be loaded: storyboards are not supported. Create its "
        + "controllers in code.")
  }

  open func instantiateInitialViewController() -> UIViewController? {
    logUnsupported()
    return nil
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    logUnsupported()
    return UIViewController()
  }

  /// The creator is not called: there is no coder to pass.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    logUnsupported()
    return nil
  }

  /// There is no archive to decode: the creator receives an empty coder. Without a result, makes an empty
  /// controller of the class, which must have `init(nibName:bundle:)`, as UIKit's classes do.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    logUnsupported()
    return creator?(NSKeyedArchiver(requiringSecureCoding: false))
      ?? unsafeDowncast(Controller.make(), to: Controller.self)
  }
}

extension UIViewController {
  /// Makes a controller of a class known only at run time. See `CALayer.make()`.
  @_silgen_name("$s13HeadlessUIKit16UIViewControllerCACycfC")
  fileprivate static func make() -> UIViewController
}
