import Foundation

extension UIImage {
  /// The data of the image's file if that is a PNG file; otherwise nil, since nothing is rendered to pixels here.
  public func pngData() -> Data? { state.fileData(ofType: "image/png") }

  /// The data of the image's file if that is a JPEG file, whatever the quality; otherwise nil, since nothing is
  /// rendered to pixels here.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    state.fileData(ofType: "image/jpeg")
  }

  /// The image itself: there is nothing to decode.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The image in another size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}

extension ImageState {
  fileprivate func fileData(ofType type: String) -> Data? {
    guard case .file(let file) = content, file.mediaType == type else { return nil }
    return file.data
  }
}
