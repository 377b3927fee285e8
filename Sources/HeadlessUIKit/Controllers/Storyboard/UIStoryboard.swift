import Foundation

/// Controllers that were drawn in Interface Builder. None can be read here: whoever asks for a controller
/// is told so, and gets an empty one.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
  }

  private func complain() {
    Headless.log(
      "The storyboard \(name) can't be loaded: there are no storyboards here. Make its controllers in "
        + "code.")
  }

  open func instantiateInitialViewController() -> UIViewController? {
    complain()
    return nil
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    complain()
    return UIViewController()
  }

  /// There is no coder to give: the creator is not called.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    complain()
    return nil
  }

  /// There is no coder to give: what the creator makes of an empty one, else an empty controller of the
  /// class, which then has to have `init(nibName:bundle:)`, as those have that UIKit makes.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    complain()
    return creator?(NSKeyedArchiver(requiringSecureCoding: false))
      ?? unsafeDowncast(Controller.make(), to: Controller.self)
  }
}

extension UIViewController {
  /// A controller of a class that is known at run time only: see `CALayer.make()`.
  @_silgen_name("$s13HeadlessUIKit16UIViewControllerCACycfC")
  fileprivate static func make() -> UIViewController
}
