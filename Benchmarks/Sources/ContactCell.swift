import DeStijl

/// A typical cell: a view with its parts as properties.
final class ContactCell: UIView {
  static let bounds = CGRect(x: 0, y: 0, width: 390, height: 65)

  /// The least distance from a text to the badge: the spacing of the row plus the length of its
  /// spacer.
  private static let least: CGFloat = 20

  private let icon = UIView()
  private let title = Box(CGSize(width: 120, height: 20))
  private let detail = Box(CGSize(width: 180, height: 17))
  private let badge = Box(CGSize(width: 24, height: 16))

  /// Adds the parts and describes their layout.
  func describe(in dialect: Dialect) {
    switch dialect {
    case .hand: describeByHand()
    case .chain: describeAsChain()
    case .content: describeAsContent()
    case .anchors: describeWithAnchors()
    case .blocks: describeInBlocks()
    }
  }

  /// Shows other texts at another width, as a reused cell does.
  func rebind(_ step: Int) {
    title.content.width = CGFloat(100 + step * 7 % 60)
    detail.content.width = CGFloat(150 + step * 11 % 90)
    frame.size.width = Self.bounds.width - CGFloat(step % 3) * 15
  }

  /// The frames of the parts.
  var frames: [CGRect] { [icon, title, detail, badge].map(\.frame) }

  /// Returns the numbers of constraints and guides in the cell.
  func count() -> (constraints: Int, guides: Int) {
    let views = [self, icon, title, detail, badge]
    return (
      views.reduce(0) { $0 + $1.constraints.count }, views.reduce(0) { $0 + $1.layoutGuides.count }
    )
  }

  private func describeByHand() {
    for view in [icon, title, detail, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      title.trailingAnchor.constraint(
        lessThanOrEqualTo: badge.leadingAnchor, constant: -Self.least),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.trailingAnchor.constraint(
        lessThanOrEqualTo: badge.leadingAnchor, constant: -Self.least),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalToConstant: 16),
    ])
  }

  private func describeAsChain() {
    for view in [icon, title, detail, badge] { addSubview(view) }
    icon.mondrian.layout
      .leading(.toSuperview, .exact(16)).centerY(.toSuperview).size(40).activate()
    title.mondrian.layout
      .leading(.to(icon).trailing, .exact(12)).top(.toSuperview, .exact(12))
      .trailing(.to(badge).leading, .min(Self.least)).activate()
    detail.mondrian.layout
      .leading(.to(title).leading).top(.to(title).bottom, .exact(4))
      .trailing(.to(badge).leading, .min(Self.least)).activate()
    badge.mondrian.layout
      .trailing(.toSuperview, .exact(16)).centerY(.toSuperview)
      .size(CGSize(width: 24, height: 16)).activate()
  }

  private func describeAsContent() {
    layoutContent { content in
      content.put(icon)
        .left(.equalTo(16), to: .parent).centerY(.equal, to: .parent)
        .size(.equalTo(CGSize(width: 40, height: 40)))
      content.put(badge)
        .right(.equalTo(16), to: .parent).centerY(.equal, to: .parent)
        .size(.equalTo(CGSize(width: 24, height: 16)))
      content.put(title)
        .left(.equalTo(12), to: icon.rightAnchor).top(.equalTo(12), to: .parent)
        .right(.lessThanTo(Self.least), to: badge.leftAnchor)
      content.put(detail)
        .left(.equal, to: title.leftAnchor).top(.equalTo(4), to: title.bottomAnchor)
        .right(.lessThanTo(Self.least), to: badge.leftAnchor)
    }
  }

  private func describeWithAnchors() {
    for view in [icon, title, detail, badge] { addSubview(view) }
    icon.leadingAnchor(16).centerYAnchor(0).sizeAnchor(CGSize(width: 40, height: 40)).build()
    badge.trailingAnchor(16).centerYAnchor(0).sizeAnchor(CGSize(width: 24, height: 16)).build()
    title.leadingAnchor(12.from(icon.trailingAnchor)).topAnchor(12)
      .trailingAnchor(Self.least.orLess.from(badge.leadingAnchor)).build()
    detail.leadingAnchor(0.from(title.leadingAnchor)).topAnchor(4.from(title.bottomAnchor))
      .trailingAnchor(Self.least.orLess.from(badge.leadingAnchor)).build()
  }

  private func describeInBlocks() {
    Mondrian.buildSubviews(on: self) {
      HStackBlock(spacing: 12, alignment: .center) {
        icon.viewBlock.size(40)
        VStackBlock(spacing: 4, alignment: .leading) {
          title
          detail
        }
        StackingSpacer(minLength: 8)
        badge.viewBlock.size(width: 24, height: 16)
      }
      .padding(.horizontal, 16)
    }
  }
}
