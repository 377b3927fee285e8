import DeStijl

/// Times single changes of a long layout.
@MainActor
enum ChangeBenchmark {
  /// Prints the times of a reload, and of changes to lists.
  static func run(isQuick: Bool) throws(UsageError) {
    let budget = Duration.milliseconds(isQuick ? 100 : 1_000)
    let count = isQuick ? 100 : 1_000
    try reload(rows: count, budget)
    print(
      "changes of one of \(count), milliseconds, and times the first layout;",
      "constraints made, components solved and objects made")
    try edit(RowList(count), "insert a row", "remove it", budget, most: (14, 3, 165)) {
      list, step in
      list.insert(step * 7 % count)
    } undo: {
      $0.remove($1 * 7 % count)
    } make: {
      RowList(count)
    }
    try edit(
      ArrangedList(count), "hide an arranged view", "show it", budget, most: (1, 1, 105)
    ) { list, step in
      list.stack.arrangedSubviews[step * 7 % count].isHidden = true
    } undo: {
      $0.stack.arrangedSubviews[$1 * 7 % count].isHidden = false
    } make: {
      ArrangedList(count)
    }
  }

  /// Prints the time to reload a layout whose description is unchanged.
  private static func reload(rows count: Int, _ budget: Duration) throws(UsageError) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: CGFloat(count * 52 + 100)))
    let rows = (0..<count).map(ListRow.init)
    let rest = UIView()
    let manager = LayoutManager()
    let description = {
      evaluated {
        VStackBlock(spacing: 8, alignment: .fill) {
          for row in rows { row.block }
          rest
        }
      }
    }
    manager.setup(on: host) { description() }
    host.layoutIfNeeded()
    var size = 0
    let times = Measurement.medians(of: ["evaluate", "reload"], budget: budget) { measure in
      measure("evaluate") { size += description().count }
      measure("reload") { manager.reloadLayout() }
    }
    let (evaluate, reload) = (times["evaluate"] ?? 0, times["reload"] ?? 0)
    let ratio = formatted(reload / evaluate, decimals: 1)
    let objects = ObjectCount.of { size += description().count }
    let before = Headless.counters
    let reloaded = ObjectCount.of {
      manager.reloadLayout()
      host.layoutIfNeeded()
    }
    let work = Headless.counters - before
    print(
      "Changes: milliseconds to evaluate a description of \(count) rows, and to reload it as it is;",
      "objects made by each")
    print(
      "  \(formatted(evaluate))  \(formatted(reload)) × \(ratio)",
      [objects, reloaded].compactMap { $0?.description }.joined(separator: "  "), separator: "  ")
    try limit(
      "Constraints that a reload without a change touches",
      work.constraintsAdded + work.constraintsRemoved + work.constraintsEdited, to: 0)
    try limit("Components that a reload without a change solves", work.componentsSolved, to: 0)
    guard let objects, let reloaded else { return }
    try limit("Objects made by a reload without a change", reloaded, to: objects + 8)
  }

  private static func evaluated(@BlockBuilder _ blocks: () -> [any Block]) -> [any Block] {
    blocks()
  }

  private static func edit<List: ChangingList>(
    _ list: List, _ there: String, _ back: String, _ budget: Duration,
    most: (constraints: Int, components: Int, objects: Int), change: @escaping (List, Int) -> Void,
    undo: @escaping (List, Int) -> Void,
    make: () -> List
  ) throws(UsageError) {
    let first = Measurement.medians(of: ["layout"], budget: budget) { measure in
      let fresh = make()
      measure("layout") { fresh.host.layoutIfNeeded() }
    }
    list.host.layoutIfNeeded()
    var step = 0
    let times = Measurement.medians(of: [there, back], budget: budget) { measure in
      step += 1
      measure(there) {
        change(list, step)
        list.host.layoutIfNeeded()
      }
      measure(back) {
        undo(list, step)
        list.host.layoutIfNeeded()
      }
    }
    let deeds = [(there, change), (back, undo)]
    // Counts at several fixed places: at some of them arrays grow, and the number of steps so far
    // depends on the time.
    let counts = (0..<5).map { step in
      deeds.map { _, deed in
        EditCounts {
          deed(list, step)
          list.host.layoutIfNeeded()
        }
      }
    }
    for (number, (name, _)) in deeds.enumerated() {
      let counts = counts.map { $0[number] }
      let share = (times[name] ?? 0) / (first["layout"] ?? 1)
      let constraints = counts.map(\.constraints).max() ?? 0
      let components = counts.map(\.components).max() ?? 0
      let objects = ObjectCount.median(counts.map(\.objects))
      let numbers = [constraints, components, objects].compactMap { $0?.description }
      print(
        "  \(name) \(formatted(times[name] ?? 0))  × \(formatted(share)) ",
        numbers.joined(separator: "  "))
      try limit("To \(name), constraints made", constraints, to: most.constraints)
      try limit("To \(name), components solved", components, to: most.components)
      try limit("To \(name), objects made", objects ?? 0, to: most.objects)
    }
  }
}

/// The work of an edit.
@MainActor
private struct EditCounts {
  let constraints: Int
  let components: Int
  let objects: Int?

  init(of edit: () -> Void) {
    let before = Headless.counters
    objects = ObjectCount.of(edit)
    let work = Headless.counters - before
    (constraints, components) = (work.constraintsAdded, work.componentsSolved)
  }
}

@MainActor
private protocol ChangingList {
  var host: UIView { get }
}

/// Rows one below the other, each with an icon, a title and a detail, with constraints written by
/// hand.
@MainActor
private final class RowList: ChangingList {
  let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var rows: [(view: UIView, top: NSLayoutConstraint)] = []

  init(_ count: Int) {
    for number in 0..<count { insert(number) }
  }

  func insert(_ number: Int) {
    let view = row(number)
    host.insertSubview(view, at: number)
    let top = link(view, below: number == 0 ? nil : rows[number - 1].view)
    var constraints = [
      top, view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -16),
      view.heightAnchor.constraint(equalToConstant: 44),
    ]
    if number < rows.count {
      rows[number].top.isActive = false
      rows[number].top = link(rows[number].view, below: view)
      constraints.append(rows[number].top)
    }
    NSLayoutConstraint.activate(constraints)
    rows.insert((view, top), at: number)
  }

  func remove(_ number: Int) {
    rows[number].view.removeFromSuperview()
    rows.remove(at: number)
    guard number < rows.count else { return }
    rows[number].top = link(rows[number].view, below: number == 0 ? nil : rows[number - 1].view)
    rows[number].top.isActive = true
  }

  private func link(_ view: UIView, below previous: UIView?) -> NSLayoutConstraint {
    view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? host.topAnchor, constant: 8)
  }

  private func row(_ number: Int) -> UIView {
    let view = UIView()
    let row = ListRow(number)
    let (icon, title, detail) = (row.icon, row.title, row.detail)
    view.translatesAutoresizingMaskIntoConstraints = false
    for part in row.views {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24),
      icon.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      detail.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      detail.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: detail.leadingAnchor, constant: -8),
    ])
    return view
  }
}

/// A stack view with many views.
@MainActor
private final class ArrangedList: ChangingList {
  let stack = UIStackView()
  let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(_ count: Int) {
    stack.axis = .vertical
    stack.spacing = 8
    for number in 0..<count {
      stack.addArrangedSubview(Box(CGSize(width: 60 + number * 73 % 200, height: 20)))
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: host.topAnchor),
      stack.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
  }
}
