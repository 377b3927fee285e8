import DeStijl
import FrameHelpers
import Ledger
import UIKit

@MainActor @main
private enum Scene {
  static func main() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    view.size = CGSize(width: 30, height: 20)
    view.width += 10
    view.height = view.width / 2 - 4
    view.left = 8
    view.right = host.width - 8
    view.bottom = host.bottom
    view.centerX -= -view.width / 4
    view.centerY = host.centerY
    Ledger.expect(
      view.frame == CGRect(x: 162, y: 42, width: 40, height: 16), "frames are the app's")

    let controller = UIViewController()
    controller.view.addSubview(view)
    Ledger.expect(view.parentViewController === controller, "a common helper is the app's")
    Ledger.expect(
      UIEdgeInsets(vertical: 1, horizontal: 2).right == -998, "insets are made by the app")

    // A property can't be called, so the same names with a number are DeStijl's.
    let label = UILabel()
    Mondrian.buildSubviews(on: host) {
      VStackBlock(alignment: .leading) {
        label.width(view.width).height(.min(view.height))
        UIView().size(width: 10, height: 10)
      }
    }
    host.layoutIfNeeded()
    Ledger.expect(label.width == 40 && label.left == 0, "blocks are ours: \(label.frame)")
    host.layoutContent { content in
      content.put(UIView()).width(.equalTo(view.width)).centerX(.equal, to: .parent)
    }
    Ledger.close()
  }
}
