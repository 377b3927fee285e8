import Foundation
import Testing

@testable import HeadlessUIKit

/// The images for the parts of controls, as rendered pictures show them.
@MainActor
struct ControlImageTests {
  private static func image(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private let red = image(.red, 10, 12)
  private let green = image(.green, 6, 20)
  private let blue = image(.blue, 8, 8)

  /// Which of the three images the picture of a view shows, in drawing order.
  private func shown(by view: UIView) -> String {
    Headless.render(view).matches(of: /fill="#(ff0000|00ff00|0000ff)"/).map { match in
      ["ff0000": "R", "00ff00": "G", "0000ff": "B"][String(match.1)] ?? "?"
    }.joined()
  }

  @Test func slidersShowTrackAndThumbImages() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    slider.value = 0.5
    slider.setMaximumTrackImage(red, for: .normal)
    slider.setMinimumTrackImage(green, for: .normal)
    slider.setThumbImage(blue, for: .normal)

    #expect(shown(by: slider) == "RGB")
    slider.setThumbImage(red, for: .disabled)
    slider.isEnabled = false
    #expect(shown(by: slider) == "RGR")
    #expect(slider.currentMinimumTrackImage === green)
  }

  @Test func minimumTrackEndsAtTheMiddleOfTheThumb() throws {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      slider.semanticContentAttribute = direction
      slider.value = 0.25
      slider.setMinimumTrackImage(green, for: .normal)
      let svg = Headless.render(slider)
      let middle = slider.thumbRect.midX
      let isLeft = direction == .forceLeftToRight
      let width = isLeft ? middle - 2 : 98 - middle

      // The track is as high as the image, and reaches as far as the thumb.
      let place = CGAffineTransform(
        a: width / 6, b: 0, c: 0, d: 1, tx: isLeft ? 2 : middle, ty: 5)
      #expect(svg.contains(try #require(place.attributeText)), "\(svg)")
    }
  }

  @Test func progressImagesReplaceTints() {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
    progress.progress = 0.5
    progress.trackImage = red
    progress.progressImage = green

    #expect(shown(by: progress) == "RG")
  }

  @Test func stepperImagesFollowButtonStates() {
    let stepper = UIStepper()
    stepper.setBackgroundImage(red, for: .normal)
    stepper.setDividerImage(green, forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.setIncrementImage(blue, for: .normal)

    #expect(shown(by: stepper) == "RRGB")
    stepper.setDecrementImage(red, for: .disabled)
    #expect(shown(by: stepper) == "RRGRB", "the value is the least one")
    stepper.value = 1
    #expect(shown(by: stepper) == "RRGB")
    stepper.setBackgroundImage(blue, for: .disabled)
    stepper.isEnabled = false
    #expect(shown(by: stepper) == "BBGRB")
  }

  private func segments(_ count: Int) -> UISegmentedControl {
    UISegmentedControl(items: (0..<count).map { "\($0)" })
  }

  @Test func segmentBackgroundsFollowTheirState() {
    let control = segments(3)
    control.setBackgroundImage(red, for: .normal, barMetrics: .default)
    control.setBackgroundImage(green, for: .selected, barMetrics: .default)
    control.setBackgroundImage(blue, for: .disabled, barMetrics: .default)
    control.setBackgroundImage(blue, for: .normal, barMetrics: .compact)

    #expect(shown(by: control) == "RRR")
    control.selectedSegmentIndex = 1
    #expect(shown(by: control) == "RGR")
    control.setEnabled(false, forSegmentAt: 2)
    #expect(shown(by: control) == "RGB")
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === green)
    #expect(control.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
  }

  @Test func dividerImagesTakeSpaceBetweenSegments() {
    let control = segments(3)
    let plain = control.intrinsicContentSize.width
    control.setDividerImage(
      blue, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.setDividerImage(
      red, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)

    #expect(control.intrinsicContentSize.width == plain + 2 * (8 - 1))
    control.frame = CGRect(x: 0, y: 0, width: 136, height: 32)
    #expect(control.segmentFrames.map(\.minX) == [0, 48, 96])
    #expect(control.segmentFrames.map(\.width) == [40, 40, 40])
    #expect(shown(by: control) == "BB")
    control.selectedSegmentIndex = 0
    #expect(shown(by: control) == "RB")
    control.selectedSegmentIndex = 2
    #expect(shown(by: control) == "BB")
    control.semanticContentAttribute = .forceRightToLeft
    #expect(shown(by: control) == "BR", "the last segment is on the left")
  }

  @Test func positionAdjustmentMovesItsSegmentType() {
    func places(_ count: Int, _ kind: UISegmentedControl.Segment) -> [Bool] {
      let (plain, moved) = (segments(count), segments(count))
      moved.setContentPositionAdjustment(
        UIOffset(horizontal: 3, vertical: 2), forSegmentType: kind, barMetrics: .default)
      let (before, after) = (texts(of: plain), texts(of: moved))
      return zip(before, after).map { $0 != $1 }
    }
    func texts(of control: UISegmentedControl) -> [String] {
      Headless.render(control).split(separator: "\n").filter { $0.contains("<text") }
        .map(String.init)
    }

    #expect(places(3, .left) == [true, false, false])
    #expect(places(3, .center) == [false, true, false])
    #expect(places(3, .right) == [false, false, true])
    #expect(places(3, .any) == [true, true, true])
    #expect(places(3, .alone) == [false, false, false])
    #expect(places(1, .alone) == [true])
  }

  @Test func backgroundImageReplacesPlainFieldBorder() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.background = red
    field.disabledBackground = green
    #expect(shown(by: field) == "R")
    field.isEnabled = false
    #expect(shown(by: field) == "G")
    field.background = nil
    #expect(shown(by: field) == "")
    field.background = red
    field.borderStyle = .roundedRect
    #expect(shown(by: field) == "", "rounded borders keep their look")
  }

  @Test func barButtonItemsShowTheirBackground() {
    let item = UIBarButtonItem(title: "Save", image: nil, primaryAction: nil, menu: nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    item.setBackgroundImage(red, for: .normal, barMetrics: .default)
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(shown(by: bar) == "R")
    item.setBackgroundImage(green, for: .normal, barMetrics: .compact)
    #expect(shown(by: bar) == "R")
    item.setBackgroundImage(green, for: .normal, barMetrics: .default)
    #expect(shown(by: bar) == "G")
    #expect(item.backgroundImage(for: .normal, barMetrics: .compact) === green)
  }

  // MARK: Search bars

  private func searchBar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.layoutIfNeeded()
    return bar
  }

  @Test func fieldIsAsTallAsItsBackgroundImage() {
    let bar = searchBar()
    let plain = bar.searchTextField.frame
    bar.setSearchFieldBackgroundImage(green, for: .normal)
    bar.layoutIfNeeded()

    #expect(bar.searchTextField.frame.height == 20)
    #expect(bar.searchTextField.frame.midY == plain.midY)
    #expect(shown(by: bar) == "G")
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 5)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.midY == plain.midY + 5)
  }

  @Test func searchBarsShowTheirIcons() {
    let bar = searchBar()
    bar.setImage(red, for: .search, state: .normal)
    bar.setImage(blue, for: .clear, state: .normal)

    #expect(shown(by: bar) == "R")
    let before = Headless.render(bar)
    bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .search)
    #expect(Headless.render(bar) != before)
    let text = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 7, vertical: 1)
    #expect(
      bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
        == text.offsetBy(dx: 7, dy: 1))
    let window = window(showing: bar)
    Headless.tap(bar.searchTextField)
    Headless.type("a")
    #expect(shown(by: bar) == "RB")
    withExtendedLifetime(window) {}
  }

  @Test func scopeBarStylesApplyBeforeAndAfterShowing() {
    let bar = searchBar()
    bar.setScopeBarButtonBackgroundImage(red, for: .normal)
    bar.setScopeBarButtonDividerImage(
      green, forLeftSegmentState: .normal, rightSegmentState: .normal)
    bar.scopeButtonTitles = ["All", "Mine"]
    #expect(shown(by: bar) == "")

    bar.setShowsScope(true, animated: true)
    bar.frame.size.height = bar.intrinsicContentSize.height
    bar.layoutIfNeeded()
    #expect(shown(by: bar) == "RRG")
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    #expect(shown(by: bar) == "RBRBG")
    bar.scopeButtonTitles = ["All", "Mine", "New"]
    bar.layoutIfNeeded()
    #expect(shown(by: bar) == "RBRBRBGG")
    bar.showsScopeBar = false
    #expect(shown(by: bar) == "")
    #expect(bar.scopeBarButtonBackgroundImage(for: .normal) === red)
  }
}
