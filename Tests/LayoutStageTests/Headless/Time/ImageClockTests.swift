import DeStijl
import LayoutStage
import Testing

/// Image animations driven by a stage's clock.
@MainActor
struct ImageClockTests {
  private let colors = [UIColor.red, .green, .blue]
  private let view = UIImageView()
  private let stage: Stage

  init() {
    let (root, view) = (UIView(), view)
    root.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage = Stage(root)
  }

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  private var images: [UIImage] { colors.map(image) }

  /// The index of the visible color.
  private var shown: Int? {
    let picture = stage.run { Headless.render(view) }
    return ["#ff0000", "#00ff00", "#0000ff"].firstIndex { picture.contains($0) }
  }

  @Test func imagesRepeatTheGivenNumberOfTimes() throws {
    stage.run {
      view.image = image(.blue)
      view.animationImages = images
      (view.animationDuration, view.animationRepeatCount) = (0.3, 2)
      view.startAnimating()
    }
    var seen: [Int?] = [shown]
    for _ in 0..<5 {
      try stage.advance(by: 0.1)
      seen.append(shown)
    }
    #expect(seen == [0, 1, 2, 0, 1, 2] && view.isAnimating)
    try stage.advance(by: 0.1)
    #expect(!view.isAnimating && shown == 2)
  }

  @Test func imagesRepeatEndlesslyWithoutACount() throws {
    stage.run {
      view.animationImages = images
      view.startAnimating()
    }
    // Each image lasts a thirtieth of a second.
    try stage.advance(by: 1000 + 1.0 / 30)
    #expect(view.isAnimating && shown == 1)
    stage.run { view.startAnimating() }
    #expect(shown == 0)
    stage.run { view.stopAnimating() }
    try stage.advance(by: 1)
    #expect(!view.isAnimating && shown == nil)
  }

  @Test func restartedImagesAreShownInFull() throws {
    stage.run {
      view.animationImages = images
      (view.animationDuration, view.animationRepeatCount) = (3, 1)
      view.startAnimating()
    }
    try stage.advance(by: 2)
    stage.run { view.startAnimating() }
    try stage.advance(by: 2)
    #expect(view.isAnimating && shown == 2)
    try stage.advance(by: 1)
    #expect(!view.isAnimating)
  }

  @Test func animatedImagePlaysInTime() throws {
    stage.run { view.image = UIImage.animatedImage(with: images, duration: 3) }
    #expect(shown == 0 && !view.isAnimating)
    try stage.advance(by: 1.5)
    #expect(shown == 1)
    try stage.advance(by: 2)
    #expect(shown == 0)
    stage.run {
      view.image = UIImage.animatedImage(with: images.reversed(), duration: 3)?
        .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    }
    #expect(shown == 2)
    try stage.advance(by: 2)
    #expect(shown == 0)
  }

  @Test func highlightedViewShowsItsHighlightedImages() throws {
    stage.run {
      (view.animationImages, view.animationDuration) = (images, 3)
      view.highlightedAnimationImages = [image(.blue), image(.red)]
      view.startAnimating()
      view.isHighlighted = true
    }
    #expect(shown == 2)
    try stage.advance(by: 1.5)
    #expect(shown == 0)
  }
}
