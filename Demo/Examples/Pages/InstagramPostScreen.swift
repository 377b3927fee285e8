import DeStijl

struct InstagramPostScreen: Screen {
  let name = "instagram-post"
  let title = "A post"
  let summary = "A header, a square picture with a caption on it, and a row of actions."

  var body: ScreenBody {
    let view = UIView()
    view.backgroundColor = .paper
    Mondrian.buildSubviews(on: view) {
      VScrollBlock(alignment: .fill) {
        header
        picture
        actions.spacingAfter(10)
        UILabel.text("Composition with red, yellow and blue, seen on a Linux machine.")
          .huggingPriority(.vertical, .required)
          .padding(.horizontal, 12)
          .spacingAfter(12)
      }
      .container(respectingSafeAreaEdges: .horizontal)
    }
    return .view(view)
  }

  @MainActor
  private var header: some Block {
    HStackBlock(spacing: 10) {
      UIView.square(.mondrianRed, 36).rounded(18)
      VStackBlock(spacing: 2, alignment: .leading) {
        UILabel.text("piet", .subheadline)
        UILabel.text("Amersfoort", .caption1, color: .fadedInk)
      }
      StackingSpacer(minLength: 8)
      icon("ellipsis")
    }
    .padding(12)
  }

  @MainActor
  private var picture: some Block {
    PaintingView(side: 28).named("picture").viewBlock
      .aspectRatio(1)
      .overlay(
        UILabel.text("1930", .caption1, color: .white)
          .viewBlock
          .padding(6)
          .background(UIView.mock(backgroundColor: .mondrianBlack).rounded(6))
          .relative([.top, .leading], 12)
      )
  }

  @MainActor
  private var actions: some Block {
    HStackBlock(spacing: 16) {
      icon("heart")
      icon("message")
      icon("paperplane")
      StackingSpacer(minLength: 0)
      icon("bookmark")
    }
    .padding(12)
  }

  @MainActor
  private func icon(_ name: String) -> UIView {
    let icon = UIImageView(image: UIImage(systemName: name))
    icon.tintColor = .ink
    icon.setContentHuggingPriority(.required, for: .horizontal)
    icon.setContentHuggingPriority(.required, for: .vertical)
    return icon.named(name)
  }
}
