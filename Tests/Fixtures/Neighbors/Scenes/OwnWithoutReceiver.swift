import DeStijl
import Ledger
import UIKit

// Inside a class, names without a receiver are looked up in the class first, including DeStijl's members.
// The app puts the module in front of its own names.

enum Section: Hashable {
  case heroes, villains
}

func with<Value>(_ value: Value, _ change: (Value) -> Void) -> Value {
  change(value)
  return value
}

func bind(_ name: String, to number: Int) -> String { "\(name) \(number)" }

private final class HeroCell: UITableViewCell {
  lazy var title = OwnWithoutReceiver.with(UILabel()) { $0.text = "own" }
  lazy var subtitle: UILabel = DeStijl.make([.text("made")])

  func bound() -> String { OwnWithoutReceiver.bind("a", to: 1) }
}

private final class HeroTable: UITableView {
  var shown: OwnWithoutReceiver.Section = .heroes
  var all: [OwnWithoutReceiver.Section: Int] = [.heroes: 1, .villains: 2]
}

@MainActor @main
private enum Scene {
  static func main() {
    let cell = HeroCell(style: .default, reuseIdentifier: nil)
    Ledger.expect(cell.title.text == "own" && cell.subtitle.text == "made", "labels are made")
    Ledger.expect(cell.bound() == "a 1", "the app's function is called")
    let table = HeroTable(frame: .zero, style: .plain)
    Ledger.expect(table.shown == .heroes && table.all[.villains] == 2, "sections are the app's")
    Ledger.close()
  }
}
