import DeStijl

// The width of something is no coordinate.
@MainActor
func build(_ host: UIView, _ view: UIView) {
  host.layoutContent { content in
    let width = Anchor(of: .previous).widthAnchor
    content.put(view).centerX(.equal, to: width)  // error: the types 'LayoutKind.Length'
  }
}
