import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct RenderDeterminismTests {
  /// Returns a card with everything that a picture can show.
  private func scene() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200.5, height: 300.25))
    root.backgroundColor = .systemBackground
    for index in 0..<6 {
      let card = UIView(
        frame: CGRect(x: CGFloat(index) * 7.123_456, y: 20, width: 60, height: 40))
      card.backgroundColor = UIColor(
        hue: CGFloat(index) / 6, saturation: 1, brightness: 1, alpha: 0.7)
      card.layer.cornerRadius = CGFloat(index)
      card.layer.shadowOpacity = 0.2
      card.clipsToBounds = index.isMultiple(of: 2)
      card.transform = CGAffineTransform(rotationAngle: CGFloat(index) / 10)
      card.layer.borderWidth = 1
      let label = UILabel(frame: card.bounds)
      label.text = "Card № \(index) <&>"
      label.numberOfLines = 0
      card.addSubview(label)
      card.addSubview(UIImageView(image: UIImage(systemName: "star.fill")))
      root.addSubview(card)
    }
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    mask.backgroundColor = .white
    root.subviews[0].mask = mask
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    root.layer.addSublayer(gradient)
    return root
  }

  @Test func sameTreeRendersTheSameBytes() {
    #expect(Headless.render(scene()) == Headless.render(scene()))
  }

  @Test func renderingTwiceGivesTheSamePicture() {
    let scene = scene()
    let first = Headless.render(scene)

    #expect(Headless.render(scene) == first)
  }

  @Test func pictureIsWellFormed() {
    var open: [Substring] = []
    for line in Headless.render(scene()).split(separator: "\n") {
      let tag = line.drop { $0 == " " }
      if tag.hasPrefix("</") {
        #expect(open.popLast() == tag.dropFirst(2).dropLast())
      } else if !tag.hasSuffix("/>"), !tag.hasSuffix("</text>") {
        open.append(tag.dropFirst().prefix { $0 != " " && $0 != ">" })
      }
    }

    #expect(open.isEmpty)
  }

  @Test func everyReferenceIsDefinedOnce() {
    let picture = Headless.render(scene())
    let ids = picture.components(separatedBy: " id=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    let references = picture.components(separatedBy: "url(#").dropFirst().map {
      $0.prefix { $0 != ")" }
    }

    #expect(ids.count == Set(ids).count)
    #expect(Set(references) == Set(ids))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0001, "0"), (1, "1"), (1.5, "1.5"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"),
    (-12.05, "-12.05"), (1234567.891, "1234567.891"), (0.0005, "0.001"), (99.9996, "100"),
  ])
  func numbersHaveUpToThreeDecimals(value: Double, text: String) {
    #expect(Headless.number(CGFloat(value)) == text)
  }
}
