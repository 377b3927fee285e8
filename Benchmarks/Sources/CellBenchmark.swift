import DeStijl

/// Times the everyday cell (an icon, two labels, a badge) in each dialect, as multiples of what it costs
/// when its constraints are written by hand.
@MainActor
enum CellBenchmark {
  private static let copies = 50
  /// How many constraints and guides a cell may have.
  private static let most = ["blocks": (constraints: 25, guides: 1)]

  /// Prints what describing, activating and laying out one cell costs, with its constraints and guides.
  static func run(isQuick: Bool) throws(UsageError) {
    let budget = Duration.milliseconds(isQuick ? 200 : 2_000)
    let dialects: [(name: String, describe: (Cell) -> Void)] = [
      ("by hand", { $0.describeByHand() }), ("chain", { $0.describeAsChain() }),
      ("content", { $0.describeAsContent() }), ("anchors", { $0.describeWithAnchors() }),
      ("blocks", { $0.describeInBlocks() }),
    ]
    let parts = dialects.flatMap { ["\($0.name) describe", "\($0.name) layout"] }
    var counts: [String: (constraints: Int, guides: Int)] = [:]
    var frames: [String: [CGRect]] = [:]
    let times = Measurement.medians(of: parts, budget: budget) { measure in
      for (name, describe) in dialects {
        let hosts = (0..<copies).map { _ in UIView(frame: Cell.bounds) }
        let cells = hosts.map { host in
          let cell = Cell(frame: Cell.bounds)
          host.addSubview(cell)
          return cell
        }
        measure("\(name) describe") { for cell in cells { describe(cell) } }
        measure("\(name) layout") { for host in hosts { host.layoutIfNeeded() } }
        counts[name] = cells[0].count()
        frames[name] = cells[0].frames
      }
    }
    print(
      "Cell: microseconds to describe, and to lay out, and times by hand; constraints and guides")
    for (name, _) in dialects {
      let (describe, layout) = ("\(name) describe", "\(name) layout")
      func micro(_ part: String) -> String {
        formatted((times[part] ?? 0) * 1e3 / Double(copies), decimals: 1)
      }
      func ratio(_ part: String, _ base: String) -> String {
        formatted((times[part] ?? 0) / (times[base] ?? 1), decimals: 1)
      }
      let count = counts[name] ?? (0, 0)
      print(
        "  \(name) \(micro(describe)) × \(ratio(describe, "by hand describe"))",
        " \(micro(layout)) × \(ratio(layout, "by hand layout"))",
        " \(count.constraints) + \(count.guides)")
      let most = most[name] ?? (14, 0)
      guard frames[name] == frames["by hand"] else {
        throw UsageError("The cell in \(name) is another one than by hand: \(frames[name] ?? [])")
      }
      guard count.constraints <= most.constraints, count.guides <= most.guides else {
        throw UsageError("The cell in \(name) has come to more than \(most) constraints and guides")
      }
    }
  }
}

/// A cell as people write it: a view with its parts as properties.
private final class Cell: UIView {
  static let bounds = CGRect(x: 0, y: 0, width: 390, height: 65)

  private let icon = UIView()
  private let title = Box(CGSize(width: 120, height: 20))
  private let detail = Box(CGSize(width: 180, height: 17))
  private let badge = Box(CGSize(width: 24, height: 16))

  /// Where its parts are.
  var frames: [CGRect] { [icon, title, detail, badge].map(\.frame) }

  /// The constraints and guides in it.
  func count() -> (constraints: Int, guides: Int) {
    let views = [self, icon, title, detail, badge]
    return (
      views.reduce(0) { $0 + $1.constraints.count }, views.reduce(0) { $0 + $1.layoutGuides.count }
    )
  }

  func describeByHand() {
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
        lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.trailingAnchor.constraint(
        lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalToConstant: 16),
    ])
  }

  func describeAsChain() {
    for view in [icon, title, detail, badge] { addSubview(view) }
    icon.mondrian.layout
      .leading(.toSuperview, .exact(16)).centerY(.toSuperview).size(40).activate()
    title.mondrian.layout
      .leading(.to(icon).trailing, .exact(12)).top(.toSuperview, .exact(12))
      .trailing(.to(badge).leading, .min(8)).activate()
    detail.mondrian.layout
      .leading(.to(title).leading).top(.to(title).bottom, .exact(4))
      .trailing(.to(badge).leading, .min(8)).activate()
    badge.mondrian.layout
      .trailing(.toSuperview, .exact(16)).centerY(.toSuperview)
      .size(CGSize(width: 24, height: 16)).activate()
  }

  func describeAsContent() {
    layoutContent { content in
      content.put(icon)
        .left(.equalTo(16), to: .parent).centerY(.equal, to: .parent)
        .size(.equalTo(CGSize(width: 40, height: 40)))
      content.put(badge)
        .right(.equalTo(16), to: .parent).centerY(.equal, to: .parent)
        .size(.equalTo(CGSize(width: 24, height: 16)))
      content.put(title)
        .left(.equalTo(12), to: icon.rightAnchor).top(.equalTo(12), to: .parent)
        .right(.lessThanTo(8), to: badge.leftAnchor)
      content.put(detail)
        .left(.equal, to: title.leftAnchor).top(.equalTo(4), to: title.bottomAnchor)
        .right(.lessThanTo(8), to: badge.leftAnchor)
    }
  }

  func describeWithAnchors() {
    for view in [icon, title, detail, badge] { addSubview(view) }
    icon.leadingAnchor(16).centerYAnchor(0).sizeAnchor(CGSize(width: 40, height: 40)).build()
    badge.trailingAnchor(16).centerYAnchor(0).sizeAnchor(CGSize(width: 24, height: 16)).build()
    title.leadingAnchor(12.from(icon.trailingAnchor)).topAnchor(12)
      .trailingAnchor(8.orLess.from(badge.leadingAnchor)).build()
    detail.leadingAnchor(0.from(title.leadingAnchor)).topAnchor(4.from(title.bottomAnchor))
      .trailingAnchor(8.orLess.from(badge.leadingAnchor)).build()
  }

  func describeInBlocks() {
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
