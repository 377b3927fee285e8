import DeStijl
import Ledger
import UIKit

// An app with methods and functions of its own that share names with DeStijl's.

extension UIView {
  @discardableResult
  func width(_ width: CGFloat) -> Self { noting("width") }
  @discardableResult
  func size(_ width: CGFloat, _ height: CGFloat) -> Self { noting("size") }
  @discardableResult
  func padding(_ padding: CGFloat = 8) -> Self { noting("padding") }
  @discardableResult
  func background(_ color: UIColor) -> Self { noting("background") }
  @discardableResult
  func background(_ view: UIView) -> Self { noting("background") }
  @discardableResult
  func id(_ identifier: String) -> Self { noting("id") }
  @discardableResult
  func center(_ point: CGPoint) -> Self { noting("center") }
  @discardableResult
  func topAnchor(_ constant: CGFloat) -> Self { noting("topAnchor") }
  func add(_ views: UIView...) { Ledger.note("add") }
  func layout(_ block: (UIView) -> Void) { Ledger.note("layout") }
  func layoutContent(_ block: (UIView) -> Void) { Ledger.note("layoutContent") }

  convenience init(_ build: () -> Void) {
    self.init(frame: .zero)
    Ledger.note("init")
  }

  private func noting(_ call: String) -> Self {
    Ledger.note(call)
    return self
  }
}

extension UIStackView {
  func append(_ views: UIView...) { Ledger.note("append") }
}

@MainActor
private func build(_ setUp: (inout UILabel) -> Void) -> UILabel {
  Ledger.note("build")
  return UILabel()
}

private func hInsets(_ insets: CGFloat) -> UIEdgeInsets {
  Ledger.note("hInsets")
  return .zero
}

@MainActor @main
private enum Scene {
  static func main() {
    let host = UIView()
    let view = UIView()
    let variable = 10
    Ledger.expect(calls: "width", "size", "padding", "background", "id", "center", "topAnchor") {
      view.width(10).size(4, 5).padding().padding(8).background(.white).background(host).id("a")
        .center(.zero).topAnchor(16)
    }
    Ledger.expect(calls: "add", "layout", "layoutContent", "append", "build", "hInsets", "init") {
      host.add(view)
      host.layout { $0.tag = 1 }
      host.layoutContent { $0.tag = 2 }
      UIStackView().append(view)
      _ = build { $0.tag = 3 }
      _ = hInsets(8)
      _ = UIView {}
    }
    Ledger.expect(calls: "width", "padding", "background", "topAnchor") {
      Mondrian.buildSubviews(on: host) {
        VStackBlock {
          UIView().width(10).padding(8)
          if variable > 0 { UIView().background(UIView()) }
        }
      }
      _ = HStack { UIView().topAnchor(16) }
      _ = VStackView { UIView().width(10) }
    }

    // DeStijl's methods apply where the app's do not fit: an integer variable, a block, another
    // anchor.
    Ledger.expect(calls: []) {
      Mondrian.buildSubviews(on: host) {
        ZStackBlock { UIView().width(variable).padding(8).background(UIView()) }
      }
      _ = HStack { UIView().topAnchor(variable).leadingAnchor(8).topAnchor(4) }
      host.layoutContent { $0.put(UIView()).width(.equalTo(10)) }
    }
    Ledger.close()
  }
}
