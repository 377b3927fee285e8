import DeStijl

// A top edge can't be held at a left edge.
@MainActor
func build(_ host: UIView, _ view: UIView, _ other: UIView) {
  host.layoutContent { content in
    content.put(view).left(.equal, to: .parent)
    content.put(view).top(.equal, to: other.leftAnchor)  // error: NSLayoutXAxisAnchor
  }
}
