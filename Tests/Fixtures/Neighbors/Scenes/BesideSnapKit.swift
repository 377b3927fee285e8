import DeStijl
import Ledger
import SnapKit
import UIKit

@MainActor @main
private enum Scene {
  static func main() {
    let host = UIView()
    let photo = UIView()
    let title = UILabel()
    Ledger.expect(calls: "makeConstraints") {
      host.addSubview(photo)
      photo.snp.makeConstraints { make in
        make.top.left.equalToSuperview().offset(16).priority(750)
        make.width.equalTo(40)
      }
    }
    host.add {
      title.topAnchor(16.from(photo.bottomAnchor).priority(750)).horizontalAnchor(24.gapAtLeast)
    }
    Mondrian.buildSubviews(on: host) { UIView().width(10) }
    Ledger.expect(host.subviews.count == 3, "three views, each by other means")
    Ledger.close()
  }
}
