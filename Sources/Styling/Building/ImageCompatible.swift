import Foundation

/// Content that an image view can show: an image or an animation.
public protocol ImageCompatible {
  /// Shows it in an image view.
  @preconcurrency @MainActor func deStijlShow(in view: UIImageView)
}

extension ImageCompatible where Self: UIImage {
  /// Shows the image, in place of any animation.
  @_disfavoredOverload @preconcurrency @MainActor
  public func deStijlShow(in view: UIImageView) {
    view.stopAnimating()
    view.animationImages = nil
    view.image = self
  }
}

extension UIImage: ImageCompatible {}

extension UIImageView {
  /// An animation that shows images one after another.
  public struct Animation: Hashable, ImageCompatible {
    /// The images, in the order in which they are shown.
    public var images: [UIImage]
    /// The duration of one pass through all images, in seconds.
    public var duration: TimeInterval
    /// Whether the animation runs.
    public var animating: Bool
    /// The number of times that the animation runs; 0 runs it endlessly.
    public var repeatCount: Int

    /// Creates an animation of images.
    ///
    /// - Parameters:
    ///   - images: The images, in the order in which they are shown.
    ///   - duration: The duration of one pass through all images, in seconds.
    ///   - animating: Whether the animation runs as soon as it is shown.
    ///   - repeatCount: The number of times that the animation runs; 0 runs it endlessly.
    public init(
      images: [UIImage], duration: TimeInterval, animating: Bool = true, repeatCount: Int = 0
    ) {
      self.images = images
      self.duration = duration
      self.animating = animating
      self.repeatCount = repeatCount
    }

    /// Shows the animation in place of an image. Properties that already have the right value
    /// aren't set, so a running animation continues.
    @preconcurrency @MainActor
    public func deStijlShow(in view: UIImageView) {
      if view.animationImages != images { view.animationImages = images }
      if view.animationDuration != duration { view.animationDuration = duration }
      if view.animationRepeatCount != repeatCount { view.animationRepeatCount = repeatCount }
      if view.isAnimating != animating {
        if animating { view.startAnimating() } else { view.stopAnimating() }
      }
      view.image = nil
    }
  }
}

extension ChainableImageView where Self: UIImageView {
  /// The image or the animation that is shown.
  @_disfavoredOverload
  public var imageCompat: (any ImageCompatible)? {
    get {
      if let image { return image }
      guard let animationImages, !animationImages.isEmpty else { return nil }
      return UIImageView.Animation(
        images: animationImages, duration: animationDuration, animating: isAnimating,
        repeatCount: animationRepeatCount)
    }
    set {
      if let newValue { return newValue.deStijlShow(in: self) }
      stopAnimating()
      animationImages = nil
      image = nil
    }
  }
}
