import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct RenderTests {
  private func view(
    _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 100, _ height: CGFloat = 50,
    _ color: UIColor? = .red
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  private func drawing(of view: UIView) -> [String] {
    Headless.render(view).split(separator: "\n").dropFirst().dropLast().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func pictureHasTheSizeOfItsView() {
    let picture = Headless.render(view(30, 40))

    #expect(
      picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\" "))
    #expect(picture.contains("viewBox=\"0 0 100 50\""))
    #expect(picture.hasSuffix("</svg>\n"))
  }

  @Test func rootIsDrawnAtItsBoundsOrigin() {
    #expect(
      drawing(of: view(30, 40))
        == ["<rect x=\"0\" y=\"0\" width=\"100\" height=\"50\" fill=\"#ff0000\"/>"])
  }

  @Test func subviewsAreTranslatedInOrder() {
    let root = view(0, 0, 100, 50, nil)
    root.addSubview(view(10, 20, 30, 5, .green))
    root.addSubview(view(1.5, 0, 3, 4, .blue))

    #expect(
      drawing(of: root) == [
        "<g transform=\"translate(10 20)\">",
        "<rect x=\"0\" y=\"0\" width=\"30\" height=\"5\" fill=\"#00ff00\"/>", "</g>",
        "<g transform=\"translate(1.5 0)\">",
        "<rect x=\"0\" y=\"0\" width=\"3\" height=\"4\" fill=\"#0000ff\"/>", "</g>",
      ])
  }

  @Test func invisibleViewsAreNotDrawn() {
    let root = view(0, 0, 100, 50, nil)
    let (hidden, clear, faint) = (view(), view(), view(0, 0, 9, 9, .clear))
    hidden.isHidden = true
    clear.alpha = 0
    for subview in [hidden, clear, faint] { root.addSubview(subview) }

    #expect(drawing(of: root).isEmpty)
  }

  @Test func borderIsInsideTheBounds() {
    let view = view(0, 0, 100, 50, nil)
    view.layer.borderWidth = 4
    view.layer.borderColor = UIColor.blue.cgColor
    view.layer.cornerRadius = 10

    #expect(
      drawing(of: view) == [
        "<rect x=\"2\" y=\"2\" width=\"96\" height=\"46\" rx=\"8\" fill=\"none\" stroke=\"#0000ff\""
          + " stroke-width=\"4\"/>"
      ])
  }

  @Test func onlyMaskedCornersAreRounded() {
    let view = view()
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner]

    #expect(
      drawing(of: view) == [
        "<path d=\"M100 0L100 50L0 50L0 10A10 10 0 0 1 10 0Z\" fill=\"#ff0000\"/>"
      ])
  }

  @Test func cornerRadiusIsAtMostHalfTheShorterSide() {
    let view = view()
    view.layer.cornerRadius = 400

    #expect(drawing(of: view)[0].contains("rx=\"25\""))
  }

  @Test func clippingAffectsSubviewsButNotTheBorder() {
    let root = view()
    root.clipsToBounds = true
    root.layer.borderWidth = 2
    root.addSubview(view(90, 0))
    let lines = drawing(of: root)
    let clip = lines.firstIndex { $0.hasPrefix("<g clip-path=\"url(#clip1)\"") }
    let border = lines.firstIndex { $0.contains("stroke=") }

    #expect(lines.contains("<clipPath id=\"clip1\">"))
    #expect(clip.flatMap { clip in border.map { clip < $0 } } == true)
  }

  @Test func alphaAppliesToTheGroup() {
    let root = view(0, 0, 100, 50, nil)
    let half = view()
    half.alpha = 0.5
    root.addSubview(half)

    #expect(drawing(of: root).first == "<g opacity=\"0.5\">")
  }

  @Test func transformsRotateAboutTheAnchorPoint() {
    let root = view(0, 0, 100, 100, nil)
    let turned = view(0, 0, 100, 50)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(turned)

    #expect(drawing(of: root).first == "<g transform=\"matrix(0 1 -1 0 75 -25)\">")
  }

  @Test func boundsOriginMovesContent() {
    let root = view(0, 0, 100, 50, nil)
    root.bounds.origin.y = 30
    root.addSubview(view(0, 40))

    #expect(Headless.render(root).contains("viewBox=\"0 30 100 50\""))
    #expect(drawing(of: root).first == "<g transform=\"translate(0 40)\">")
  }

  @Test func shadowsAreBelowTheBackground() {
    let view = view()
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    let shapes = drawing(of: view).filter { $0.hasPrefix("<rect") }

    #expect(shapes.count == 2)
    #expect(shapes[0].contains("transform=\"translate(1 2)\" filter=\"url(#blur1)\""))
    #expect(shapes[0].contains("fill=\"#000000\" fill-opacity=\"0.5\""))
  }

  @Test func maskIsDrawnInWhite() {
    let view = view()
    view.mask = self.view(10, 10, 20, 20, .black)
    let lines = drawing(of: view)

    #expect(lines.contains { $0.contains("fill=\"#ffffff\"") })
    #expect(lines.contains { $0.hasPrefix("<g mask=\"url(#mask1)\"") })
    #expect(!lines.contains { $0.contains("#000000") })
  }

  @Test func dynamicColorsFollowTheViewsTraits() {
    let view = view(0, 0, 100, 50, .systemBackground)
    view.overrideUserInterfaceStyle = .dark

    #expect(drawing(of: view)[0].contains("fill=\"#000000\""))
  }

  @Test func sublayersAreDrawnAmongSubviews() {
    let root = view(0, 0, 100, 50, nil)
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.backgroundColor = UIColor.blue.cgColor
    root.addSubview(view(0, 0, 9, 9, .red))
    root.layer.addSublayer(layer)
    let fills = drawing(of: root).filter { $0.contains("fill=") }

    #expect(fills.map { $0.contains("#0000ff") } == [false, true])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func nonFiniteFramesAreLeftOut(value: CGFloat) {
    let root = view(0, 0, 100, 50, nil)
    let broken = view()
    broken.layer.position.x = value
    root.addSubview(broken)
    let picture = Headless.render(root)

    #expect(!picture.contains("nan"))
    #expect(!picture.contains("inf"))
  }
}
