import DeStijl

final class Title: UILabel {}

@MainActor
func lay(out view: UIView) {
  var title: Title!
  view.layoutContent { content in
    content.putLabel(assignedTo: &title)  // error: put(Card(), assignedTo: &card)
  }
}
