import Foundation
import Testing

@testable import HeadlessUIKit

/// Attributed titles, transformers, activity indicators and backgrounds of button configurations.
@MainActor
struct ButtonAttributesTests {
  private func button(
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Configure"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.layoutIfNeeded()
    return button
  }

  @Test func titleAndAttributedTitleStayInSync() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Save")
    #expect(configuration.title == "Save")
    configuration.title = "Send"
    #expect(configuration.attributedTitle == AttributedString("Send"))
    configuration.attributedTitle = nil
    #expect(configuration.title == nil)
    #expect(UIButton.Configuration.plain() == configuration)
  }

  @Test func titleAttributesChangeSizeAndAppearance() {
    let plain = button().intrinsicContentSize
    var title = AttributedString("Configure")
    title.font = .systemFont(ofSize: 34)
    title.foregroundColor = .systemPurple
    title.kern = 2
    let large = button { $0.attributedTitle = title }

    #expect(large.titleLabel?.text == "Configure")
    #expect(large.intrinsicContentSize.width > plain.width * 1.5)
    #expect(large.intrinsicContentSize.height > plain.height + 15)
    #expect(Headless.render(large).contains("font-size=\"34\""))
    let purple = ["#cb30e0", "#af52de"]
    #expect(purple.contains { Headless.render(large).contains($0) })
  }

  /// The label loses the styles of an attributed title or a configuration together with it.
  @Test func labelRestoresItsOwnStyle() throws {
    let centered = NSMutableParagraphStyle()
    centered.lineBreakMode = .byCharWrapping
    let large = NSAttributedString(
      string: "Large",
      attributes: [.font: UIFont.systemFont(ofSize: 40), .paragraphStyle: centered])
    let lenders: [(lend: (UIButton) -> Void, takeBack: (UIButton) -> Void)] = [
      (
        { $0.setAttributedTitle(large, for: .normal) }, { $0.setAttributedTitle(nil, for: .normal) }
      ),
      (
        {
          $0.setAttributedTitle(large, for: .selected); $0.isSelected = true
        }, { $0.isSelected = false }
      ),
      (
        {
          var configuration = UIButton.Configuration.filled()
          configuration.titleLineBreakMode = .byWordWrapping
          $0.configuration = configuration
        }, { $0.configuration = nil }
      ),
    ]
    for lender in lenders {
      for font in [nil, UIFont.boldSystemFont(ofSize: 12)] {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        let label = try #require(button.titleLabel)
        if let font { label.font = font }
        let (own, size) = (label.font, button.intrinsicContentSize)
        lender.lend(button)
        #expect(button.intrinsicContentSize != size)
        lender.takeBack(button)
        #expect(label.font == own && label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        #expect(button.intrinsicContentSize == size)
      }
    }
  }

  @Test func fontSetOnStyledTitleRemains() {
    let button = UIButton(type: .system)
    let font = UIFont.boldSystemFont(ofSize: 30)
    button.setAttributedTitle(NSAttributedString(string: "Title"), for: .normal)
    button.titleLabel?.font = font
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.lineBreakMode = .byWordWrapping
    button.setTitleColor(.red, for: .normal)
    button.setAttributedTitle(nil, for: .normal)
    button.setTitle("Title", for: .normal)
    #expect(button.titleLabel?.font == font)
    #expect(button.titleLabel?.numberOfLines == 0)
    #expect(button.titleLabel?.lineBreakMode == .byWordWrapping)
  }

  @Test func transformerOverridesTitleAttributes() {
    let button = button {
      var subtitle = AttributedString("all of it")
      subtitle.font = .systemFont(ofSize: 8)
      $0.attributedSubtitle = subtitle
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .boldSystemFont(ofSize: 21)
        return outgoing
      }
      $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var outgoing = $0
        outgoing.font = $0.font?.withSize(19)
        return outgoing
      }
    }
    let picture = Headless.render(button)
    #expect(picture.contains("font-size=\"21\""))
    #expect(picture.contains("font-size=\"19\""))
    #expect(!picture.contains("font-size=\"8\""))
  }

  @Test func identityTransformerChangesNothing() {
    let button = button {
      $0.baseForegroundColor = .black
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    }
    let plain = self.button { $0.baseForegroundColor = .black }
    #expect(button.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(button.titleLabel?.textColor == .black)
  }

  @Test func configurationsDifferByTheirTransformers() {
    var first = UIButton.Configuration.plain()
    var second = first
    #expect(first == second)
    second.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    #expect(first != second)
    first = second
    #expect(first == second)
  }

  @Test func activityIndicatorReplacesTheImage() {
    let button = button {
      $0.image = UIImage(systemName: "star")
      $0.imagePadding = 6
      $0.showsActivityIndicator = true
      $0.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .black }
    }
    let spinner = button.subviews.first { $0 is UIActivityIndicatorView }
    let height = button.titleLabel?.frame.height ?? 0
    #expect(spinner?.frame.size == CGSize(width: height, height: height))
    #expect((spinner as? UIActivityIndicatorView)?.isAnimating == true)
    #expect((spinner as? UIActivityIndicatorView)?.color == .black)
    #expect(button.imageView?.image == nil)
    let plain = self.button().intrinsicContentSize
    #expect(abs(button.intrinsicContentSize.width - plain.width - height - 6) < 0.01)

    button.configuration?.showsActivityIndicator = false
    #expect(button.imageView?.image != nil)
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
  }

  @Test func colorTransformersChangeColors() {
    let button = button {
      $0.image = UIImage(systemName: "star")
      $0.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemYellow }
      $0.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .black }
    }
    #expect(button.imageView?.tintColor == .systemYellow)
    let black = ["fill=\"#000000\"", "fill=\"#000\""]
    #expect(black.contains { Headless.render(button).contains($0) })
    let grey = UIConfigurationColorTransformer.grayscale(.red)
    #expect(abs(ColorComponents(grey, in: .base).red - 0.299) < 0.001)
  }

  @Test func backgroundShowsImageCustomViewAndStroke() {
    let custom = UIView()
    let button = button {
      $0.background.customView = custom
      $0.background.image = UIImage(systemName: "star")
      $0.background.imageContentMode = .center
      $0.background.strokeWidth = 2
      $0.background.strokeColor = .black
      $0.background.strokeOutset = 3
      $0.background.cornerRadius = 4
      $0.background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(custom.superview === button)
    #expect(custom.frame == CGRect(x: 2, y: 1, width: 194, height: 56))
    let picture = Headless.render(button)
    #expect(picture.contains("x=\"0\" y=\"-1\" width=\"198\" height=\"60\""))

    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(custom.frame.minX == 4)
    button.configuration?.background.customView = nil
    #expect(custom.superview == nil)
  }

  @Test func insetsFollowButtonSizeUntilSet() {
    var configuration = UIButton.Configuration.gray()
    #expect(configuration.contentInsets.leading == 12)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading == 20)
    configuration.contentInsets = .zero
    configuration.buttonSize = .small
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 10)
  }

  @Test(arguments: [
    (UIButton.Configuration.CornerStyle.small, "5"), (.medium, "7"), (.large, "10"),
    (.capsule, "20"),
  ])
  func cornerRadiusFollowsCornerStyle(style: UIButton.Configuration.CornerStyle, radius: String) {
    let button = button { $0.cornerStyle = style }
    button.frame.size.height = 40
    #expect(Headless.render(button).contains("rx=\"\(radius)\""))
  }
}
