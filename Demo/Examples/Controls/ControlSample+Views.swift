import DeStijl

extension ControlSample {
  // MARK: Text

  static var texts: [ControlSample] {
    [
      ControlSample("UILabel") { UILabel.text("A line of text") },
      ControlSample("UITextField, empty") {
        let field = field("")
        field.placeholder = "Your name"
        return field
      },
      ControlSample("UITextField, filled in") {
        let field = field("Piet Mondrian")
        field.clearButtonMode = .always
        return field
      },
      ControlSample("UITextView") {
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .preferredFont(forTextStyle: .body)
        view.text = "Several lines\nof text"
        return view
      },
      ControlSample("UISearchBar", isWide: true) {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        bar.showsCancelButton = true
        return bar
      },
    ]
  }

  private static func field(_ text: String) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = text
    return field
  }

  // MARK: Views

  static var views: [ControlSample] {
    [
      ControlSample("UIImageView") { UIImageView(image: UIImage(systemName: "paintpalette")) },
      ControlSample("UIVisualEffectView") {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.contentView.backgroundColor = .systemFill
        return view.sized(120, 30)
      },
      ControlSample("UIScrollView") {
        let view = UIScrollView()
        view.backgroundColor = .secondarySystemBackground
        return view.sized(120, 30)
      },
      ControlSample("UIStackView") {
        let stack = UIStackView(arrangedSubviews: [
          UIView.square(.mondrianRed, 24), UIView.square(.mondrianYellow, 24),
          UIView.square(.mondrianBlue, 24),
        ])
        stack.spacing = 4
        return stack
      },
    ]
  }

  // MARK: Bars

  static var bars: [ControlSample] {
    [
      ControlSample("UINavigationBar", isWide: true) {
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = button("Done")
        let bar = UINavigationBar()
        bar.items = [item]
        return bar
      },
      ControlSample("UIToolbar", isWide: true) {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 150, height: 44))
        bar.items = [button("One"), .flexibleSpace(), button("Two")]
        return bar
      },
      ControlSample("UITabBar", isWide: true) {
        let items = ["house", "gear"].enumerated().map { index, name in
          UITabBarItem(title: name.capitalized, image: UIImage(systemName: name), tag: index)
        }
        let bar = UITabBar()
        bar.items = items
        bar.selectedItem = items[0]
        return bar
      },
    ]
  }

  private static func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
  }
}

extension UIView {
  /// The view with a size that is not its own.
  fileprivate func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
    mondrian.layout.width(width).height(height).activate()
    return self
  }
}
