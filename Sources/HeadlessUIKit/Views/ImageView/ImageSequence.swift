import Foundation

/// Images that are shown in turn, over and over.
@MainActor
struct ImageSequence {
  private let images: [UIImage]
  /// The duration of one cycle, in seconds.
  let duration: TimeInterval

  /// Returns nil without images.
  ///
  /// - Parameter duration: At 0, each image is shown for a thirtieth of a second.
  init?(_ images: [UIImage], duration: TimeInterval) {
    if images.isEmpty { return nil }
    self.images = images
    self.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
  }

  /// - Parameter time: In seconds since the first image appeared.
  func image(after time: TimeInterval) -> UIImage {
    let share = max(0, time).truncatingRemainder(dividingBy: duration) / duration
    // The tolerance selects the next image slightly early, since tenths do not add up exactly.
    let index = Int(share * Double(images.count) + VirtualTime.tolerance)
    return images[index % images.count]
  }
}
