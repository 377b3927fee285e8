import DeStijl

// Only a stack view arranges.
@MainActor
func build(_ host: UIView, _ view: UIView) {
  host.layoutContent { content in
    content.put(view)
    content.putStacked(view)  // error: UIStackView
  }
}
