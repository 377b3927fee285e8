extension [UIView] {
  /// Returns whether both lists have as many views, of the same classes.
  func hasShape(of others: [UIView]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { type(of: $0) == type(of: $1) }
  }
}

extension UIView {
  /// All texts of the view, including those that are not visible now.
  var writing: [String] {
    let texts: [String?] =
      switch self {
      case let button as UIButton:
        [writtenText, button.configuration?.title, button.configuration?.subtitle]
      case let field as UITextField: [field.text, field.placeholder]
      case is UISegmentedControl: writtenTexts
      case let bar as UINavigationBar:
        (bar.items ?? []).flatMap { item in
          let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
          return [item.title, item.prompt, item.backButtonTitle] + buttons.map(\.title)
        }
      case let bar as UITabBar: (bar.items ?? []).map(\.title)
      case let bar as UIToolbar: (bar.items ?? []).map(\.title)
      default: [writtenText]
      }
    return texts.compactMap { $0 }
  }
}
