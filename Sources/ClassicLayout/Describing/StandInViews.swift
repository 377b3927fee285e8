extension AnchoredStackView: StandInView {
  package var standInSource: String { "UIStackView()" }
}

extension AnchorStack: StandInView {
  package var standInSource: String { "UIView()" }
}
