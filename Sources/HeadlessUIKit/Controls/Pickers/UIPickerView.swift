import Foundation

/// Wheels of rows, in each of which one row is selected. The rows around it are drawn flat.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var rowCounts: [Int] = []
  private var selection: [Int] = []
  private var shownRows: [RowKey: UIView] = [:]

  private struct RowKey: Hashable {
    var component: Int
    var row: Int
  }

  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadAllComponents() } }
  }

  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { reloadAllComponents() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    clipsToBounds = true
    if frame.size == .zero { bounds.size = ControlMeasure.pickerFrame.size }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Rows

  open var numberOfComponents: Int { rowCounts.count }
  /// Stored without effect: the selection is always shown.
  @available(iOS, deprecated: 13.0, message: "has no effect since iOS 7")
  open var showsSelectionIndicator = true

  open func numberOfRows(inComponent component: Int) -> Int {
    rowCounts.indices.contains(component) ? rowCounts[component] : 0
  }

  open func reloadAllComponents() {
    let count = usableCount(dataSource?.numberOfComponents(in: self) ?? 0)
    let old = selection
    rowCounts = Array(repeating: 0, count: count)
    selection = Array(repeating: 0, count: count)
    for component in rowCounts.indices {
      if old.indices.contains(component) { selection[component] = old[component] }
      reloadComponent(component)
    }
    removeRows { $0.component >= count }
    setNeedsLayout()
  }

  private func removeRows(where isGone: (RowKey) -> Bool) {
    for (key, view) in shownRows where isGone(key) {
      view.removeFromSuperview()
      shownRows[key] = nil
    }
  }

  /// Limits the number of components to a number that can be used.
  private func usableCount(_ count: Int) -> Int {
    let most = 100
    if count > most {
      Headless.log("UIPickerView shows the first \(most) of its \(count) components.")
    }
    return min(max(0, count), most)
  }

  open func reloadComponent(_ component: Int) {
    guard isComponent(component) else { return }
    rowCounts[component] = max(
      0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    selection[component] = min(selection[component], max(0, rowCounts[component] - 1))
    removeRows { $0.component == component }
    setNeedsLayout()
  }

  private func isComponent(_ component: Int) -> Bool {
    if rowCounts.indices.contains(component) { return true }
    Headless.log("UIPickerView has no component \(component); it has \(rowCounts.count).")
    return false
  }

  // MARK: Selection

  open func selectedRow(inComponent component: Int) -> Int {
    selection.indices.contains(component) && rowCounts[component] > 0 ? selection[component] : -1
  }

  /// Takes effect at once, without a call of the delegate. A row that does not exist is logged.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard isComponent(component) else { return }
    guard row >= 0, row < rowCounts[component] else {
      return Headless.log(
        "UIPickerView: component \(component) has no row \(row); it has \(rowCounts[component]).")
    }
    selection[component] = row
    setNeedsLayout()
  }

  /// Selects a row to which the user has turned a wheel.
  func choose(row: Int, inComponent component: Int) {
    guard isUserInteractionEnabled else { return }
    let old = selectedRow(inComponent: component)
    selectRow(row, inComponent: component, animated: true)
    guard old != selectedRow(inComponent: component) else { return }
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { ControlMeasure.pickerFrame.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMeasure.pickerFrame.size.height)
  }

  /// The width of a component: all components share the width that sides and gaps leave.
  var standardWidth: CGFloat {
    let count = CGFloat(max(1, numberOfComponents))
    let gaps = ControlMeasure.pickerGap.length * (count - 1)
    return ((bounds.width - ControlMeasure.pickerSides.length - gaps) / count).rounded(.down)
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    let standard = CGSize(width: standardWidth, height: ControlMeasure.pickerRow.length)
    let size = CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? standard.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? standard.height)
    return size.usable(insteadOf: standard, "size of a row", of: shortName)
  }

  /// Returns nil for a row that is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    shownRows[RowKey(component: component, row: row)]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = rowCounts.indices.map { rowSize(forComponent: $0) }
    let total =
      sizes.reduce(0) { $0 + $1.width }
      + ControlMeasure.pickerGap.length * CGFloat(max(0, sizes.count - 1))
    var start = bounds.midX - total / 2
    for (component, size) in sizes.enumerated() {
      var column = CGRect(x: start, y: bounds.minY, width: size.width, height: bounds.height)
      start = column.maxX + ControlMeasure.pickerGap.length
      if isRightToLeft { column = column.mirrored(in: bounds) }
      placeRows(of: component, height: size.height, in: column)
    }
  }

  /// Limits the rows beside the selected one. Further rows would be invisible: about a tenth of a
  /// pixel high.
  private static let maximumRowsBeside: CGFloat = 1e4

  private func placeRows(of component: Int, height: CGFloat, in column: CGRect) {
    guard height > 0 else { return }
    let selected = selection[component]
    let reach = Int(min((column.height / height / 2).rounded(.up), Self.maximumRowsBeside))
    let visible = (selected - reach)...(selected + reach)
    removeRows { $0.component == component && !visible.contains($0.row) }
    for row in visible where row >= 0 && row < rowCounts[component] {
      let key = RowKey(component: component, row: row)
      let view = shownRows[key] ?? makeView(key)
      view.alpha = row == selected ? 1 : 0.4
      view.frame = CGRect(
        x: column.minX,
        y: pixels.round(column.midY + (CGFloat(row - selected) - 0.5) * height),
        width: column.width, height: height)
    }
  }

  private func makeView(_ key: RowKey) -> UIView {
    let view =
      delegate?.pickerView(
        self, viewForRow: key.row, forComponent: key.component, reusing: nil)
      ?? titleView(forRow: key.row, forComponent: key.component, reusing: nil)
    shownRows[key] = view
    addSubview(view)
    return view
  }

  /// Returns a label with the delegate's title.
  func titleView(
    forRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel(frame: .zero)
    label.font = .systemFont(ofSize: ControlMeasure.pickerFonts.length)
    label.textAlignment = .center
    label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    if let title = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = title
    }
    return label
  }

  // MARK: Drawing

  override func drawContent(into picture: inout Picture) {
    let height = ControlMeasure.pickerRow.length + 2
    let sides = ControlMeasure.pickerSides.length
    let band = bounds.centered(CGSize(width: max(0, bounds.width - sides), height: height))
    picture.fill(
      PictureShape(rect: band, radius: 8, corners: .all), shownColor(.tertiarySystemFill))
  }
}
