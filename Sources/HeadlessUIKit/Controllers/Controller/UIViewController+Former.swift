extension UIViewController {
  @available(iOS, deprecated: 13.0, renamed: "isModalInPresentation")
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Without effect: only `Headless.rotate` rotates.
  @available(iOS, deprecated: 16.0, message: "use setNeedsUpdateOfSupportedInterfaceOrientations()")
  public class func attemptRotationToDeviceOrientation() {}
}
