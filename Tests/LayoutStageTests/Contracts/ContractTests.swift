import DeStijl
import LayoutStage
import Testing

import func TestSupport.caseCount

@MainActor
struct ContractTests {
  @Test func noContractFailsOnUIKitsOwnDefaults() throws {
    let controls: [@MainActor () -> UIView] = [
      { label("Label") }, { button("Button") }, { UISegmentedControl(items: ["One", "Two"]) },
      { UIStepper() }, { UIDatePicker() }, { UIActivityIndicatorView(style: .medium) },
      { UIProgressView(progressViewStyle: .default) }, { UIImageView() }, { UIPickerView() },
      {
        let text = UITextView()
        text.text = "Text"
        return text
      },
      {
        let dots = UIPageControl()
        dots.numberOfPages = 3
        return dots
      },
      {
        let well = UIColorWell()
        well.accessibilityLabel = "Color"
        return well
      },
      {
        let field = UITextField()
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        return field
      },
      {
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Sound"
        return toggle
      },
      {
        let slider = UISlider()
        slider.accessibilityLabel = "Volume"
        return slider
      },
    ]
    let matrix = LayoutMatrix(
      devices: [.iPhone16, .iPadMini6], orientations: [.portrait, .landscape],
      directions: [.leftToRight, .rightToLeft], textSizes: [.large, .accessibility3],
      styles: [.light, .dark])
    let configurations: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    let configured = configurations.map { configuration in
      { @MainActor () -> UIView in
        var configuration = configuration
        configuration.title = "Button"
        return UIButton(configuration: configuration)
      }
    }
    for make in controls + configured {
      let told = try found(across: matrix, allContracts) { _ in
        let (page, control) = (UIView(), make())
        page.backgroundColor = .systemBackground
        page.addSubview(control)
        control.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          control.centerXAnchor.constraint(equalTo: page.centerXAnchor),
          control.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor, constant: 8),
        ])
        let size = control.intrinsicContentSize
        control.widthAnchor.constraint(equalToConstant: 100).isActive = size.width < 0
        control.heightAnchor.constraint(equalToConstant: 48).isActive = size.height < 0
        return page
      }
      #expect(told == [])
    }
  }

  @Test(.tellsConflicts) func conflictsAreFound() throws {
    let told = try found(noIssues()) {
      let (view, box) = (UIView(), UIView())
      Mondrian.buildSubviews(on: view) { VStackBlock { box.viewBlock.height(10).height(20) } }
      return view
    }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("noIssues: these constraints can't all hold:") == true)
    #expect(told.first?.contains("(ContractTests.swift:") == true)
  }

  /// A conflict of constraints that no layout made is only logged.
  @Test(.tellsConflicts) func loggedMessagesAreFound() throws {
    let told = try found(noIssues()) {
      let view = UIView()
      let heights = [10, 20].map { view.heightAnchor.constraint(equalToConstant: $0) }
      NSLayoutConstraint.activate(heights)
      return view
    }
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix("noIssues: Unable to simultaneously satisfy constraints.") == true)
  }

  @Test(.tellsConflicts) func ambiguityIsFoundWithItsReason() throws {
    let told = try found(unambiguous()) {
      let (view, box) = (UIView(), UIView())
      box.accessibilityIdentifier = "box"
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
      return view
    }
    #expect(
      told == [
        """
        unambiguous: box has an ambiguous layout: width is free from 0 up: add a width or a \
        trailing constraint
          on iPhone16
        """
      ])
  }

  @Test func viewThatMovesInAnotherPassIsFound() throws {
    final class Drifting: UIView {
      let box = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        if box.superview == nil { addSubview(box) }
        box.accessibilityIdentifier = "box"
        box.frame = box.frame.offsetBy(dx: 5, dy: 0)
      }
    }
    #expect(
      try found(settles()) { Drifting() } == [
        """
        settles: box is not stable: another layout pass moves it from 10 0, 0 × 0 to 15 0, 0 × 0
          on iPhone16
        """
      ])
  }

  @Test func unmirroredViewIsFoundWithItsLine() throws {
    let line = #line + 5
    let told = try found(mirrors()) {
      let (view, box) = (UIView(), UIView())
      box.accessibilityIdentifier = "box"
      view.addSubview(box)
      box.mondrian.layout.left(.toSuperview, 16).top(.toSuperview).width(50).height(20).activate()
      return view
    }
    #expect(
      told == [
        """
        mirrors: box is not mirrored: in the other direction it begins at 16 in its superview, not at 327 \
        (ContractTests.swift:\(line))
          on iPhone16
        """
      ])
  }

  @Test func smallAndCoveredTargetsAreFound() throws {
    final class Heart: UIControl {}
    let told = try found(tapTargets()) {
      let view = UIView()
      let (small, covered, veil) = (Heart(), button("Go"), UIView())
      small.accessibilityIdentifier = "small"
      small.frame = CGRect(x: 100, y: 100, width: 30, height: 60)
      covered.accessibilityIdentifier = "covered"
      covered.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
      veil.accessibilityIdentifier = "veil"
      veil.frame = CGRect(x: 0, y: 210, width: 393, height: 30)
      for box in [small, covered, veil] { view.addSubview(box) }
      return view
    }
    #expect(
      told == [
        """
        tapTargets(atLeast: 44): small has a tappable area only 30 points wide
          on iPhone16
        """,
        """
        tapTargets(atLeast: 44): covered can't be tapped: a touch at its center hits veil
          on iPhone16
        """,
      ])
  }

  @Test func enlargedHitAreaCounts() throws {
    final class Heart: UIControl {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    func page(_ length: CGFloat) -> UIView {
      let (view, heart) = (UIView(), Heart())
      heart.frame = CGRect(x: 100, y: 100, width: length, height: length)
      view.addSubview(heart)
      return view
    }
    #expect(try found(tapTargets()) { page(24) } == [])
    #expect(try found(tapTargets()) { page(20) }.count == 2)
  }

  @Test func overlappingTargetsAreFound() throws {
    let told = try found(tapTargets()) {
      let view = UIView()
      for (number, name) in ["one", "two"].enumerated() {
        let target = button(name)
        target.accessibilityIdentifier = name
        target.frame = CGRect(x: 100, y: 100 + 44 * number, width: 100, height: 50)
        view.addSubview(target)
      }
      return view
    }
    #expect(
      told == [
        """
        tapTargets(atLeast: 44): one shares 100 × 6 points with another target, two
          on iPhone16
        """
      ])
  }

  @Test func faintTextIsFound() throws {
    func page(_ color: UIColor, size: CGFloat = 17, alpha: CGFloat = 1) -> UIView {
      let view = UIView()
      view.backgroundColor = .white
      let title = label("Title", "title")
      title.textColor = color
      title.alpha = alpha
      title.font = .systemFont(ofSize: size)
      title.frame = CGRect(x: 100, y: 100, width: 100, height: 30)
      view.addSubview(title)
      return view
    }
    let gray = UIColor(white: 0.5, alpha: 1)
    #expect(
      try found(contrast()) { page(gray) } == [
        """
        contrast(atLeast: 4.5): title has a contrast of 3.98 with what is behind it, not 4.5
          on iPhone16
        """
      ])
    #expect(try found(contrast()) { page(gray, size: 18) } == [])
    #expect(try found(contrast()) { page(.black, alpha: 0.3) }.count == 1)
    #expect(try found(contrast()) { page(.systemBlue) } == [])
  }

  @Test func contrastOverAnImageIsUnknown() throws {
    let told = try found(contrast()) {
      let (view, picture, title) = (UIView(), UIImageView(), label("Title", "title"))
      picture.image = UIImage(systemName: "star")
      for box in [picture, title] {
        box.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        view.addSubview(box)
      }
      return view
    }
    #expect(
      told == [
        """
        contrast(atLeast: 4.5): title is not drawn over a solid color, so its contrast is unknown
          on iPhone16
        """
      ])
  }

  @Test(.ourTextMetrics) func accidentalOverlapIsFound() throws {
    func page(_ blocks: () -> any Block) -> UIView {
      let view = UIView()
      Mondrian.buildSubviews(on: view) { blocks() }
      return view
    }
    let line = #line + 2
    let told = try found(noOverlap(), size: .width(300)) {
      page { VStackBlock(spacing: -10) { [label("One", "one"), label("Two", "two")] } }
    }
    #expect(
      told == [
        """
        noOverlap: two lies over one "One", by 31 × 10 points (ContractTests.swift:\(line))
          on iPhone16
        """
      ])
    #expect(
      try found(noOverlap(), size: .width(300)) {
        page {
          ZStackBlock {
            label("One"); label("Two")
          }
        }
      } == [])
    #expect(
      try found(noOverlap(), size: .width(300)) {
        page { label("One").viewBlock.overlay(label("Two")) }
      } == [])
    // The name of a layout has no effect on its contents.
    let named = try found(noOverlap(), size: .width(300)) {
      let view = UIView()
      Mondrian.buildSubviews(on: view, name: "overlay") {
        VStackBlock(spacing: -10) { [label("One"), label("Two")] }
      }
      return view
    }
    #expect(named.count == 1)
  }

  /// A switch draws less than its frame.
  @Test func labelBesideASwitchDoesNotOverlapIt() throws {
    let told = try found(
      across: LayoutMatrix(directions: [.leftToRight, .rightToLeft]), [noOverlap()]
    ) { _ in
      let (view, row) = (UIView(), UIStackView(arrangedSubviews: [label("Sound"), UISwitch()]))
      view.addSubview(row)
      row.mondrian.layout.center(.toSuperview).activate()
      return view
    }
    #expect(told == [])
  }

  @Test func textUnderTheNotchIsFound() throws {
    func page(_ title: UIView) -> UIView {
      let view = UIView()
      Mondrian.buildSubviews(on: view) {
        VStackBlock {
          title; StackingSpacer(minLength: 0)
        }
      }
      return view
    }
    #expect(
      try found(insideSafeArea()) { page(label("Title", "title")) }.map { $0.prefix(76) } == [
        "insideSafeArea: title sticks out of the safe area by 59 points at the top (C"
      ])
    #expect(try found(insideSafeArea()) { page(UIView()) } == [])
    // The same holds below a bar.
    for y in [20, 0] as [CGFloat] {
      let content = StageContent { _ in
        let content = UIViewController()
        let title = label("Title", "title")
        content.view.addSubview(title)
        title.mondrian.layout
          .leading(.toSuperview, 20).top(.to(content.view.safeAreaLayoutGuide).top, .exact(-y))
          .activate()
        return UINavigationController(rootViewController: content)
      }
      var run = MatrixRun(content, LayoutMatrix(), [insideSafeArea()])
      let told = try run.report().failures.map(\.text)
      #expect(told.count == (y == 0 ? 0 : 1), "\(told)")
    }
  }

  @Test func truncatedTextIsFound() throws {
    func page(_ text: UILabel, width: CGFloat = 60, height: CGFloat = 20.5) -> UIView {
      let view = UIView()
      text.frame = CGRect(x: 0, y: 100, width: width, height: height)
      view.addSubview(text)
      return view
    }
    func lines(_ count: Int) -> UILabel {
      let text = label("One two three four five", "text")
      text.numberOfLines = count
      return text
    }
    #expect(try found(noTruncation()) { page(label("Short")) } == [])
    #expect(
      try found(noTruncation()) { page(lines(1)) }.first?
        .hasPrefix("noTruncation: text is cut off: its text needs 1") == true)
    #expect(try found(noTruncation()) { page(lines(0), height: 150) } == [])
    #expect(
      try found(noTruncation()) { page(lines(2), height: 41) }.first?.contains("in height") == true)
    #expect(
      try found(noTruncation()) {
        let text = lines(1)
        text.adjustsFontSizeToFitWidth = true
        text.minimumScaleFactor = 0.1
        return page(text)
      } == [])
    #expect(
      try found(noTruncation()) {
        let view = UIView()
        let send = button("A title that is much too long")
        send.accessibilityIdentifier = "send"
        send.frame = CGRect(x: 0, y: 100, width: 60, height: 44)
        view.addSubview(send)
        return view
      }.first?.hasPrefix("noTruncation: send is cut off") == true)
    #expect(
      try found(noTruncation()) {
        let view = UIView()
        let field = UITextField()
        field.text = "A text that is much too long"
        field.frame = CGRect(x: 0, y: 100, width: 60, height: 44)
        view.addSubview(field)
        return view
      }.count == 1)
  }

  /// The control is as wide as its content, or narrower.
  @Test(.ourTextMetrics, arguments: [false, true], [0, 12, 60] as [CGFloat])
  func truncatedSegmentsAreFound(byContent: Bool, less: CGFloat) throws {
    let told = try found(noTruncation()) {
      let (view, control) = (UIView(), UISegmentedControl(items: ["Day", "A quarter", "Year"]))
      control.apportionsSegmentWidthsByContent = byContent
      control.frame = CGRect(
        x: 0, y: 100, width: control.intrinsicContentSize.width - less, height: 32)
      view.addSubview(control)
      return view
    }
    // With widths by content, all segments lack about the same. Otherwise, the longest lacks most.
    let head = "noTruncation: UISegmentedControl is cut off: its segment "
    let segment = byContent ? head : head + "\"A quarter\" needs 9 points more in width"
    #expect(
      told.count == (less == 60 ? 1 : 0) && told.allSatisfy { $0.hasPrefix(segment) }, "\(told)")
  }

  @Test func truncatedSegmentOfAFixedWidthIsFound() throws {
    func told(_ width: CGFloat) throws -> Int {
      try found(noTruncation()) {
        let (view, control) = (UIView(), UISegmentedControl(items: ["Day", "A quarter", "Year"]))
        control.setWidth(width, forSegmentAt: 1)
        control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
        view.addSubview(control)
        return view
      }.count
    }
    #expect(try told(30) == 1)
    #expect(try told(100) == 0)
  }

  @Test func secureTextIsMeasuredAsShown() throws {
    func told(isSecure: Bool) throws -> Int {
      try found(noTruncation()) {
        let (view, field) = (UIView(), UITextField())
        (field.text, field.isSecureTextEntry) = ("WWWWWW", isSecure)
        field.frame = CGRect(x: 0, y: 100, width: 70, height: 34)
        view.addSubview(field)
        return view
      }.count
    }
    #expect(try told(isSecure: false) == 1)
    #expect(try told(isSecure: true) == 0)
  }

  @Test func unlabeledControlsAndFixedFontsAreFound() throws {
    func page(_ child: UIView) -> UIView {
      let view = UIView()
      child.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
      child.accessibilityIdentifier = "child"
      view.addSubview(child)
      return view
    }
    #expect(
      try found(accessible()) { page(UIButton()) } == [
        """
        accessible: child has nothing for VoiceOver to read: set its accessibilityLabel
          on iPhone16
        """
      ])
    #expect(
      try found(accessible()) {
        let text = label("Text")
        text.font = .systemFont(ofSize: 30)
        return page(text)
      }.first?.hasPrefix("accessible: child does not follow the text size") == true)
    #expect(
      try found(accessible()) {
        let view = UIView()
        let boxes = (0..<2).map { UIView(frame: CGRect(x: 0, y: 100 * $0, width: 9, height: 9)) }
        for box in boxes { view.addSubview(box) }
        view.accessibilityElements = boxes.reversed()
        return view
      }.first?.contains("is read after a view 91 points below it") == true)
  }
}
