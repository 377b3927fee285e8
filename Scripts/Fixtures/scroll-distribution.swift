import DeStijl

// What scrolls has all the room it needs: there is none to distribute.
@MainActor
func build(on view: UIView, _ label: UILabel) {
  Mondrian.buildSubviews(on: view) {
    VScrollBlock(distribution: .equalSizes) {  // error: has no member 'equalSizes'
      label
    }
  }
}
