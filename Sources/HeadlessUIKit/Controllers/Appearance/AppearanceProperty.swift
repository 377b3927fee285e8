import Foundation

/// A property that views take from the proxy of their class.
@MainActor
struct AppearanceProperty {
  /// Gives a view the value of the first proxy that has one, unless somebody gave it another; returns
  /// the value that was given, to know it again.
  let apply: (_ proxies: [AppearanceProxy], _ view: UIView, _ last: Any?) -> Any?

  init<View: UIView, Value>(
    _ get: @escaping (View) -> Value, _ set: @escaping (View, Value) -> Void
  ) {
    apply = { proxies, view, last in
      guard let view = view as? View else { return nil }
      for proxy in proxies {
        guard let source = proxy.view as? View, let untouched = proxy.untouched as? View else {
          continue
        }
        let value = get(source)
        let standard = get(untouched)
        guard !isSame(value, standard) else { continue }
        let current = get(view)
        guard isSame(current, standard) || last.map({ isSame(current, $0) }) == true else {
          return nil
        }
        set(view, value)
        return get(view)
      }
      return nil
    }
  }

  init<View: UIView, Value>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init(
      { (view: View) in view[keyPath: path] }, { view, value in view[keyPath: path] = value })
  }

  static let all: [AppearanceProperty] =
    views + texts + bars + values + [
      AppearanceProperty(\UITableView.separatorColor),
      AppearanceProperty(\UITableView.sectionIndexColor),
    ]

  private static let views = [
    AppearanceProperty(\UIView.backgroundColor),
    AppearanceProperty(
      { (view: UIView) in view.rare?.tintColor }, { view, color in view.tintColor = color }),
  ]

  private static let texts = [
    AppearanceProperty(\UILabel.font),
    AppearanceProperty(\UILabel.textColor),
    AppearanceProperty(\UILabel.highlightedTextColor),
    AppearanceProperty(\UILabel.shadowColor),
    AppearanceProperty(\UITextField.font),
    AppearanceProperty(\UITextField.textColor),
    AppearanceProperty(\UITextField.keyboardAppearance),
    AppearanceProperty(\UITextView.font),
    AppearanceProperty(\UITextView.textColor),
    AppearanceProperty(
      { (button: UIButton) in button.titleColor(for: .normal) },
      { button, color in button.setTitleColor(color, for: .normal) }),
  ]

  private static let bars = [
    AppearanceProperty(\UINavigationBar.barTintColor),
    AppearanceProperty(\UINavigationBar.barStyle),
    AppearanceProperty(\UINavigationBar.titleTextAttributes),
    AppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(
      { (bar: UINavigationBar) in bar.barLooks.standard },
      { bar, look in look.map { bar.standardAppearance = $0 } }),
    AppearanceProperty(\UINavigationBar.compactAppearance),
    AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
    AppearanceProperty(\UITabBar.barTintColor),
    AppearanceProperty(\UITabBar.barStyle),
    AppearanceProperty(\UITabBar.unselectedItemTintColor),
    AppearanceProperty(
      { (bar: UITabBar) in bar.barLooks.standard },
      { bar, look in look.map { bar.standardAppearance = $0 } }),
    AppearanceProperty(\UITabBar.scrollEdgeAppearance),
    AppearanceProperty(\UIToolbar.barTintColor),
    AppearanceProperty(\UIToolbar.barStyle),
    AppearanceProperty(\UISearchBar.barTintColor),
    AppearanceProperty(\UISearchBar.barStyle),
  ]

  private static let values = [
    AppearanceProperty(\UISwitch.onTintColor),
    AppearanceProperty(\UISwitch.thumbTintColor),
    AppearanceProperty(\UISlider.minimumTrackTintColor),
    AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor),
    AppearanceProperty(\UIProgressView.progressTintColor),
    AppearanceProperty(\UIProgressView.trackTintColor),
    AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceProperty(\UIActivityIndicatorView.color),
  ]
}

/// Whether two values say the same, those of attributed text included.
private func isSame(_ left: Any, _ right: Any) -> Bool {
  if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
  if let left = left as? [NSAttributedString.Key: Any],
    let right = right as? [NSAttributedString.Key: Any]
  {
    return NSAttributedString(string: "a", attributes: left)
      == NSAttributedString(string: "a", attributes: right)
  }
  return "\(left)" == "\(right)"
}
