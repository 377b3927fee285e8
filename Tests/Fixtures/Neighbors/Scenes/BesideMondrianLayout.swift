import DeStijl
import Ledger
import MondrianLayout
import UIKit

// The types have the same names and need the module in front. The members of views are
// MondrianLayout's.

@MainActor @main
private enum Scene {
  static func main() {
    let host = UIView()
    Ledger.expect(calls: "buildSubviews") {
      MondrianLayout.Mondrian.buildSubviews(on: host) {
        MondrianLayout.VStackBlock { UIView() }
      }
    }
    Ledger.expect(calls: []) {
      DeStijl.Mondrian.buildSubviews(on: host) {
        DeStijl.VStackBlock { UIView() }
        DeStijl.ViewBlock(UIView()).padding(8)
      }
    }
    Ledger.expect(calls: "activate") { host.mondrian.layout.width(10).activate() }
    Ledger.expect(calls: []) {
      let ours: DeStijl.MondrianNamespace<UIView> = host.mondrian
      ours.layout.width(10).activate()
    }
    let block = host.viewBlock
    Ledger.expect(type(of: block) == MondrianLayout.ViewBlock.self, "a view's block is theirs")
    Ledger.close()
  }
}
