import DeStijl
import LayoutStage
import Testing

/// The background of text, whichever view draws it.
@MainActor
struct ContrastTests {
  private let gray = UIColor(white: 0.5, alpha: 1)

  private func title(_ color: UIColor, _ font: UIFont = .systemFont(ofSize: 14)) -> UILabel {
    let title = label("Title", "title")
    (title.textColor, title.font) = (color, font)
    return title
  }

  /// The findings about a text over a ground on a white page that fills the screen.
  private func told(
    over ground: @escaping @MainActor () -> UIView, _ text: @escaping @MainActor () -> UIView
  ) throws -> [String] {
    let told = try found(contrast()) {
      let (page, ground, text) = (UIView(), ground(), text())
      page.backgroundColor = .white
      for view in [ground, text] {
        view.frame = CGRect(x: 50, y: 100, width: 200, height: 40)
        page.addSubview(view)
      }
      return page
    }
    return told.compactMap { $0.split(separator: "\n").first }
      .map { String($0.replacingOccurrences(of: "contrast(atLeast: 4.5): ", with: "")) }
  }

  private func notes(of view: @escaping @MainActor () -> UIView) throws -> [String] {
    var run = MatrixRun(
      StageContent({ _ in view() }, size: .screen), LayoutMatrix(), [contrast()])
    return try run.report().notes
  }

  @Test func boldTextCountsAsLargeFrom14Points() throws {
    func told(_ font: UIFont) throws -> [String] {
      try self.told(over: { UIView() }, { title(gray, font) })
    }
    #expect(try told(.boldSystemFont(ofSize: 14)) == [])
    let faint = "title has a contrast of 3.98 with what is behind it, not 4.5"
    #expect(try told(.systemFont(ofSize: 14)) == [faint])
    #expect(try told(.boldSystemFont(ofSize: 13.5)) == [faint])
    #expect(try told(.systemFont(ofSize: 17.5)) == [faint])
  }

  /// The limit for large text never exceeds the requested ratio.
  @Test func largeTextNeedsNoMoreThanTheRequestedRatio() throws {
    let faint = UIColor(white: 0.6, alpha: 1)
    func told(_ ratio: CGFloat) throws -> Int {
      try found(contrast(atLeast: ratio)) {
        let page = UIView()
        page.backgroundColor = .white
        let title = title(faint, .systemFont(ofSize: 20))
        title.frame = CGRect(x: 50, y: 100, width: 200, height: 40)
        page.addSubview(title)
        return page
      }.count
    }
    #expect(try [2, 3, 4.5].map(told) == [0, 1, 1])
  }

  /// The finding names the part that the app has colored rather than one in a system color, however
  /// faint.
  @Test func findingConcernsThePartColoredByTheApp() throws {
    let told = try told(over: { UIView() }) {
      let text = NSMutableAttributedString(
        string: "system ", attributes: [.foregroundColor: UIColor.quaternaryLabel])
      text.append(NSAttributedString(string: "own", attributes: [.foregroundColor: gray]))
      let title = title(.black)
      title.attributedText = text
      return title
    }
    #expect(told == ["title has a contrast of 3.98 with what is behind it, not 4.5"])
  }

  @Test func spacesNeedNoContrast() throws {
    let told = try told(over: { UIView() }) {
      let text = NSMutableAttributedString(
        string: "Title", attributes: [.foregroundColor: UIColor.black])
      text.append(NSAttributedString(string: "  ", attributes: [.foregroundColor: UIColor.white]))
      let title = title(.black)
      title.attributedText = text
      return title
    }
    #expect(told == [])
  }

  @Test func clippedTextIsSkipped() throws {
    let told = try told(over: { UIView() }) {
      let (clip, title) = (UIView(), title(.white))
      clip.clipsToBounds = true
      title.frame = CGRect(x: 300, y: 0, width: 100, height: 40)
      clip.addSubview(title)
      return clip
    }
    #expect(told == [])
  }

  @Test(arguments: [false, true]) func disabledButtonsNeedNoContrast(isEnabled: Bool) throws {
    let told = try told(over: { UIView() }) {
      let button = UIButton()
      button.accessibilityIdentifier = "button"
      button.setTitle("Send", for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.isEnabled = isEnabled
      return button
    }
    #expect(
      told == (isEnabled ? ["button has a contrast of 1 with what is behind it, not 4.5"] : []))
  }

  @Test func contrastOverAGradientIsUnknown() throws {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let unknown = ["title is not drawn over a solid color, so its contrast is unknown"]
    #expect(try told(over: { Sky() }, { title(.black) }) == unknown)
    let withLayer: @MainActor () -> UIView = {
      let view = UIView()
      view.layer.addSublayer(CAGradientLayer())
      return view
    }
    #expect(try told(over: withLayer, { title(.black) }) == unknown)
    #expect(try told(over: { UIView() }, { title(.black) }) == [])
  }

  /// Half-transparent black over white gives the gray between them.
  @Test func translucentBackgroundsAreComposited() throws {
    func veil(_ alpha: CGFloat) -> UIView {
      let veil = UIView()
      veil.backgroundColor = .black.withAlphaComponent(alpha)
      return veil
    }
    let faint = "title has a contrast of 3.98 with what is behind it, not 4.5"
    #expect(try told(over: { veil(0.5) }, { title(.white) }) == [faint])
    #expect(try told(over: { veil(0.8) }, { title(.white) }) == [])
    #expect(try told(over: { veil(0.8) }, { title(.black) }).count == 1)
  }

