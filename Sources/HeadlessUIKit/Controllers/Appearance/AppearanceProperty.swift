import Foundation

/// A property that views and bar items take from the proxies of their class.
@MainActor
struct AppearanceProperty {
  /// Sets the value of the first proxy that has one, unless the app has set another value on the object.
  /// Returns the value as it reads afterwards, so that the next call recognizes it.
  let apply: (_ proxies: [AppearanceProxy], _ object: NSObject, _ last: Any?) -> Any?

  init<Object: NSObject, Value>(
    _ get: @escaping (Object) -> Value, _ set: @escaping (Object, Value) -> Void
  ) {
    apply = { proxies, object, last in
      guard let object = object as? Object else { return nil }
      for proxy in proxies {
        guard let source = proxy.object as? Object, let untouched = proxy.untouched as? Object
        else { continue }
        let value = get(source)
        let standard = get(untouched)
        guard !isSame(value, standard) else { continue }
        let current = get(object)
        guard isSame(current, standard) || last.map({ isSame(current, $0) }) == true else {
          return nil
        }
        set(object, value)
        return get(object)
      }
      return nil
    }
  }

  init<Object: NSObject, Value>(_ path: ReferenceWritableKeyPath<Object, Value>) {
    self.init(
      { (object: Object) in object[keyPath: path] },
      { object, value in object[keyPath: path] = value })
  }

  static let all: [AppearanceProperty] =
    views + texts + bars + items + states + values + [
      AppearanceProperty(\UITableView.separatorColor),
      AppearanceProperty(\UITableView.sectionIndexColor),
    ]

  private static let views = [
    AppearanceProperty(\UIView.backgroundColor),
    AppearanceProperty(\UIView.semanticContentAttribute),
    AppearanceProperty(
      { (view: UIView) in view.rare?.tintColor }, { view, color in view.tintColor = color }),
  ]

  private static let texts = [
    AppearanceProperty(\UILabel.font),
    AppearanceProperty(\UILabel.textColor),
    AppearanceProperty(\UILabel.highlightedTextColor),
    AppearanceProperty(\UILabel.shadowColor),
    AppearanceProperty(\UILabel.shadowOffset),
    AppearanceProperty(\UITextField.font),
    AppearanceProperty(\UITextField.textColor),
    AppearanceProperty(\UITextField.keyboardAppearance),
    AppearanceProperty(\UITextView.font),
    AppearanceProperty(\UITextView.textColor),
  ]

  private static let bars = [
    AppearanceProperty(\UINavigationBar.barTintColor),
    AppearanceProperty(\UINavigationBar.barStyle),
    AppearanceProperty(\UINavigationBar.isTranslucent),
    AppearanceProperty(
      { (bar: UINavigationBar) in bar.backgroundImage(for: .default) },
      { bar, image in bar.setBackgroundImage(image, for: .default) }),
    AppearanceProperty(\UINavigationBar.titleTextAttributes),
    AppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(
      { (bar: UINavigationBar) in bar.barLooks.standard },
      { bar, look in look.map { bar.standardAppearance = $0 } }),
    AppearanceProperty(\UINavigationBar.compactAppearance),
    AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
    AppearanceProperty(\UITabBar.barTintColor),
    AppearanceProperty(\UITabBar.barStyle),
    AppearanceProperty(\UITabBar.backgroundImage),
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

  private static let items = [
    AppearanceProperty(\UIBarButtonItem.tintColor),
    AppearanceProperty(\UITabBarItem.badgeColor),
    AppearanceProperty(\UITabBarItem.titlePositionAdjustment),
  ]

  /// The values that are set for each state separately.
  private static let states =
    [UIControl.State.normal, .highlighted, .disabled, .selected, .focused].flatMap { state in
      [
        AppearanceProperty(
          { (item: UIBarItem) in item.titleTextAttributes(for: state) },
          { item, attributes in item.setTitleTextAttributes(attributes, for: state) }),
        AppearanceProperty(
          { (control: UISegmentedControl) in control.titleTextAttributes(for: state) },
          { control, attributes in control.setTitleTextAttributes(attributes, for: state) }),
        AppearanceProperty(
          { (button: UIButton) in button.looks[state]?.titleColor },
          { button, color in button.setTitleColor(color, for: state) }),
      ]
    }

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

/// Whether two values are equal. Also compares dictionaries of text attributes, which are not
/// `Equatable`.
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
