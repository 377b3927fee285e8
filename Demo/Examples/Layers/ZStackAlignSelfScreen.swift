import DeStijl

struct ZStackAlignSelfScreen: Screen {
  let name = "zstack-align-self"
  let title = "ZStackBlock: alignSelf"
  let summary = "Each view on top of the other, attached to edges of its own choice."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("Corners, and the center", height: 110) { stage in
            Mondrian.buildSubviews(on: stage) {
              ZStackBlock {
                UIView.square(.mondrianRed).viewBlock.alignSelf(.attach([.top, .leading]))
                UIView.square(.mondrianYellow).viewBlock.alignSelf(.attach([.top, .trailing]))
                UIView.square(.mondrianBlue).viewBlock.alignSelf(.attach([.bottom, .leading]))
                UIView.square(.mondrianBlack).viewBlock.alignSelf(.attach([.bottom, .trailing]))
                UIView.square(.ink)
              }
            }
          },
          Sample("One edge each", height: 110) { stage in
            Mondrian.buildSubviews(on: stage) {
              ZStackBlock {
                UIView.square(.mondrianRed).viewBlock.alignSelf(.attach(.top))
                UIView.square(.mondrianYellow).viewBlock.alignSelf(.attach(.leading))
                UIView.square(.mondrianBlue).viewBlock.alignSelf(.attach(.bottom))
                UIView.square(.mondrianBlack).viewBlock.alignSelf(.attach(.trailing))
              }
            }
          },
          Sample("Stretched from the top to the bottom, and from side to side", height: 110) {
            stage in
            Mondrian.buildSubviews(on: stage) {
              ZStackBlock {
                UIView.square(.mondrianRed).viewBlock.alignSelf(.attach(.vertical))
                UIView.square(.mondrianBlue).viewBlock.alignSelf(.attach(.horizontal))
              }
            }
          },
          Sample("Three edges each", height: 110) { stage in
            Mondrian.buildSubviews(on: stage) {
              ZStackBlock {
                UIView.square(.mondrianRed).viewBlock.alignSelf(.attach([.top, .horizontal]))
                UIView.square(.mondrianYellow).viewBlock
                  .alignSelf(.attach([.bottom, .horizontal]))
                UIView.square(.mondrianBlue).viewBlock.alignSelf(.attach([.leading, .vertical]))
              }
            }
          },
          Sample("Stretched between two edges, three, and all", height: 110) { stage in
            Mondrian.buildSubviews(on: stage) {
              ZStackBlock {
                UIView.square(.mondrianYellow).viewBlock.alignSelf(.attach(.all))
                UIView.square(.mondrianRed).viewBlock
                  .alignSelf(.attach([.top, .bottom, .leading]))
                UIView.square(.mondrianBlue).viewBlock.alignSelf(.attach(.horizontal))
              }
            }
          },
        ]))
  }
}
