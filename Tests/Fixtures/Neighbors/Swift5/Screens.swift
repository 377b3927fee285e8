import UIKit

// An app's own types, which only use UIKit. In Swift 6 mode, nonisolated defaults and conformances are
// errors, with UIKit, too, so this code is for Swift 5 mode only.

protocol Themed: AnyObject {
  func apply(_ theme: Theme)
}

struct Theme {
  var accent = UIColor.red
  var title = UIFont.preferredFont(forTextStyle: .headline)

  func style(_ label: UILabel) {
    label.font = title
    label.textColor = accent
  }
}

final class TitleCell: UITableViewCell, Themed {
  static let reuse = "title"
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(title)
    NSLayoutConstraint.activate(fill(title, contentView))
  }
  required init?(coder: NSCoder) { nil }

  func apply(_ theme: Theme) { theme.style(title) }
}

final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
  var chosen: ((Int) -> Void)?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: TitleCell.reuse, for: indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen?(indexPath.row)
  }
}

class Presenter {
  let button = UIButton(type: .system)
  lazy var picker = UIPickerView()
  weak var host: UIViewController?

  func start() {
    button.addAction(UIAction(title: "Add") { [weak self] _ in self?.add() }, for: .touchUpInside)
    let alert = UIAlertController(title: nil, message: "Sure?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.add() })
    host?.present(alert, animated: true, completion: nil)
  }

  func add() {
    button.isHidden.toggle()
    (button as? Themed)?.apply(Theme())
    picker.selectRow(0, inComponent: 0, animated: UIView.areAnimationsEnabled)
  }
}
