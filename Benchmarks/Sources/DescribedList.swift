import DeStijl

/// Rows one below the other, 8 points apart, and a view below them that fills the rest.
///
/// The frames of all views are the same in each dialect.
@MainActor
struct DescribedList {
  let host: UIView
  let rows: [ListRow]
  let rest = UIView()

  init(_ count: Int) {
    host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: CGFloat(count) * 52 + 100))
    rows = (0..<count).map(ListRow.init)
  }

  /// The frames of all views.
  var frames: [CGRect] { (rows.flatMap(\.views) + [rest]).map(\.frame) }

  /// The constraints between them.
  var constraints: Int { ([host] + host.subviews).reduce(0) { $0 + $1.constraints.count } }

  /// Adds all views and describes their layout.
  func describe(in dialect: Dialect) {
    switch dialect {
    case .hand: describeByHand()
    case .chain: describeAsChain()
    case .content: describeAsContent(.fixed(.required))
    case .anchors: describeWithAnchors()
    case .blocks: describeInBlocks()
    }
  }

  /// The distance from the start of a row to its centered icon, and from the last icon to the rest.
  private static let (inset, restInset): (CGFloat, CGFloat) = (10, 18)
  /// The distance from one icon to the next.
  private static let gap: CGFloat = 28
  /// The least distance from a title to its detail: the spacing of a row plus the length of its
  /// spacer.
  private static let least: CGFloat = 16

  private func describeByHand() {
    for view in rows.flatMap(\.views) + [rest] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(rows.count * 9 + 4)
    var end = host.topAnchor
    var distance = Self.inset
    for row in rows {
      constraints += [
        row.icon.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        row.icon.topAnchor.constraint(equalTo: end, constant: distance),
        row.icon.widthAnchor.constraint(equalToConstant: 24),
        row.icon.heightAnchor.constraint(equalToConstant: 24),
        row.title.leadingAnchor.constraint(equalTo: row.icon.trailingAnchor, constant: 8),
        row.title.centerYAnchor.constraint(equalTo: row.icon.centerYAnchor),
        row.title.trailingAnchor.constraint(
          lessThanOrEqualTo: row.detail.leadingAnchor, constant: -Self.least),
        row.detail.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        row.detail.centerYAnchor.constraint(equalTo: row.icon.centerYAnchor),
      ]
      (end, distance) = (row.icon.bottomAnchor, Self.gap)
    }
    constraints += [
      rest.topAnchor.constraint(equalTo: end, constant: Self.restInset),
      rest.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      rest.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      rest.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
  }

  private func describeAsChain() {
    for view in rows.flatMap(\.views) + [rest] { host.addSubview(view) }
    var last: UIView?
    for row in rows {
      let icon = row.icon.mondrian.layout.leading(.toSuperview).size(24)
      if let last {
        icon.top(.to(last).bottom, .exact(Self.gap)).activate()
      } else {
        icon.top(.toSuperview, .exact(Self.inset)).activate()
      }
      row.title.mondrian.layout
        .leading(.to(row.icon).trailing, .exact(8)).centerY(.to(row.icon).centerY)
        .trailing(.to(row.detail).leading, .min(Self.least)).activate()
      row.detail.mondrian.layout
        .trailing(.toSuperview).centerY(.to(row.icon).centerY).activate()
      last = row.icon
    }
    guard let last else { return }
    rest.mondrian.layout
      .top(.to(last).bottom, .exact(Self.restInset)).leading(.toSuperview).trailing(.toSuperview)
      .bottom(.toSuperview).activate()
  }

  /// - Parameter priority: Required, as in the other dialects. With the dialect's default, later
  ///   statements have lower priorities, so that texts win.
  func describeAsContent(_ priority: DefaultPriority) {
    host.layoutContent(defaultPriority: priority) { content in
      var last: UIView?
      for row in rows {
        let icon = content.put(row.icon).left(.equal, to: .parent)
          .size(.equalTo(CGSize(width: 24, height: 24)))
        if let last {
          icon.top(.equalTo(Self.gap), to: last.bottomAnchor)
        } else {
          icon.top(.equalTo(Self.inset), to: .parent)
        }
        content.put(row.detail)
          .right(.equal, to: .parent).centerY(.equal, to: row.icon.centerYAnchor)
        content.put(row.title)
          .left(.equalTo(8), to: row.icon.rightAnchor).centerY(.equal, to: row.icon.centerYAnchor)
          .right(.lessThanTo(Self.least), to: row.detail.leftAnchor)
        last = row.icon
      }
      guard let last else { return }
      content.put(rest)
        .top(.equalTo(Self.restInset), to: last.bottomAnchor).left(.equal, to: .parent)
        .right(.equal, to: .parent).bottom(.equal, to: .parent)
    }
  }

  private func describeWithAnchors() {
    for view in rows.flatMap(\.views) + [rest] { host.addSubview(view) }
    var last: UIView?
    for row in rows {
      let icon = row.icon.leadingAnchor(0).sizeAnchor(CGSize(width: 24, height: 24))
      if let last {
        icon.topAnchor(Self.gap.from(last.bottomAnchor)).build()
      } else {
        icon.topAnchor(Self.inset).build()
      }
      row.title.leadingAnchor(8.from(row.icon.trailingAnchor))
        .centerYAnchor(0.from(row.icon.centerYAnchor))
        .trailingAnchor(Self.least.orLess.from(row.detail.leadingAnchor)).build()
      row.detail.trailingAnchor(0).centerYAnchor(0.from(row.icon.centerYAnchor)).build()
      last = row.icon
    }
    guard let last else { return }
    rest.topAnchor(Self.restInset.from(last.bottomAnchor)).leadingAnchor(0).trailingAnchor(0)
      .bottomAnchor(0).build()
  }

  private func describeInBlocks() {
    Mondrian.buildSubviews(on: host) {
      VStackBlock(spacing: 8, alignment: .fill) {
        for row in rows { row.block }
        rest
      }
    }
  }
}
