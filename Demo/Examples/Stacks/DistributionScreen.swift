import DeStijl

struct DistributionScreen: Screen {
  let name = "distribution"
  let title = "Stacks: distribution"
  let summary = "How a row distributes the space that its elements leave."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          sample("equalSizes", .equalSizes), sample("equalSpacing", .equalSpacing),
          sample("equalCentering", .equalCentering),
          Sample("Weights of 1 and 2, a square that keeps its size") { stage in
            Mondrian.buildSubviews(on: stage) {
              HStackBlock(spacing: 4) {
                UIView.square(.mondrianRed).weight(1)
                UIView.square(.mondrianYellow)
                UIView.square(.mondrianBlue).weight(2)
              }
            }
          },
          Sample("First baselines") { stage in
            Mondrian.buildSubviews(on: stage) {
              HStackBlock(spacing: 8, alignment: .firstBaseline) {
                UILabel.text("Mondrian", .title1)
                UILabel.text("1921", .footnote)
                StackingSpacer(minLength: 0)
              }
            }
          },
          Sample("StackSeparators") { stage in
            Mondrian.buildSubviews(on: stage) {
              VStackBlock(spacing: 6, alignment: .leading) {
                UILabel.text("Red", .footnote)
                UILabel.text("Yellow", .footnote)
                UILabel.text("Blue", .footnote)
              }
              .separators()
            }
          },
        ]))
  }

  @MainActor
  private func sample(_ caption: String, _ distribution: StackDistribution) -> Sample {
    Sample(caption) { stage in
      Mondrian.buildSubviews(on: stage) {
        HStackBlock(spacing: 4, distribution: distribution) {
          UIView.square(.mondrianRed, 24)
          UIView.square(.mondrianYellow, 48)
          UIView.square(.mondrianBlue, 36)
        }
      }
    }
  }
}
