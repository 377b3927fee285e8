import TestSupport
import Testing

// The extras of NamadaLayout's document.

private final class MyObject {
  var text = ""
}

@MainActor
private final class Screen {
  var clicks = 0

  lazy var button: UIButton = build {
    $0.setTitle("My Button", for: .normal)
    $0.setTitleColor(.black, for: .normal)
  }

  lazy var topLabel = build(UILabel.self)
    .text("any text")
    .textColor(.black)
    .textAlignment(.center)
    .build()

  lazy var object = build(MyObject())
    .text("any text")
    .build()
}

@MainActor
struct BuildingSnippets {
  private let screen = Screen()

  @Test func closureBuildsAView() {
    #expect(screen.button.title(for: .normal) == "My Button")
    #expect(screen.button.titleColor(for: .normal) == .black)
  }

  @Test func closureBuildsAViewOfTheDeclaredType() {
    let label: UILabel = screen.topLabel
    #expect(label.text == "any text" && label.textColor == .black)
    #expect(label.textAlignment == .center)
  }

  @Test func closureBuildsAnyObject() {
    let object: MyObject = screen.object
    #expect(object.text == "any text")
  }

  @Test func compatibleTextIsPlainOrAttributed() {
    let (label, textView, textField) = (UILabel(), UITextView(), UITextField())
    let someAttributedString = NSAttributedString(string: "some", attributes: [.kern: 2])
    label.textCompat = "some text"
    textView.textCompat = someAttributedString
    textField.placeholderCompat = "some"
    #expect(label.text == "some text" && textField.placeholder == "some")
    #expect(textView.text == "some" && textView.textCompat is NSAttributedString)
  }

  @Test func compatibleImageIsStillOrAnimated() {
    let (imageView, imageAnimated) = (UIImageView(), UIImageView())
    let seriesOfImages = (0..<2).map { _ in UIImage() }
    let someImage = UIImage()
    imageView.imageCompat = someImage
    imageAnimated.imageCompat = UIImageView.Animation(
      images: seriesOfImages, duration: 1, animating: true, repeatCount: 2)
    #expect(imageView.image === someImage)
    #expect(imageAnimated.animationImages?.count == 2 && imageAnimated.isAnimating)
    #expect(imageAnimated.animationDuration == 1 && imageAnimated.animationRepeatCount == 2)
  }

  @Test func didClickedRunsOnTouchUpInside() {
    screen.button.didClicked(then: { [screen] _ in screen.clicks += 1 })
    screen.button.sendActions(for: .touchUpInside)
    #expect(screen.clicks == 1)
  }
}
