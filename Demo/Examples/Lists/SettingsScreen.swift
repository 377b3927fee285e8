import DeStijl

struct SettingsScreen: Screen {
  let name = "settings"
  let title = "Settings"
  let summary =
    "Rows of blocks that follow states: there is no cell class, and nothing is reloaded."

  var body: ScreenBody { .view(SettingsView()) }
}

/// Switches and a slider, each a state; while one is on, rows of others are not there.
public final class SettingsView: UIView {
  @ViewState public var isFlying = false
  @ViewState public var usesNetwork = true
  @ViewState public var brightness: Float = 0.6

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let slider = UISlider()
  private let (flying, network) = (UISwitch(), UISwitch())

  init() {
    super.init(frame: .zero)
    backgroundColor = .paper
    table.backgroundColor = .paper
    table.allowsSelection = false
    Mondrian.buildSubviews(on: self) { VStackBlock(alignment: .fill) { table } }
    $isFlying.observe(observer: self).didSet { view, _ in view.show() }
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func show() {
    table.sections {
      SectionBlock("network", title: "Network") {
        row("Airplane mode", flying, $isFlying)
        if !isFlying { row("Wireless network", network, $usesNetwork) }
      }
      SectionBlock("display", title: "Display") {
        RowBlock(id: "brightness", showing: 0) { [slider, $brightness] in
          HStackBlock(spacing: 12, alignment: .center) {
            UILabel.text("Brightness")
            slider.apply(\.value, from: $brightness)
          }
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
        }
      }
    }
  }

  private func row(_ title: String, _ toggle: UISwitch, _ state: ViewState<Bool>) -> RowBlock {
    RowBlock(id: title, showing: title) {
      HStackBlock(alignment: .center) {
        UILabel.text(title)
        StackingSpacer(minLength: 8)
        toggle.apply(\.isOn, from: state)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
    }
  }
}
