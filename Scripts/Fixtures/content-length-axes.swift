import DeStijl

// A width is compared with lengths alone.
@MainActor
func build(_ host: UIView, _ view: UIView, _ other: UIView) {
  host.layoutContent { content in
    content.put(view).width(.equalTo(other.topAnchor))  // error: LengthContentTarget
  }
}
