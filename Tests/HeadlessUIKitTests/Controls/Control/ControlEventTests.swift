import Foundation
import Testing

@testable import HeadlessUIKit

/// A user's changes send their events in order and once; changes in code send none.
@MainActor
struct ControlEventTests {
  private let hearing = Hearing()
  private let tapped = [
    "touchDown", "touchUpInside", "valueChanged", "primaryActionTriggered",
  ]

  @Test func buttonTapSendsEventsInOrder() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    let window = window(showing: button)
    hearing.listen(to: button)

    #expect(Headless.tap(button) === button)

    #expect(hearing.take() == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    Headless.tap(button, count: 2)
    #expect(hearing.take().contains("touchDownRepeat"))
    withExtendedLifetime(window) {}
  }

  @Test func tapTogglesSwitch() {
    let control = UISwitch()
    let window = window(showing: control)
    hearing.listen(to: control)

    control.isOn = true
    control.setOn(false, animated: true)
    #expect(hearing.take() == [])

    Headless.tap(control)
    #expect(control.isOn)
    #expect(hearing.take() == tapped)
    withExtendedLifetime(window) {}
  }

  @Test func continuousSliderSendsEachValueChange() {
    let slider = UISlider()
    slider.frame.size.width = 200
    let window = window(showing: slider)
    hearing.listen(to: slider)

    slider.value = 0.25
    slider.setValue(0.5, animated: false)
    #expect(hearing.take() == [])

    Headless.slide(slider, to: 0.75)
    #expect(abs(slider.value - 0.75) < 0.01)
    let heard = hearing.take()
    #expect(heard.first == "touchDown")
    #expect(heard.last == "touchUpInside")
    #expect(heard.filter { $0 == "valueChanged" }.count == 10)
    withExtendedLifetime(window) {}
  }

  @Test func noncontinuousSliderSendsOneValueChange() {
    let slider = UISlider()
    slider.isContinuous = false
    slider.semanticContentAttribute = .forceRightToLeft
    slider.frame.size.width = 200
    let window = window(showing: slider)
    hearing.listen(to: slider)

    Headless.slide(slider, to: 1)

    #expect(slider.value == 1)
    #expect(slider.thumbRect.minX < 10)
    #expect(hearing.take().filter { $0 == "valueChanged" }.count == 1)
    withExtendedLifetime(window) {}
  }

  @Test func dragBesideTheThumbDoesNothing() {
    let slider = UISlider()
    slider.frame.size.width = 200
    let window = window(showing: slider)
    hearing.listen(to: slider)

    Headless.drag(from: CGPoint(x: 150, y: 17), to: CGPoint(x: 190, y: 17), in: slider)

    #expect(slider.value == 0)
    #expect(hearing.take() == [])
    withExtendedLifetime(window) {}
  }

  @Test func stepperIncrementsOnItsTrailingHalf() {
    let stepper = UIStepper()
    let window = window(showing: stepper)
    hearing.listen(to: stepper)

    stepper.value = 5
    #expect(hearing.take() == [])
    Headless.tap(at: CGPoint(x: 70, y: 16), in: stepper)
    #expect(stepper.value == 6)
    #expect(hearing.take() == tapped)

    stepper.semanticContentAttribute = .forceRightToLeft
    Headless.tap(at: CGPoint(x: 70, y: 16), in: stepper)
    #expect(stepper.value == 5)
    withExtendedLifetime(window) {}
  }

  @Test func stepperStopsAtItsBoundsOrWraps() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    stepper.value = 2
    let window = window(showing: stepper)
    hearing.listen(to: stepper)

    Headless.tap(at: CGPoint(x: 70, y: 16), in: stepper)
    #expect(stepper.value == 2)
    #expect(hearing.take() == ["touchDown", "touchUpInside"])

    stepper.wraps = true
    Headless.tap(at: CGPoint(x: 70, y: 16), in: stepper)
    #expect(stepper.value == 0)
    withExtendedLifetime(window) {}
  }

  @Test func longPressRepeatsStepperSteps() {
    let stepper = UIStepper()
    let window = window(showing: stepper)
    hearing.listen(to: stepper)

    Headless.press(at: CGPoint(x: 70, y: 16), in: stepper, duration: 0.95)

    #expect(stepper.value == 5)
    #expect(hearing.take().filter { $0 == "valueChanged" }.count == 5)
    withExtendedLifetime(window) {}
  }

  @Test func tapSelectsASegment() {
    var performed: [String] = []
    let control = UISegmentedControl(items: [
      "A", "B", UIAction(title: "C") { _ in performed.append("C") },
    ])
    let window = window(showing: control)
    hearing.listen(to: control)

    control.selectedSegmentIndex = 0
    #expect(hearing.take() == [])
    Headless.choose(segment: 1, of: control)
    #expect(control.selectedSegmentIndex == 1)
    #expect(hearing.take() == tapped)

    Headless.choose(segment: 1, of: control)
    #expect(hearing.take() == ["touchDown", "touchUpInside"])
    control.setEnabled(false, forSegmentAt: 0)
    Headless.choose(segment: 0, of: control)
    #expect(control.selectedSegmentIndex == 1)
    Headless.choose(segment: 2, of: control)
    #expect(performed == ["C"])
    withExtendedLifetime(window) {}
  }

  @Test func tapTurnsThePage() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let window = window(showing: control)
    hearing.listen(to: control)

    control.currentPage = 1
    #expect(hearing.take() == [])
    Headless.tap(at: CGPoint(x: 60, y: 13), in: control)
    #expect(control.currentPage == 2)
    #expect(hearing.take() == tapped)
    Headless.tap(at: CGPoint(x: 60, y: 13), in: control)
    #expect(hearing.take() == ["touchDown", "touchUpInside"])
    Headless.tap(at: CGPoint(x: 5, y: 13), in: control)
    #expect(control.currentPage == 1)
    withExtendedLifetime(window) {}
  }

  @Test func chosenDateSendsValueChangedAndIsClamped() {
    let picker = UIDatePicker()
    let window = window(showing: picker)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    picker.date = start
    picker.maximumDate = start.addingTimeInterval(3600)
    hearing.listen(to: picker)

    Headless.choose(start.addingTimeInterval(7200), of: picker)

    #expect(picker.date == start.addingTimeInterval(3600))
    #expect(hearing.take() == ["valueChanged", "primaryActionTriggered"])
    picker.date = start
    #expect(hearing.take() == [])
    withExtendedLifetime(window) {}
  }

  @Test func chosenPickerRowNotifiesDelegate() {
    let picker = UIPickerView()
    let rows = Rows([3, 4])
    picker.dataSource = rows
    picker.delegate = rows
    let window = window(showing: picker)

    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(rows.selections == [])
    Headless.choose(row: 3, inComponent: 1, of: picker)
    #expect(rows.selections == ["1.3"])
    for (row, component) in [(4, 1), (-1, 0), (0, 2)] {
      let log = collectingLog { Headless.choose(row: row, inComponent: component, of: picker) }
      #expect(log.count == 1)
    }
    withExtendedLifetime(window) {}
    #expect(picker.selectedRow(inComponent: 0) == 2)
    let log = collectingLog { picker.selectRow(9, inComponent: 0, animated: false) }
    #expect(log.count == 1)
  }

  @Test func disabledAndHiddenControlsIgnoreTaps() {
    let (disabled, hidden, faint) = (UISwitch(), UISwitch(), UISwitch())
    disabled.isEnabled = false
    hidden.isHidden = true
    faint.alpha = 0
    let window = window(showing: disabled, hidden, faint)
    for control in [disabled, hidden, faint] {
      hearing.listen(to: control)
      Headless.tap(control)
      #expect(!control.isOn)
    }
    #expect(hearing.take() == [])
    withExtendedLifetime(window) {}
  }
}
