import DeStijl
import Ledger
import SwiftUI

// The contents of the braces decide whether `HStack` and `VStack` are SwiftUI's or DeStijl's.

private struct Card: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    HStack {
      UILabel().widthAnchor(40).verticalAlignment(.center)
      UILabel().leadingSpace(8)
    }
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

private struct Screen: View {
  let axis: Axis
  let bounds: Anchor<CGRect>?

  var body: some View {
    VStack(spacing: 4) {
      HStack(alignment: .top) {
        Text("ours are functions, theirs are types").padding(8)
        Spacer()
      }
      Card()
    }
  }
}

@MainActor @main
private enum Scene {
  static func main() {
    let host = UIView()
    let row = HStack { UILabel() }
    let column = VStack {
      UILabel()
      row
    }
    Ledger.expect(type(of: column) == AnchorStack.self, "a column of labels is ours")
    Ledger.expect(row.superview === column, "a row in a column is one of its views")
    Ledger.expect(
      type(of: HStack { Text("") }) == HStack<Text>.self, "a row of texts is SwiftUI's")
    host.layoutContent { content in
      content.put(column).edges(.equal, to: .parent)
      content.put(UILabel()).top(.equal, to: Anchor(of: .previous).bottomAnchor)
    }
    Ledger.expect(host.subviews.count == 2, "content is laid out beside SwiftUI")
    _ = Screen(axis: .horizontal, bounds: nil).body
    useAllNames()
    Ledger.close()
  }
}
