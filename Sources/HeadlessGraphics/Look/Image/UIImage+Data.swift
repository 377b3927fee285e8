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

  // MARK: Getting ready

  /// The image itself: there is nothing to decode.
  public func preparingForDisplay() -> UIImage? { self }

  /// Hands the image itself on, on the next turn of the main queue.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { completionHandler(self) }
  }

  /// The image itself: there is nothing to decode.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The image in the largest size of its own proportions within a size; nil for a size that is empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else {
      return nil
    }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitting = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIGraphicsImageRenderer(size: fitting).image { draw(in: $0.format.bounds) }
      .withRenderingMode(renderingMode)
  }

  /// Hands the image in another size on, on the next turn of the main queue.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(self.preparingThumbnail(of: size)) }
  }

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
