import Foundation
import HeadlessUIKit
import Testing

/// Numbers that no one means, from data or from a division: none of them traps.
@MainActor
@Suite(.serialized) struct ExtremeNumberTests {
  private final class Flow: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(arguments: [1e-20, 1e-300, CGFloat.leastNonzeroMagnitude])
  func itemsOfAFlowWithoutSize(length: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: length, height: length)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let source = Flow()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    let window = Headless.host(list)
    #expect(list.contentSize.height.isFinite && list.numberOfItems(inSection: 0) == 3)
    _ = window
  }

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { 1e-20 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }
  }

  @Test func rowsOfAPickerWithoutHeight() {
    let (picker, rows) = (UIPickerView(), Rows())
    picker.dataSource = rows
    picker.delegate = rows
    let window = Headless.host(picker)
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    _ = window
  }

  @Test(arguments: [1e300, -1e300, .infinity, .nan])
  func underlinesOfNoStyle(style: Double) {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "text", attributes: [.underlineStyle: style, .strikethroughStyle: style])
    #expect(label.intrinsicContentSize.width > 10)
  }

  @Test func metricsBeyondInt() {
    let view = UIView()
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:[v(far)]", metrics: ["far": UInt64.max], views: ["v": view])
    #expect(constraints.first?.constant == CGFloat(UInt64.max))
  }
}
