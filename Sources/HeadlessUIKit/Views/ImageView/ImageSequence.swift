import Foundation

/// Images that are shown one after another, again and again.
@MainActor
struct ImageSequence {
  private let images: [UIImage]
  /// How long it takes to show all of them, in seconds.
  let duration: TimeInterval

  /// Nil without images.
  ///
  /// - Parameter duration: At 0 each image is shown for a thirtieth of a second.
  init?(_ images: [UIImage], duration: TimeInterval) {
    if images.isEmpty { return nil }
    self.images = images
    self.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
  }

  /// - Parameter time: In seconds since the first image began to be shown.
  func image(after time: TimeInterval) -> UIImage {
    let share = max(0, time).truncatingRemainder(dividingBy: duration) / duration
    // What is a hair's breadth before the next image is that: tenths don't add up exactly.
    let index = Int(share * Double(images.count) + VirtualTime.tolerance)
    return images[index % images.count]
  }
}