  /// White over black at an alpha of 0.6, over white, is white over a gray of 0.4.
  @Test(arguments: [1, 0.6, 0.3] as [CGFloat])
  func aViewWithAnAlphaIsBlendedAsAWhole(alpha: CGFloat) throws {
    let told = try found(contrast(atLeast: 21)) {
      let (page, card, text) = (UIView(), UIView(), label("Text", "text"))
      (page.backgroundColor, card.backgroundColor) = (.white, .black)
      (card.alpha, text.textColor) = (alpha, .white)
      Mondrian.buildSubviews(on: card) { text.viewBlock.padding(20) }
      Mondrian.buildSubviews(on: page) { card.viewBlock.relative([.top, .leading], 100) }
      return page
    }
    let ratios: [CGFloat: String] = [0.6: "5.74", 0.3: "2.11"]
    #expect(told.count == (ratios[alpha] == nil ? 0 : 1))
    if let ratio = ratios[alpha] {
      #expect(told[0].contains("has a contrast of \(ratio) with what is behind it"))
    }
  }

  private enum Look: CaseIterable { case plain, filled, tinted, ofItsOwn }

  private func configured(
    _ look: Look, _ text: UIColor?, _ fill: UIColor?
  ) -> UIButton {
    var configuration: UIButton.Configuration =
      switch look {
      case .plain, .ofItsOwn: .plain()
      case .filled: .filled()
      case .tinted: .tinted()
      }
    configuration.title = "Send"
    configuration.baseForegroundColor = text
    if look == .ofItsOwn {
      configuration.background.backgroundColor = fill
    } else {
      configuration.baseBackgroundColor = fill
    }
    let button = UIButton(configuration: configuration)
    button.accessibilityIdentifier = "button"
    return button
  }

  @Test func colorsOfAButtonConfigurationAreChecked() throws {
    let faint = ["button has a contrast of 3.98 with what is behind it, not 4.5"]
    let cases: [(Look, UIColor, UIColor?, [String])] = [
      (.plain, gray, nil, faint), (.plain, .black, nil, []), (.filled, gray, .white, faint),
      (.filled, .white, gray, faint), (.filled, .white, .black, []),
      (.ofItsOwn, .black, .black, ["button has a contrast of 1 with what is behind it, not 4.5"]),
      (.ofItsOwn, .white, .black, []), (.filled, .black, .black.withAlphaComponent(0), []),
    ]
    for (look, text, fill, expected) in cases {
      #expect(try told(over: { UIView() }, { configured(look, text, fill) }) == expected)
    }
  }

  /// Colors that UIKit chooses are noted and fail nothing.
  @Test func defaultColorsOfAButtonConfigurationAreANote() throws {
    let left: [(Look, UIColor?, UIColor?)] = [
      (.filled, nil, .black), (.filled, .white, nil), (.tinted, gray, .white), (.plain, nil, nil),
    ]
    for (look, text, fill) in left {
      let make = { @MainActor @Sendable () -> UIView in self.configured(look, text, fill) }
      #expect(try told(over: { UIView() }, make) == [])
      #expect(
        try notes(of: make) == [
          """
          contrast(atLeast: 4.5): button is drawn by its configuration, so its contrast is unknown
            on iPhone16
          """
        ])
    }
  }

  /// Each part of an attributed text counts, over its own background.
  @Test func partsOfAnAttributedTextAreChecked() throws {
    func told(_ attributes: [NSAttributedString.Key: Any]) throws -> [String] {
      try self.told(over: { UIView() }) {
        let title = title(.black)
        let text = NSMutableAttributedString(string: "Title ")
        text.append(NSAttributedString(string: "pale", attributes: attributes))
        title.attributedText = text
        return title
      }
    }
    #expect(try told([:]) == [])
    let faint = "title has a contrast of 3.98 with what is behind it, not 4.5"
    #expect(try told([.foregroundColor: gray]) == [faint])
    #expect(
      try told([.foregroundColor: gray, .font: UIFont.systemFont(ofSize: 30)]) == [])
    #expect(try told([.foregroundColor: gray, .backgroundColor: UIColor.black]) == [])
    #expect(try told([.backgroundColor: UIColor.black]).count == 1)
  }

  /// A view beside a text or without a size is not behind the text.
  @Test func adjacentViewIsNotBehindText() throws {
    let size = CGSize(width: 100, height: 20)
    for (origin, isBehind) in [
      (CGPoint(x: 40, y: 80), false), (CGPoint(x: 140, y: 100), false),
      (CGPoint(x: 40, y: 81), true), (CGPoint(x: 139, y: 100), true),
    ] {
      let told = try found(contrast()) {
        let (page, image, text) = (UIView(), UIImageView(), label("Title", "title"))
        page.backgroundColor = .white
        image.image = UIImage(systemName: "star")
        image.frame = CGRect(origin: origin, size: size)
        text.frame = CGRect(origin: CGPoint(x: 40, y: 100), size: size)
        for view in [image, text] { page.addSubview(view) }
        return page
      }
      #expect(told.isEmpty == !isBehind, "\(origin)")
    }
    let told = try found(contrast()) {
      let (page, place, text) = (UIView(), UIView(), label("Title", "title"))
      page.backgroundColor = .white
      place.backgroundColor = .black
      place.frame = CGRect(x: 50, y: 110, width: 0, height: 0)
      text.frame = CGRect(origin: CGPoint(x: 40, y: 100), size: size)
      for view in [place, text] { page.addSubview(view) }
      return page
    }
    #expect(told == [])
  }
}
