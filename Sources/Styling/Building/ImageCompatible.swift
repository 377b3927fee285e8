import Foundation

/// What an image view can show: an image or an animation.
public protocol ImageCompatible {
  /// Shows it in an image view.
  @preconcurrency @MainActor func deStijlShow(in view: UIImageView)
}

extension ImageCompatible where Self: UIImage {
  /// Shows the image, and no animation any more.
  @_disfavoredOverload @preconcurrency @MainActor
  public func deStijlShow(in view: UIImageView) {
    view.stopAnimating()
    view.animationImages = nil
    view.image = self
  }
}

extension UIImage: ImageCompatible {}

extension UIImageView {
  /// Images that are shown one after the other.
  public struct Animation: Hashable, ImageCompatible {
    /// The images, in the order in which they are shown.
    public var images: [UIImage]
    /// How long all images together are shown, in seconds.
    public var duration: TimeInterval
    /// Whether the animation runs.
    public var animating: Bool
    /// How often; 0 for without end.
    public var repeatCount: Int

    /// An animation of images.
    ///
    /// - Parameters:
    ///   - images: The images, in the order in which they are shown.
    ///   - duration: How long all of them together are shown, in seconds.
    ///   - animating: Whether it runs as soon as it is shown.
    ///   - repeatCount: How often it runs; 0 for without end.
    public init(
      images: [UIImage], duration: TimeInterval, animating: Bool = true, repeatCount: Int = 0
    ) {
      self.images = images
      self.duration = duration
      self.animating = animating
      self.repeatCount = repeatCount
    }

    /// Shows the animation in place of an image. What is as it should be already is not touched, so that
    /// an animation that runs goes on.
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
