import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct ControlStateTests {
  private let hearing = Hearing()

  @Test func controlIsHighlightedWhileTouchIsInside() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let window = window(showing: control)
    hearing.listen(to: control)
    let finger = Headless.touchDown(at: CGPoint(x: 20, y: 20), in: control)

    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    finger?.move(to: CGPoint(x: 100, y: 20), in: control)
    #expect(control.isHighlighted)
    finger?.move(to: CGPoint(x: 200, y: 20), in: control)
    #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
    finger?.move(to: CGPoint(x: 20, y: 20), in: control)
    #expect(control.isHighlighted)
    finger?.lift()
    #expect(!control.isTracking && !control.isHighlighted)
    #expect(
      hearing.take() == [
        "touchDown", "touchDragInside", "touchDragOutside", "touchDragExit", "touchDragInside",
        "touchDragEnter", "touchUpInside",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func touchUpOutsideDoesNotToggleSwitch() {
    let control = UISwitch()
    let window = window(showing: control)
    hearing.listen(to: control)

    Headless.drag(control, by: CGPoint(x: 0, y: 300))

    #expect(!control.isOn)
    #expect(hearing.take().last == "touchUpOutside")
    withExtendedLifetime(window) {}
  }

  @Test func interruptedTouchIsCancelled() {
    let control = UISwitch()
    let window = window(showing: control)
    hearing.listen(to: control)

    Headless.touchDown(at: CGPoint(x: 5, y: 5), in: control)?.cancel()
    #expect(hearing.take() == ["touchDown", "touchCancel"])

    control.addAction(UIAction { [control] _ in control.isEnabled = false }, for: .touchDown)
    Headless.tap(control)
    #expect(!control.isOn)
    #expect(hearing.take().last == "touchCancel")
    withExtendedLifetime(window) {}
  }

  @Test func valuesStayWithinBounds() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.value = .nan
    #expect(slider.value == 5)

    let stepper = UIStepper()
    stepper.value = 1000
    #expect(stepper.value == 100)
    let log = collectingLog {
      stepper.minimumValue = 200
      stepper.stepValue = 0
    }
    #expect(log.count == 2)
    #expect(stepper.minimumValue == 0 && stepper.stepValue == 1)

    let progress = UIProgressView()
    progress.progress = -1
    #expect(progress.progress == 0)

    let pages = UIPageControl()
    pages.currentPage = 3
    #expect(pages.currentPage == 0)
  }

  @Test func segmentsAreInsertedChangedAndRemoved() {
    let control = UISegmentedControl(items: ["A", "C"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "B", at: 1, animated: true)
    #expect(control.selectedSegmentIndex == 2)
    control.setTitle("Z", forSegmentAt: 2)
    control.insertSegment(action: UIAction(title: "End") { _ in }, at: 99, animated: false)
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["A", "B", "Z", "End"])
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)

    let log = collectingLog {
      control.selectedSegmentIndex = 7
      control.setTitle("?", forSegmentAt: -1)
    }
    #expect(log.first == "UISegmentedControl: index 7 beyond bounds [0 .. 2]")
    #expect(log.count == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func stoppedActivityIndicatorHides() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    indicator.stopAnimating()
    #expect(!indicator.isHidden)
    indicator.isHidden = true
    indicator.stopAnimating()
    #expect(indicator.isHidden)
  }

  @Test func menuReplacesThePrimaryAction() {
    var chosen: [String] = []
    let actions = ["Small", "Large"].map { title in
      UIAction(title: title) { chosen.append($0.title) }
    }
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [
      actions[0], UIMenu(options: .displayInline, children: [actions[1]]),
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.frame.size = CGSize(width: 80, height: 30)
    let window = window(showing: button)
    hearing.listen(to: button)

    #expect(button.currentTitle == "Small" || button.currentTitle == nil)
    Headless.choose("Large", ofMenuOf: button)

    #expect(chosen == ["Large"])
    #expect(button.currentTitle == "Large")
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
    #expect(hearing.take() == ["touchDown", "menuActionTriggered", "touchCancel"])
    withExtendedLifetime(window) {}
  }

  @Test func toggleButtonIsSelectedBeforeItsActionRuns() {
    var states: [Bool] = []
    let button = UIButton(
      primaryAction: UIAction(title: "On") { action in
        states.append((action.sender as? UIButton)?.isSelected ?? false)
      })
    button.changesSelectionAsPrimaryAction = true
    button.frame.size = CGSize(width: 80, height: 30)
    let window = window(showing: button)

    Headless.tap(button)
    Headless.tap(button)

    #expect(states == [true, false])
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [Headless.SystemVersion.iOS26, .iOS18])
  func everyControlRendersInBothDirectionsAndStyles(version: Headless.SystemVersion) {
    onSystem(version) {
      for style in [UIUserInterfaceStyle.light, .dark] {
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
          for view in samples {
            view.overrideUserInterfaceStyle = style
            view.semanticContentAttribute = direction
            view.layoutIfNeeded()
            #expect(Headless.render(view).contains("fill="), "\(type(of: view))")
          }
        }
      }
    }
  }

  private var samples: [UIView] {
    let (slider, progress, pages) = (UISlider(), UIProgressView(), UIPageControl())
    slider.value = 0.5
    progress.progress = 0.5
    progress.frame.size.width = 100
    pages.numberOfPages = 3
    pages.sizeToFit()
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 1
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    return [
      UISwitch(), slider, UIStepper(), segments, progress, pages, indicator, UIDatePicker(),
      UIPickerView(),
    ]
  }
}
