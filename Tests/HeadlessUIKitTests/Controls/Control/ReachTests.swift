import Foundation
import Testing

@testable import HeadlessUIKit

/// A test can't do what a user can't do.
@MainActor
struct ReachTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UIPickerViewDataSource,
    UIPickerViewDelegate
  {
    var edits = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { edits += 1 }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  }

  private let rows = Rows()
  private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  private let segments = UISegmentedControl(items: ["a", "b"])
  private let button = UIButton(type: .system)
  private let date = UIDatePicker()
  private let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
  private let picker = UIPickerView()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private var chosen = 0

  private var views: [UIView] { [slider, segments, button, date, well, picker, table] }

  /// Tries every kind of input.
  private func act() {
    Headless.slide(slider, to: 0.7)
    Headless.choose(segment: 1, of: segments)
    Headless.choose("Menu", ofMenuOf: button)
    Headless.choose(Date(timeIntervalSinceReferenceDate: 0), of: date)
    Headless.choose(.red, of: well)
    Headless.choose(row: 2, inComponent: 0, of: picker)
    Headless.choose("Delete", bySwipingRowAt: [0, 1], of: table)
  }

  private func state() -> [String] {
    [
      "\(slider.value > 0)", "\(segments.selectedSegmentIndex)", button.accessibilityValue ?? "-",
      "\(date.date == Date(timeIntervalSinceReferenceDate: 0))", "\(well.selectedColor != nil)",
      "\(picker.selectedRow(inComponent: 0))", "\(rows.edits)",
    ]
  }

  @Test func inaccessibleControlsStayUnchangedAndAreLogged() {
    button.setTitle("Button", for: .normal)
    button.menu = UIMenu(children: [
      UIAction(title: "Menu") { [button] _ in button.accessibilityValue = "chosen" }
    ])
    (picker.dataSource, picker.delegate) = (rows, rows)
    (table.dataSource, table.delegate) = (rows, rows)
    let before = state()
    #expect(collectingLog(act).count == 7 && state() == before)
    let (window, second) = (
      window(showing: slider, segments, button, date, well), window(showing: picker, table)
    )
    let roots = [window, second].compactMap { $0.subviews.first }
    let cover = [UIView(), UIView()]
    let ways: [(_ isOn: Bool) -> Void] = [
      { isOn in for root in roots { root.isHidden = isOn } },
      { isOn in for root in roots { root.isUserInteractionEnabled = !isOn } },
      { isOn in
        for (root, cover) in zip(roots, cover) {
          cover.frame = root.bounds
          if isOn { root.addSubview(cover) } else { cover.removeFromSuperview() }
        }
      },
      { isOn in for view in views { view.alpha = isOn ? 0 : 1 } },
    ]
    for way in ways {
      way(true)
      #expect(collectingLog(act).count == 7)
      #expect(state() == before)
      way(false)
    }
    for control in [slider, segments, button, date, well] { control.isEnabled = false }
    #expect(collectingLog(act).count == 5)
    for control in [slider, segments, button, date, well] { control.isEnabled = true }
    #expect(collectingLog(act) == [])
    #expect(state() == ["true", "1", "chosen", "true", "true", "2", "2"])
    withExtendedLifetime((window, second)) {}
  }

  @Test func disabledSegmentStaysUnselectedAndIsLogged() {
    let window = window(showing: segments)
    segments.setEnabled(false, forSegmentAt: 1)
    let log = collectingLog { Headless.choose(segment: 1, of: segments) }
    #expect(log.map { $0.hasPrefix("Segment 1 of ") } == [true])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    withExtendedLifetime(window) {}
  }
}
