import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct ControlSizeTests {
  /// A control with its intrinsic sizes in iOS 26 and in iOS 18.
  struct Row: Sendable {
    var name: String
    var make: @MainActor @Sendable () -> UIView
    var iOS26: CGSize
    var iOS18: CGSize
  }

  private nonisolated static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  private nonisolated static let rows: [Row] = [
    Row(name: "switch", make: { UISwitch() }, iOS26: size(61, 28), iOS18: size(49, 31)),
    Row(name: "slider", make: { UISlider() }, iOS26: size(-1, 34), iOS18: size(-1, 31)),
    Row(name: "stepper", make: { UIStepper() }, iOS26: size(94, 32), iOS18: size(94, 32)),
    Row(
      name: "segments", make: { UISegmentedControl(items: ["First", "Second"]) },
      iOS26: size(131, 32), iOS18: size(131, 32)),
    Row(
      name: "no segments", make: { UISegmentedControl() }, iOS26: size(0, 32),
      iOS18: size(0, 32)),
    Row(name: "progress", make: { UIProgressView() }, iOS26: size(-1, 4), iOS18: size(-1, 4)),
    Row(
      name: "activity", make: { UIActivityIndicatorView(style: .medium) }, iOS26: size(20, 20),
      iOS18: size(20, 20)),
    Row(
      name: "large activity", make: { UIActivityIndicatorView(style: .large) },
      iOS26: size(37, 37), iOS18: size(37, 37)),
    Row(name: "pages", make: { pages(4) }, iOS26: size(92, 26), iOS18: size(92, 26)),
    Row(name: "wheels", make: { wheels() }, iOS26: size(320, 216), iOS18: size(320, 216)),
    Row(name: "picker", make: { UIPickerView() }, iOS26: size(320, 216), iOS18: size(320, 216)),
  ]

  private static func pages(_ count: Int) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    return control
  }

  @Test(arguments: [-1, 0, 1, 4, 10])
  func sizeForNumberOfPagesIsTheIntrinsicSize(count: Int) {
    #expect(Self.pages(4).size(forNumberOfPages: count) == Self.pages(count).intrinsicContentSize)
  }

  private static func wheels() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    return picker
  }

  @Test(arguments: rows)
  func intrinsicSizesMatchTheSystem(row: Row) {
    for (version, expected) in [(Headless.SystemVersion.iOS26, row.iOS26), (.iOS18, row.iOS18)] {
      let size = onSystem(version) { row.make().intrinsicContentSize }
      #expect(abs(size.width - expected.width) <= 1, "\(row.name) \(version) \(size)")
      #expect(abs(size.height - expected.height) < 0.001, "\(row.name) \(version) \(size)")
    }
  }

  @Test func everyMeasureHasValuesInBothSystems() {
    for version in Headless.SystemVersion.allCases {
      onSystem(version) {
        for measure in ControlMeasure.allCases {
          #expect(!measure.numbers.isEmpty, "\(measure.rawValue) \(version)")
        }
      }
    }
  }

  @Test func fixedSizeControlsIgnoreFrameSizes() {
    let switches = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(switches.frame == CGRect(x: 10, y: 20, width: 63, height: 28))
    switches.frame.size = .zero
    #expect(switches.bounds.size == CGSize(width: 63, height: 28))
    #expect(onSystem(.iOS18) { UISwitch().frame.size } == CGSize(width: 51, height: 31))

    #expect(UIStepper(frame: .zero).frame.size == CGSize(width: 94, height: 32))
    let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 150, height: 20))
    #expect(progress.frame.size == CGSize(width: 150, height: 4))
  }

  @Test func controlsHaveDefaultFrames() {
    #expect(UISlider().frame.size == CGSize(width: 100, height: 34))
    #expect(UISlider(frame: CGRect(x: 0, y: 0, width: 118, height: 31)).frame.height == 31)
    #expect(UIDatePicker().frame.size == CGSize(width: 228, height: 36))
    #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    #expect(UISegmentedControl(items: ["A", "B"]).frame.height == 32)
  }

  @Test(arguments: [
    ("switch", Float(750), Float(750)), ("stepper", 750, 750), ("activity", 750, 750),
    ("progress", 250, 750), ("slider", 250, 250), ("segments", 250, 250), ("pages", 250, 250),
  ])
  func huggingPrioritiesMatchUIKit(name: String, horizontal: Float, vertical: Float) {
    let views: [String: UIView] = [
      "switch": UISwitch(), "stepper": UIStepper(),
      "activity": UIActivityIndicatorView(style: .medium), "progress": UIProgressView(),
      "slider": UISlider(), "segments": UISegmentedControl(items: ["A"]),
      "pages": UIPageControl(),
    ]
    let view = views[name]

    #expect(view?.contentHuggingPriority(for: .horizontal).rawValue == horizontal)
    #expect(view?.contentHuggingPriority(for: .vertical).rawValue == vertical)
    #expect(view?.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
  }

  /// This is true of views made in code: Interface Builder gives labels a hugging priority that is
  /// higher by 1.
  @Test func otherViewsHaveDefaultContentPriorities() {
    let views: [UIView] = [
      UIView(), UILabel(), UIImageView(), UIButton(type: .system), UITextField(), UITextView(),
      UISearchBar(), UIDatePicker(), UIPickerView(), UIScrollView(), UIStackView(),
    ]
    for view in views {
      for axis in NSLayoutConstraint.Axis.both {
        #expect(view.contentHuggingPriority(for: axis) == .defaultLow, "\(type(of: view))")
        #expect(
          view.contentCompressionResistancePriority(for: axis) == .defaultHigh,
          "\(type(of: view))")
      }
    }
  }

  @Test func switchAlignmentRectIsSmallerThanItsFrame() {
    let (container, control) = (UIView(), UISwitch())
    control.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(control)
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20),
      control.topAnchor.constraint(equalTo: container.topAnchor, constant: 100),
    ])
    Headless.host(container)

    #expect(control.frame == CGRect(x: 393 - 20 - 61, y: 100, width: 63, height: 28))
  }

  @Test func segmentsShareTheWidth() {
    let control = UISegmentedControl(items: ["A", "Longer", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    #expect(control.segmentFrames.map(\.minX) == [0, 66, 133])

    control.setWidth(40, forSegmentAt: 1)
    #expect(control.segmentFrames.map(\.width) == [80, 40, 80])

    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.segmentFrames.first?.maxX == 200)
  }

  @Test func pickerComponentsShareTheWidth() {
    let picker = UIPickerView()
    let source = Rows([3, 4])
    picker.dataSource = source
    picker.delegate = source
    picker.layoutIfNeeded()

    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
    #expect(picker.view(forRow: 0, forComponent: 1)?.frame.midY == 108)
    #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "0.1")
  }

  @Test(arguments: [
    (UIDatePicker.Mode.date, CGFloat(34.333)), (.time, 36), (.dateAndTime, 36),
  ])
  func compactDatePickerHeightDependsOnMode(mode: UIDatePicker.Mode, height: CGFloat) {
    let picker = UIDatePicker()
    picker.datePickerMode = mode

    #expect(picker.datePickerStyle == .compact)
    #expect(abs(picker.intrinsicContentSize.height - height) < 0.001)
    #expect(picker.intrinsicContentSize.width > 60)
  }
}

/// Rows that have their numbers as titles.
final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let counts: [Int]
  var selections: [String] = []

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    "\(component).\(row)"
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    selections.append("\(component).\(row)")
  }
}
