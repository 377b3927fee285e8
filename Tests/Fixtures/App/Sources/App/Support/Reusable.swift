import UIKit

protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { String(describing: self) }
}

extension UITableView {
  func register<Cell: UITableViewCell & Reusable>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UITableViewCell & Reusable>(_ type: Cell.Type, for path: IndexPath) -> Cell {
    guard let cell = dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: path) as? Cell
    else { fatalError("\(type) is not registered") }
    return cell
  }
}

extension UICollectionView {
  func register<Cell: UICollectionViewCell & Reusable>(_ type: Cell.Type) {
    register(type, forCellWithReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UICollectionViewCell & Reusable>(
    _ type: Cell.Type, for path: IndexPath
  ) -> Cell {
    // swift-format-ignore: NeverForceUnwrap
    dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: path) as! Cell
  }
}
