import Foundation

extension UIImage {
  /// The data of the file that the image was made from, if it is a PNG file; nil for others, since nothing
  /// is turned into pixels here.
  public func pngData() -> Data? { state.fileData(ofType: "image/png") }

  /// The data of the file that the image was made from, if it is a JPEG file, whatever the quality; nil for
  /// others, since nothing is turned into pixels here.
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
