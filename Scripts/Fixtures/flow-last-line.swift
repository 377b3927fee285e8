import DeStijl

// A line of a flow lies somewhere between the leading and the trailing edge.
@MainActor
func build(on view: UIView, _ labels: [UILabel]) {
  Mondrian.buildSubviews(on: view) {
    VScrollBlock {
      FlowBlock(lastLineAlignment: .bottom) {  // error: bottom
        labels
      }
    }
  }
}
