import DeStijl

struct ProfileScreen: FigureScreen {
  let name = "classic-profile"
  let title = "Classic: a profile"
  let summary = "A picture and a name in a row of 100 points."

  var figures: [Figure] {
    [
      Figure(
        "A picture and a name", height: 100,
        blocks: { stage in
          Mondrian.buildSubviews(on: stage) {
            HStackBlock(spacing: 20) {
              picture.size(60)
              profileName
            }
            .padding(.horizontal, 20)
          }
        },
        chain: { stage in
          let (picture, name) = (picture, profileName)
          stage.addSubview(picture)
          stage.addSubview(name)
          Mondrian.layout {
            picture.mondrian.layout.size(60).leading(.toSuperview, 20).centerY(.toSuperview)
            name.mondrian.layout
              .leading(.to(picture).trailing, 20)
              .trailing(.toSuperview, 20)
              .centerY(.toSuperview)
          }
        },
        content: { stage in
          stage.layoutContent { content in
            content.put(picture)
              .size(.equalTo(CGSize(width: 60, height: 60)))
              .leading(.equalTo(20), to: .parent)
              .centerY(.equal, to: .parent)
            content.put(profileName)
              .leading(.equalTo(20), to: Anchor(of: .previous).trailingAnchor)
              .trailing(.equalTo(20), to: .parent)
              .centerY(.equal, to: .parent)
          }
        },
        anchors: { stage in
          let picture = picture
          stage.add {
            picture.sizeAnchor(CGSize(width: 60, height: 60)).leadingAnchor(20).centerYAnchor(0)
            profileName.leadingAnchor(20.from(picture.trailingAnchor)).trailingAnchor(20)
              .centerYAnchor(0)
          }
        })
    ]
  }

  @MainActor
  private var picture: UIView { UIView.square(.mondrianRed, 60).rounded(30) }

  @MainActor
  private var profileName: UILabel { UILabel.text("Piet Mondrian", .headline) }
}
