import DeStijl

enum State { case loading, loaded, failed }

@MainActor
func build(on view: UIView, _ label: UILabel, _ state: State) {
  Mondrian.buildSubviews(on: view) {
    ZStackBlock {
      switch state {  // error: switch must be exhaustive
      case .loading: EmptyLayout()
      case .loaded: label
      }
    }
  }
}
