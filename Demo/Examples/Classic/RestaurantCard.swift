import DeStijl

/// A card that recommends a restaurant. Each dialect can lay it out, with the same picture.
final class RestaurantCard: UIView {
  enum Dialect: CaseIterable { case blocks, chain, content, anchors }

  let photo = UIView.mock(backgroundColor: .mondrianYellow)
  let title = UILabel.text("Café De Unie", .headline)
  let rating = UILabel.text("★ 4.8", .footnote, color: .fadedInk)
  let time = UILabel.text("◷ 25 min", .footnote, color: .fadedInk)
  let details = UILabel.text(
    "A façade of 1925 in red, yellow and blue, and the best apple pie of the Mauritsweg.",
    .subheadline)

  init(_ dialect: Dialect) {
    super.init(frame: .zero)
    title.numberOfLines = 1
    rating.numberOfLines = 1
    time.numberOfLines = 1
    details.numberOfLines = 2
    rating.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    title.setContentHuggingPriority(.required, for: .vertical)
    switch dialect {
    case .blocks: layOutWithBlocks()
    case .chain: layOutWithChains()
    case .content: layOutWithContent()
    case .anchors: layOutWithAnchors()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func layOutWithBlocks() {
    Mondrian.buildSubviews(on: self) {
      HStackBlock(spacing: 16, alignment: .fill) {
        photo.viewBlock.width(64)
        VStackBlock(alignment: .fill) {
          title.viewBlock.spacingAfter(4)
          HStackBlock(spacing: 12) {
            rating
            time
          }
          .alignSelf(.leading)
          .spacingAfter(6)
          details
        }
      }
      .padding(UIEdgeInsets(vertical: 17, horizontal: 20))
    }
  }

  private func layOutWithChains() {
    for view in [photo, title, rating, time, details] { addSubview(view) }
    Mondrian.layout {
      photo.mondrian.layout.width(64).vertical(.toSuperview, 17).leading(.toSuperview, 20)
      title.mondrian.layout
        .top(.toSuperview, 17).leading(.to(photo).trailing, 16).trailing(.toSuperview, 20)
      rating.mondrian.layout.top(.to(title).bottom, 4).leading(.to(title))
      time.mondrian.layout
        .top(.to(rating)).leading(.to(rating).trailing, 12).trailing(.to(title), .min(0))
      details.mondrian.layout
        .top(.to(rating).bottom, 6).horizontal(.to(title)).bottom(.toSuperview, 17)
    }
  }

  private func layOutWithContent() {
    layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(photo)
        .width(.equalTo(64))
        .vertical(.equalTo(17), to: .parent)
        .leading(.equalTo(20), to: .parent)
      content.put(title)
        .top(.equalTo(17), to: .parent)
        .leading(.equalTo(16), to: photo.trailingAnchor)
        .trailing(.equalTo(20), to: .parent)
      content.put(rating)
        .top(.equalTo(4), to: title.bottomAnchor)
        .leading(.equal, to: title)
      content.put(time)
        .top(.equal, to: .previous)
        .leading(.equalTo(12), to: Anchor(of: .previous).trailingAnchor)
        .trailing(.lessThan, to: title)
      content.put(details)
        .top(.equalTo(6), to: rating.bottomAnchor)
        .leading(.equal, to: title)
        .trailing(.equal, to: title)
        .bottom(.equalTo(17), to: .parent)
    }
  }

  private func layOutWithAnchors() {
    let icons = HStackView([rating, time])
    icons.spacing = 12
    add {
      photo.widthAnchor(64).verticalAnchor(17).leadingAnchor(20)
      VStack {
        title.bottomSpace(4)
        icons.horizontalAlignment(.leading(0)).bottomSpace(6)
        details
      }
      .verticalAnchor(17)
      .trailingAnchor(20)
      .leadingAnchor(16.from(photo.trailingAnchor))
    }
  }
}
