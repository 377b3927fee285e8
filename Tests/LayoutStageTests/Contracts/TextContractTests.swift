import DeStijl
import LayoutStage
import Testing

/// The findings of contracts about text, whichever view shows it.
@MainActor
struct TextContractTests {
  private func page(
    _ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil
  ) -> UIView {
    let page = UIView()
    page.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      [
        view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
        view.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor),
        width.map { view.widthAnchor.constraint(equalToConstant: $0) },
        height.map { view.heightAnchor.constraint(equalToConstant: $0) },
      ].compactMap { $0 })
    return page
  }

  private func scaled(_ text: String) -> UILabel {
    let view = label(text)
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    return view
  }

  /// The missing length in each finding, without the view and the device.
  private func cut(
    _ matrix: LayoutMatrix = LayoutMatrix(), _ view: @escaping @MainActor () -> UIView
  ) throws -> [String] {
    try found(across: matrix, [noTruncation()]) { _ in view() }.compactMap {
      $0.split(separator: "\n").first?.components(separatedBy: "needs ").last
    }
  }

  @Test(.ourTextMetrics) func fixedHeightTruncatesLargeText() throws {
    let matrix = LayoutMatrix(textSizes: [.large, .accessibility5])
    #expect(
      try cut(matrix) { page(scaled("Send"), height: 24) } == ["39.33 points more in height"])
    #expect(try cut(LayoutMatrix()) { page(scaled("Send"), height: 24) } == [])
  }

  @Test(.ourTextMetrics) func secondLineOfASingleLineLabelIsTruncated() throws {
    #expect(try cut { page(scaled("Hello\nyou"), height: 100) } == ["22 points more in height"])
    let shrinking = scaled("A text that is shrunk")
    shrinking.adjustsFontSizeToFitWidth = true
    shrinking.minimumScaleFactor = 0.5
    #expect(try cut { page(shrinking, width: 110, height: 17) } == [])
  }

  @Test(arguments: [2, 3])
  func linesBeyondTheLimitAreTruncated(lines: Int) throws {
    let view = scaled((1...lines + 2).map { "Line \($0)" }.joined(separator: "\n"))
    view.numberOfLines = lines
    #expect(try cut { page(view, width: 100, height: 300) }.count == 1)
    let whole = scaled((1...lines).map { "Line \($0)" }.joined(separator: "\n"))
    whole.numberOfLines = lines
    #expect(try cut { page(whole, width: 100, height: 300) } == [])
  }

  @Test func fieldsAreMeasuredInTheirOwnFonts() throws {
    let large = NSAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 60)])
    func field(_ setUp: (UITextField) -> Void) -> UIView {
      let field = UITextField()
      setUp(field)
      return page(field, width: 120, height: 80)
    }
    #expect(try cut { field { $0.text = "Hello" } } == [])
    #expect(try cut { field { $0.attributedText = large } }.count == 1)
    #expect(try cut { field { $0.attributedPlaceholder = large } }.count == 1)
  }

  /// The contract does not report a control whose text the matrix has removed.
  @Test func controlsWhoseTextAVariantRemovesAreNotReported() throws {
    let matrix = LayoutMatrix(texts: LayoutTexts.allCases)
    let make: [@MainActor (LayoutVariant) -> UIView] = [
      { _ in page(button("Send"), width: 80, height: 44) },
      { variant in page(button(variant.text("Send")), width: 80, height: 44) },
    ]
    for view in make { #expect(try found(across: matrix, [accessible()], in: view) == []) }
    #expect(
      try found(across: matrix, [accessible()]) { _ in page(UIButton(), width: 80, height: 44) }
        .count == 1)
  }

  private let long = "A title that is far too long for any bar of a phone"

  @Test(arguments: [false, true])
  func truncatedNavigationBarTitleIsFound(isLong: Bool) throws {
    let told = try found(noTruncation()) { [long] in
      let bar = UINavigationBar()
      let item = UINavigationItem(title: isLong ? long : "Short")
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", primaryAction: UIAction { _ in })
      bar.items = [UINavigationItem(title: "The one before, with a long title"), item]
      return page(bar, width: 361, height: 44)
    }
    #expect(told.count == (isLong ? 1 : 0))
    let head = "noTruncation: UINavigationBar is cut off: its title \"A title that is"
    #expect(told.allSatisfy { $0.hasPrefix(head) }, "\(told)")
  }

  @Test(arguments: [false, true])
  func truncatedTabBarTitleIsFound(isLong: Bool) throws {
    let told = try found(noTruncation()) { [long] in
      let bar = UITabBar()
      let image = UIImage(systemName: "star")
      bar.items = [
        UITabBarItem(title: "Home", image: image, tag: 0),
        UITabBarItem(title: isLong ? long : "More", image: image, tag: 1),
      ]
      return page(bar, width: 361, height: 49)
    }
    #expect(told.count == (isLong ? 1 : 0))
    let head = "noTruncation: UITabBar is cut off: its title \"A title that is"
    #expect(told.allSatisfy { $0.hasPrefix(head) }, "\(told)")
  }

  @Test func truncatedSubtitleAndNonscrollingTextAreFound() throws {
    let told = try cut {
      var configuration = UIButton.Configuration.filled()
      (configuration.title, configuration.subtitle) = ("A", "A subtitle that is rather long")
      return page(UIButton(configuration: configuration), width: 60, height: 40)
    }
    #expect(told.count == 1)
    func text(isScrollEnabled: Bool) -> UITextView {
      let view = UITextView()
      (view.text, view.isScrollEnabled) = ("One two three four five six", isScrollEnabled)
      return view
    }
    #expect(try cut { page(text(isScrollEnabled: false), width: 60, height: 40) }.count == 1)
    #expect(try cut { page(text(isScrollEnabled: true), width: 60, height: 40) } == [])
  }

  @Test func textOfFieldsAndTextViewsNeedsContrast() throws {
    let field = UITextField()
    (field.text, field.textColor) = ("Ada", .white)
    let text = UITextView()
    (text.text, text.textColor, text.backgroundColor) = ("Ada", .white, .white)
    let lit = label("Ada")
    (lit.highlightedTextColor, lit.isHighlighted) = (.white, true)
    for view in [field, text, lit] {
      #expect(try found(contrast()) { page(view, width: 80, height: 40) }.count == 1)
    }
    field.isEnabled = false
    #expect(try found(contrast()) { page(field, width: 80, height: 40) } == [])
    (field.isEnabled, field.text, field.placeholder) = (true, "", "Name")
    #expect(try found(contrast()) { page(field, width: 80, height: 40) } == [])
  }

  @Test func layerColorCountsAsBackground() throws {
    func card(_ color: UIColor) -> UIView {
      let card = UIView()
      card.layer.backgroundColor = UIColor.black.cgColor
      let title = label("Ada")
      title.textColor = color
      card.addSubview(title)
      title.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      return page(card, width: 80, height: 40)
    }
    #expect(try found(contrast()) { card(.white) } == [])
    #expect(try found(contrast()) { card(.black) }.count == 1)
  }

  @Test func contrastOverTwoColorsIsUnknown() throws {
    let told = try found(contrast()) {
      let (card, half, title) = (UIView(), UIView(), label("Title", "title"))
      (card.backgroundColor, half.backgroundColor) = (.white, .yellow)
      half.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
      title.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      for view in [half, title] { card.addSubview(view) }
      return page(card, width: 80, height: 40)
    }
    #expect(told.count == 1)
    #expect(told.first?.contains("title is not drawn over a solid color") == true)
  }

  @Test func clippedTextIsComparedWithItsVisibleBackground() throws {
    func list(_ color: UIColor) -> UIView {
      let (list, row) = (UIScrollView(), label("Ada"))
      (list.backgroundColor, row.textColor) = (.white, color)
      list.addSubview(row)
      row.frame = CGRect(x: 0, y: 30, width: 50, height: 20)
      return page(list, width: 80, height: 40)
    }
    #expect(try found(contrast()) { list(.black) } == [])
    #expect(
      try found(contrast()) { list(.white) }.map { $0.contains("a contrast of 1 with") } == [true]
    )
    let low = label("Ada")
    low.frame = CGRect(x: 0, y: 845, width: 50, height: 20)
    let screen = UIView()
    screen.backgroundColor = .systemBackground
    screen.addSubview(low)
    #expect(try found(contrast()) { screen } == [])
  }

  @Test func fixedFontsOfFieldsAndTextViewsAreFound() throws {
    let font = UIFont.systemFont(ofSize: 12)
    let field = UITextField()
    (field.placeholder, field.font) = ("Name", font)
    let text = UITextView()
    (text.text, text.font) = ("Ada", font)
    for view in [field, text] {
      let told = try found(accessible()) { page(view, width: 80, height: 40) }
      #expect(told.count == 1 && told.first?.contains("does not follow the text size") == true)
    }
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    #expect(try found(accessible()) { page(field, width: 80) } == [])
    let plain = UITextView()
    plain.text = "Ada"
    #expect(try found(accessible()) { page(plain, width: 80, height: 40) } == [])
  }

  @Test func controlsHiddenFromVoiceOverNeedNoLabel() throws {
    let (holder, control) = (UIView(), UISwitch())
    holder.addSubview(control)
    #expect(try found(accessible()) { page(holder, width: 80, height: 40) }.count == 1)
    holder.accessibilityElementsHidden = true
    #expect(try found(accessible()) { page(holder, width: 80, height: 40) } == [])
    holder.accessibilityElementsHidden = false
    (holder.isAccessibilityElement, holder.accessibilityLabel) = (true, "Sound")
    #expect(try found(accessible()) { page(holder, width: 80, height: 40) } == [])
  }

  /// A text shrinks down to its minimum scale.
  @Test func shrinkingTextThatFitsIsNotTruncated() throws {
    for (least, count) in [(0.4, 0), (0.9, 1)] as [(CGFloat, Int)] {
      let told = try found(noTruncation()) {
        let title = label("A title of several words")
        (title.adjustsFontSizeToFitWidth, title.minimumScaleFactor) = (true, least)
        return page(title, width: title.intrinsicContentSize.width / 2, height: 40)
      }
      #expect(told.count == count)
    }
  }

  @Test func attributedTextOfAFieldIsMeasured() throws {
    for (size, count) in [(17, 0), (40, 1)] as [(CGFloat, Int)] {
      let told = try found(noTruncation()) {
        let field = UITextField()
        let text = NSMutableAttributedString(
          string: "Ada ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let font = UIFont.systemFont(ofSize: size)
        text.append(NSAttributedString(string: "Lovelace", attributes: [.font: font]))
        field.attributedText = text
        return page(field, width: 160, height: 60)
      }
      #expect(told.count == count)
    }
  }

  /// Segments with a fixed width leave the rest to the others, and the selected title may be
  /// larger.
  @Test func segmentsNarrowerThanTheirTitlesAreFound() throws {
    let title = label("A long title")
    title.font = .systemFont(ofSize: 13, weight: .medium)
    let width = title.intrinsicContentSize.width
    func told(_ room: CGFloat, selected size: CGFloat = 13) throws -> Int {
      try found(noTruncation()) {
        let control = UISegmentedControl(items: ["Short", "A long title"])
        control.apportionsSegmentWidthsByContent = true
        control.setWidth(100, forSegmentAt: 0)
        control.setTitleTextAttributes(
          [.font: UIFont.systemFont(ofSize: size, weight: .medium)], for: .selected)
        return page(control, width: 100 + room, height: 32)
      }.count
    }
    #expect(try told(width + 10) == 0)
    #expect(try told(width - 10) == 1)
    #expect(try told(width + 10, selected: 26) == 1)
  }

  @Test func passiveAndTitledControlsNeedNoLabel() throws {
    let (silent, passive, written) = (UIControl(), UIControl(), UIControl())
    passive.isUserInteractionEnabled = false
    written.addSubview(label("Sound"))
    #expect(try found(accessible()) { page(silent, width: 80, height: 40) }.count == 1)
    for control in [passive, written] {
      #expect(try found(accessible()) { page(control, width: 80, height: 40) } == [])
    }
  }

  /// A view touches the one below it and is read after it. This is a finding unless the upper view
  /// has no height.
  @Test(arguments: [0, 20] as [CGFloat])
  func viewReadAfterTheOneBelowItIsFound(height: CGFloat) throws {
    let told = try found(accessible()) {
      let (page, above, below) = (UIView(), UIView(), UIView())
      above.accessibilityIdentifier = "above"
      above.frame = CGRect(x: 50, y: 100, width: 80, height: height)
      below.frame = CGRect(x: 50, y: 100 + height, width: 80, height: 20)
      for view in [above, below] { page.addSubview(view) }
      page.accessibilityElements = [below, above]
      return page
    }
    let found = "accessible: above is read after a view 0 points below it\n  on iPhone16"
    #expect(told == (height > 0 ? [found] : []))
  }

  /// The texts of a view in the variant that doubles all texts.
  private func doubled<View: UIView>(
    _ view: @escaping @MainActor @autoclosure () -> View,
    _ read: @escaping @MainActor @Sendable (View) -> [String?]
  ) throws -> [String] {
    var texts: [String] = []
    let reading = LayoutContract("reading") { stage in
      texts = (stage.view as? View).map(read)?.compactMap { $0 } ?? []
      return []
    }
    _ = try found(across: LayoutMatrix(texts: [.double]), [reading]) { _ in view() }
    return texts
  }

  @Test func variantChangesSegmentsAndPlaceholders() throws {
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.insertSegment(with: UIImage(systemName: "star"), at: 2, animated: false)
    #expect(
      try doubled(segments) { control in
        (0..<control.numberOfSegments).map(control.titleForSegment)
      } == ["One One", "Two Two"])
    let field = UITextField()
    field.placeholder = "Name"
    #expect(try doubled(field) { [$0.placeholder, $0.text] } == ["Name Name", ""])
    let filled = UITextField()
    (filled.text, filled.placeholder) = ("Ada", "Name")
    #expect(try doubled(filled) { [$0.placeholder, $0.text] } == ["Name Name", "Ada Ada"])
  }

  @Test func variantChangesTextsOfBars() throws {
    let tabs = UITabBar()
    tabs.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
    #expect(try doubled(tabs) { $0.items?.map(\.title) ?? [] } == ["Home Home"])
    let tools = UIToolbar()
    tools.items = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
    #expect(try doubled(tools) { $0.items?.map(\.title) ?? [] } == ["Edit Edit"])
    let item = UINavigationItem(title: "Home")
    item.prompt = "Hi"
    item.leftBarButtonItem = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
    let bar = UINavigationBar()
    bar.items = [item]
    let texts = try doubled(bar) { bar in
      (bar.items ?? []).flatMap { [$0.title, $0.prompt, $0.leftBarButtonItem?.title] }
    }
    #expect(texts == ["Home Home", "Hi Hi", "Up Up"])
  }

  /// Texts with attributes keep them in other variants.
  @Test func variantKeepsTextAttributes() throws {
    let text = NSAttributedString(
      string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40), .kern: 5])
    let makers: [@MainActor () -> UIView] = [
      {
        let label = UILabel()
        label.attributedText = text
        return label
      },
      {
        let field = UITextField()
        field.attributedPlaceholder = text
        return field
      },
      {
        let field = UITextField()
        field.attributedText = text
        return field
      },
      {
        let view = UITextView()
        view.attributedText = text
        return view
      },
    ]
    for make in makers {
      var shown: NSAttributedString?
      let contract = LayoutContract("shown") { stage in
        let view = stage.view
        shown =
          (view as? UILabel)?.attributedText ?? (view as? UITextView)?.attributedText
          ?? (view as? UITextField).flatMap {
            $0.hasText ? $0.attributedText : $0.attributedPlaceholder
          }
        return []
      }
      _ = try found(across: LayoutMatrix(texts: [.double]), [contract]) { _ in make() }
      let attributes = shown?.attributes(at: 0, effectiveRange: nil)
      #expect(shown?.string == "Big Big")
      #expect((attributes?[.font] as? UIFont)?.pointSize == 40 && attributes?[.kern] != nil)
    }
  }

  @Test func variantChangesAllTextsOfButtons() throws {
    let plain = UIButton()
    plain.setTitle("On", for: .normal)
    plain.setTitle("Off", for: .selected)
    #expect(
      try doubled(plain) { [$0.title(for: .normal), $0.title(for: .selected)] }
        == ["On On", "Off Off"])
    let rich = UIButton()
    rich.setAttributedTitle(NSAttributedString(string: "On"), for: .normal)
    #expect(try doubled(rich) { [$0.attributedTitle(for: .normal)?.string] } == ["On On"])
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.subtitle) = ("On", "Off")
    #expect(
      try doubled(UIButton(configuration: configuration)) {
        [$0.configuration?.title, $0.configuration?.subtitle]
      } == ["On On", "Off Off"])
    final class Tile: UIControl {}
    let tile = Tile()
    tile.addSubview(label("Send"))
    #expect(
      try doubled(tile) { $0.subviews.map { ($0 as? UILabel)?.text } } == ["Send Send"])
  }
}
