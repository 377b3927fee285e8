import DeStijl
import Ledger
import Stevia
import UIKit

@MainActor @main
private enum Scene {
  static func main() {
    let host = UIView()
    let view = UIView()
    Ledger.expect(calls: "width", "height", "size", "top", "left") {
      view.width(10).height(20).size(30).top(8).left(10%)
    }
    Ledger.expect(calls: "subviews", "fillContainer", "style", "layout") {
      host.subviews(view.fillContainer().style { $0.tag = 1 })
      host.layout(8, view)
    }

    // Inside a block, Stevia's methods are called, too. The block of a view has DeStijl's.
    Ledger.expect(calls: "width") {
      Mondrian.buildSubviews(on: host) {
        VStackBlock {
          UIView().width(10)
          UIView().viewBlock.width(10)
        }
      }
    }
    Ledger.expect(calls: []) {
      view.mondrian.layout.width(10).height(20).activate()
      view.layoutContent { $0.put(UIView()).width(.equalTo(10)) }
      host.add { UIView().widthAnchor(10) }
    }
    Ledger.close()
  }
}
