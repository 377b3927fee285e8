import Foundation

@testable import HeadlessUIKit

/// A table in a window. Its data source and delegate answer as a test wants, and record the calls.
@MainActor
final class TableScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  let window: UIWindow
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var makeCell: (UITableView, IndexPath, String) -> UITableViewCell = { table, path, text in
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = text
    return cell
  }
  var height: (IndexPath) -> CGFloat? = { _ in nil }
  var allowed: (IndexPath) -> IndexPath? = { $0 }
  var heard: [String] = []
  /// The rows that have come into view and left it.
  var displays: [String] = []

  init(
    _ sections: [[String]], style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 375, height: 520), cell: AnyClass = UITableViewCell.self
  ) {
    self.sections = sections
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    super.init()
    table.register(cell, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.environment = Headless.Environment(size: size)
    window.addSubview(table)
    window.makeKeyAndVisible()
  }

  convenience init(rows count: Int) {
    self.init([(0..<count).map { "row \($0)" }])
  }

  func layOut() { window.layoutIfNeeded() }

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    makeCell(tableView, indexPath, sections[indexPath.section][indexPath.row])
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    heard.append("commit \(editingStyle) \(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    heard.append("willSelect \(indexPath.row)")
    return allowed(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("didDeselect \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    heard.append("accessory \(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    displays.append("+ \(indexPath) \(Headless.numbers(cell.frame))")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    displays.append("- \(indexPath) \(Headless.numbers(cell.frame))")
  }
}

/// A cell as apps write it: with constraints, and with an initializer that is not required.
final class TextCell: UITableViewCell {
  let label = UILabel()
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let bottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20), bottom,
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A cell that wants a given height at a given priority.
final class TallCell: UITableViewCell {
  static var height: CGFloat = 100
  static var priority = UILayoutPriority.required

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = contentView.adding(Box(named: "box"))
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    let height = box.heightAnchor.constraint(equalToConstant: Self.height)
    height.priority = Self.priority
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
