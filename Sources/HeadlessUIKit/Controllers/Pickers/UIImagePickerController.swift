import Foundation

/// Lets users choose or take a picture.
///
/// It shows nothing here: there are neither pictures nor cameras. `Headless.pick(_:in:)` and
/// `Headless.cancel(_:)` stand for the user.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }

  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// True for all types except the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Stored without effect.
  open var sourceType = SourceType.photoLibrary
  /// Stored without effect.
  open var mediaTypes = ["public.image"]
  /// Stored without effect.
  open var allowsEditing = false
  /// Stored without effect.
  open var videoMaximumDuration: TimeInterval = 600
  /// Stored without effect.
  open var videoQuality = QualityType.typeMedium
  /// Stored without effect.
  open var showsCameraControls = true
  /// Stored without effect.
  open var cameraOverlayView: UIView?
  /// Stored without effect.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Stored without effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Stored without effect.
  open var cameraDevice = CameraDevice.rear
  /// Stored without effect.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Without effect.
  open func takePicture() {}
  /// Without effect, and false: there is no camera.
  @discardableResult
  open func startVideoCapture() -> Bool { false }
  /// Without effect.
  open func stopVideoCapture() {}

  /// The delegate, which `UINavigationController` declares with its own protocol.
  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  func pick(_ info: [InfoKey: Any]) {
    pickerDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Cancels the picker. Without a delegate it dismisses itself.
  func cancel() {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerControllerDidCancel(self)
  }
}

/// Observes the choice. The delegate dismisses the picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
