import DeStijl

struct ThemeScreen: Screen {
  let name = "styles-theme"
  let title = "Styles: a theme"
  let summary = "A button switches the theme; its styles also follow light and dark."
  let extent = ScreenExtent.width(320)

  var body: ScreenBody { .view(ThemedView()) }
}

/// A card whose colors come from a theme of its own, which its button switches.
final class ThemedView: UIView {
  private(set) var isWarm = true
  let titleLabel = UILabel()
  let button = UIButton(type: .system)

  init() {
    super.init(frame: .zero)
    let accent = Style<UILabel> { [weak self] label, traits in
      let warm: UIColor = traits.userInterfaceStyle == .dark ? .mondrianYellow : .mondrianRed
      label.textColor(self?.isWarm == false ? .mondrianBlue : warm)
    }
    backgroundColor(.systemBackground)
    Mondrian.buildSubviews(on: self) {
      VStackBlock(spacing: 12, alignment: .leading) {
        titleLabel.text("Composition").font(.headline).set(style: accent)
        button.title("Switch the theme").onTap { [weak self] in self?.switchTheme() }
      }
      .padding(16)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func switchTheme() {
    isWarm.toggle()
    Theme.apply(to: self)
  }
}
