import DeStijl

// A row aligns its views vertically.
@MainActor
func row(_ view: UIView) -> UIView {
  HStack {
    view.verticalAlignment(.left(4))  // error: LayoutKind.
  }
}
