import DeStijl

struct NeonGridScreen: Screen {
  let name = "neon-grid"
  let title = "Neon grid"
  let summary = "Six rows, then a row of six views with a column of six at its end."
  let extent = ScreenExtent.content

  private static let hues: [Int] = [
    0xFF_2D_78, 0xFF_9F_0A, 0xF5_F0_2B, 0x2B_F5_7B, 0x2B_D9_F5, 0xA8_5B_FF,
  ]

  var body: ScreenBody {
    let view = UIView()
    view.backgroundColor = .black
    Mondrian.buildSubviews(on: view) {
      VStackBlock(spacing: 4, alignment: .fill) {
        for index in Self.hues.indices { lamp("row", index) }
        HStackBlock(spacing: 4, alignment: .fill) {
          for index in Self.hues.indices { lamp("column", index) }
          VStackBlock(spacing: 4, alignment: .fill) {
            for index in Self.hues.indices { lamp("cell", index) }
          }
        }
      }
      .padding(12)
    }
    return .view(view)
  }

  @MainActor
  private func lamp(_ kind: String, _ index: Int) -> UIView {
    let lamp = UIView.square(.black, 20).named("\(kind)\(index + 1)").rounded(4)
    lamp.layer.borderWidth = 2
    lamp.layer.borderColor = UIColor(light: Self.hues[index], dark: Self.hues[index]).cgColor
    return lamp
  }
}
