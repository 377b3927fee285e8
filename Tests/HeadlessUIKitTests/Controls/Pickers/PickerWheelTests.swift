import HeadlessUIKit
import Testing

/// The wheels of a picker after its data source has changed their number.
@MainActor
struct PickerWheelTests {
  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rowCounts = [3, 3, 3]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rowCounts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rowCounts[component]
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
  }

  private let picker = UIPickerView()
  private let wheels = Wheels()

  private var titles: [String] {
    picker.layoutIfNeeded()
    return picker.subviews.compactMap { ($0 as? UILabel)?.text }.sorted()
  }

  @Test func removedComponentRemovesItsRows() {
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    #expect(titles == (0..<3).flatMap { wheel in (0..<3).map { "\(wheel).\($0)" } })
    wheels.rowCounts = [2]
    picker.reloadAllComponents()
    #expect(titles == ["0.0", "0.1"] && picker.view(forRow: 0, forComponent: 2) == nil)
    picker.dataSource = nil
    #expect(titles == [] && picker.numberOfComponents == 0)
  }
}
