import DeStijl

// A short form has an axis, too.
@MainActor
func build(_ host: UIView, _ view: UIView) {
  host.layoutContent { content in
    content.put(view)
      .left(.equal, to: .right(of: .previous))
      .top(.equal, to: .left(of: .parent))  // error: LayoutKind.Vertical
  }
}
