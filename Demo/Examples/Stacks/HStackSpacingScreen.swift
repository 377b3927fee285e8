import DeStijl

struct HStackSpacingScreen: Screen {
  let name = "hstack-spacing"
  let title = "HStackBlock: spacing and additional space"
  let summary = "Spacing, spacers and the space after one block add up; negative spacing overlaps."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          sample("An expanding spacer", isWide: true) {
            UIView.square(.mondrianRed)
            StackingSpacer(minLength: 20)
            UIView.square(.mondrianBlue)
          },
          sample("A fixed spacer of 20") {
            UIView.square(.mondrianRed)
            StackingSpacer(minLength: 20, expands: false)
            UIView.square(.mondrianBlue)
          },
          sample("20 after the first block") {
            UIView.square(.mondrianRed).viewBlock.spacingAfter(20)
            UIView.square(.mondrianBlue)
          },
          sample("Three spacers of 10 merge into one") {
            UIView.square(.mondrianRed)
            StackingSpacer(minLength: 10, expands: false)
            StackingSpacer(minLength: 10, expands: false)
            StackingSpacer(minLength: 10, expands: false)
            UIView.square(.mondrianBlue)
          },
          sample("Spacing of -8", spacing: -8) {
            UIView.square(.mondrianRed)
            UIView.square(.mondrianYellow)
            UIView.square(.mondrianBlue)
          },
        ]))
  }

  @MainActor
  private func sample(
    _ caption: String, isWide: Bool = false, spacing: CGFloat = 4,
    @BlockBuilder content: () -> [any Block]
  ) -> Sample {
    Sample(caption, isWide: isWide) { stage in
      Mondrian.buildSubviews(on: stage) { HStackBlock(spacing: spacing, content: content) }
    }
  }
}
