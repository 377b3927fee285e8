import Cartography
import DeStijl
import Ledger
import UIKit

@MainActor @main
private enum Scene {
  static func main() {
    let host = UIView()
    let (first, second) = (UIView(), UIView())
    host.add(first, second)
    Ledger.expect(calls: "constrain") {
      let theirs: Cartography.ConstraintGroup = constrain(first, second) { first, second in
        first.top == second.bottom + 8
        first.bottom == second.top - 2 * 4
      }
      _ = theirs
    }
    let ours: DeStijl.ConstraintGroup = first.mondrian.layout.width(10).activate()
    Ledger.expect(ours.constraints.count == 1, "the group of a chain is ours")
    Ledger.close()
  }
}
