import DeStijl

struct BarsScreen: Screen {
  let name = "bars"
  let title = "Controls: pickers, views and bars"
  let summary = "Pickers, views and bars at their default sizes, left to right and right to left."

  var body: ScreenBody {
    .view(ControlsView(ControlSample.pickers + ControlSample.views + ControlSample.bars))
  }
}
