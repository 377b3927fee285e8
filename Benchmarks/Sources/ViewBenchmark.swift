import DeStijl

/// Times whole layouts: views, constraints, one pass.
@MainActor
enum ViewBenchmark {
  static let parts = ["build", "solve"]

  /// Prints the times of lists of views, and how they grow.
  static func run(isQuick: Bool) {
    let budget = Duration.milliseconds(isQuick ? 60 : 1_000)
    print("Views: milliseconds to build and to lay out; and times the size before")
    var previous: Double?
    for count in isQuick ? [10, 100, 1_000] : [10, 100, 1_000, 10_000] {
      previous = report("list \(count)", budget, after: previous) {
        (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), { fill($0, rows: count) })
      }
    }
    changes(rows: isQuick ? 100 : 1_000, budget)
  }

  /// Prints what changes of a list cost once it has been laid out.
  private static func changes(rows count: Int, _ budget: Duration) {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let first = Measurement.medians(of: parts, budget: budget) { measure in
      for view in list.subviews { view.removeFromSuperview() }
      measure("build") { fill(list, rows: count) }
      measure("solve") { list.layoutIfNeeded() }
    }
    let titles = list.subviews.map { $0.subviews[1] }.compactMap { $0 as? Box }
    var step = 0
    let times = Measurement.medians(of: ["width", "title", "nothing"], budget: budget) { measure in
      step += 1
      measure("width") {
        list.frame.size.width = CGFloat(320 + step % 60)
        list.layoutIfNeeded()
      }
      measure("title") {
        titles[step * 7 % titles.count].content = CGSize(width: 60 + step % 90, height: 20)
        list.layoutIfNeeded()
      }
      measure("nothing") { list.layoutIfNeeded() }
    }
    print("changes of a list of \(count) that is laid out, milliseconds each; in the first layout")
    for change in ["width", "title", "nothing"] {
      let share = (times[change] ?? 0) / (first["solve"] ?? 1)
      print("  \(change) \(formatted(times[change] ?? 0))  × \(formatted(share))")
    }
  }

  /// Prints how long it takes to build something on a view, and to lay it out.
  ///
  /// - Parameters:
  ///   - name: What is measured.
  ///   - budget: How long to go on measuring.
  ///   - previous: The time that the next smaller size took.
  ///   - subject: Makes an empty view, and says how to fill it.
  /// - Returns: The time in milliseconds.
  @discardableResult
  static func report(
    _ name: String, _ budget: Duration, after previous: Double? = nil,
    _ subject: () -> (view: UIView, build: (UIView) -> Void)
  ) -> Double {
    let times = Measurement.medians(of: parts, budget: budget) { measure in
      let (view, build) = subject()
      measure("build") { build(view) }
      measure("solve") { view.layoutIfNeeded() }
    }
    let total = parts.reduce(0) { $0 + (times[$1] ?? 0) }
    let columns = parts.map { formatted(times[$0] ?? 0) } + [formatted(total)]
    let growth = previous.map { " × \(formatted(total / $0, decimals: 1))" } ?? ""
    print("  \(name)", columns.joined(separator: "  ") + growth)
    return total
  }

  /// Adds rows with an icon, a title and a detail, one below the other.
  private static func fill(_ list: UIView, rows count: Int) {
    var constraints: [NSLayoutConstraint] = []
    var top = list.topAnchor
    for number in 0..<count {
      let row = added(UIView(), to: list)
      let icon = added(UIView(), to: row)
      let title = added(
        Box(CGSize(width: 60 + number * 73 % 200, height: 20)), to: row)
      let detail = added(Box(CGSize(width: 30 + number * 41 % 90, height: 17)), to: row)
      detail.setContentCompressionResistancePriority(.init(751), for: .horizontal)
      constraints += [
        row.leadingAnchor.constraint(equalTo: list.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: -16),
        row.topAnchor.constraint(equalTo: top, constant: 8),
        row.heightAnchor.constraint(equalToConstant: 44),
        icon.widthAnchor.constraint(equalToConstant: 24),
        icon.heightAnchor.constraint(equalToConstant: 24),
        icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 12),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        detail.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -12),
        detail.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        title.trailingAnchor.constraint(lessThanOrEqualTo: detail.leadingAnchor, constant: -8),
      ]
      top = row.bottomAnchor
    }
    NSLayoutConstraint.activate(constraints)
  }

  private static func added<View: UIView>(_ view: View, to superview: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }
}

/// A view with content of a given size.
final class Box: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ content: CGSize) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}
