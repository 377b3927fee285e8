import DeStijl
import Foundation

/// Times layouts of growing size: what they cost is to grow in step with it.
@MainActor
enum GrowthBenchmark {
  private typealias Subject = (view: UIView, build: (UIView) -> Void)

  /// The greatest exponent of what is counted that counts as linear.
  private static let most = 1.15

  /// Prints what each costs at two sizes, to build and lay out, and the exponents of its growth between
  /// them: of time, which moves with the machine, and of what is counted.
  static func run(isQuick: Bool) throws(UsageError) {
    var tooSteep: [String] = []
    let budget = Duration.milliseconds(isQuick ? 60 : 400)
    let sizes = isQuick ? [50, 200] : [100, 400]
    print(
      "Growth: milliseconds for \(sizes[0]) and \(sizes[1]), and the exponent between them, of time and of what"
        + " grows most of constraints, variables, components, pivots, layouts and measured texts")
    for (name, subject) in subjects {
      let times = sizes.map { size in
        Measurement.medians(of: [name], budget: budget) { measure in
          let (view, build) = subject(size)
          measure(name) {
            build(view)
            view.layoutIfNeeded()
          }
        }[name] ?? 0
      }
      func exponent(_ small: Double, _ large: Double) -> Double {
        log(large / small) / log(Double(sizes[1]) / Double(sizes[0]))
      }
      let works = sizes.map { size in
        let (view, build) = subject(size)
        let before = Headless.counters
        build(view)
        view.layoutIfNeeded()
        return work(Headless.counters - before)
      }
      let steepest =
        zip(works[0], works[1]).filter { $0.0 > 0 }
        .map { exponent(Double($0), Double($1)) }.max() ?? 0
      if steepest > most { tooSteep.append(name) }
      print(
        "  \(name) \(formatted(times[0]))  \(formatted(times[1]))  exponent",
        formatted(exponent(times[0], times[1]), decimals: 2), formatted(steepest, decimals: 2))
    }
    guard tooSteep.isEmpty else {
      throw UsageError("These grow faster than linearly: \(tooSteep.joined(separator: ", "))")
    }
  }

  /// What a layout has cost, in numbers that no other program changes.
  private static func work(_ counters: Headless.Counters) -> [Int] {
    [
      counters.constraintsAdded, counters.variablesAdded, counters.componentsSolved,
      counters.pivots, counters.viewsLaidOut, counters.textsMeasured,
    ]
  }

  private static var subjects: [(String, (Int) -> Subject)] {
    [
      ("required chain", { chain($0, [.required]) }),
      ("chain at 999", { chain($0, [UILayoutPriority(999)]) }),
      (
        "chain at 999, 998.5, …",
        { size in chain(size, (0..<size).map { UILayoutPriority(999 - Float($0) / 2) }) }
      ),
      ("stack view, equal spacing", { arranged($0, .equalSpacing, 60) }),
      ("stack view, equal spacing, overfull", { arranged($0, .equalSpacing, 15) }),
      ("stack view, equal centering", { arranged($0, .equalCentering, 60) }),
      ("row of blocks, equal gaps", row),
      ("scrolled rows", { scrolled($0, lines: 1) }),
      ("scrolled rows, wrapping", { scrolled($0, lines: 0) }),
      ("flexible grid", grid),
      ("views in views", nested),
      ("contradicting row in a chain", contradicting),
    ]
  }

  private static func host(_ size: Int) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 390, height: CGFloat(size) * 60))
  }

  private static func box(_ number: Int) -> UIView {
    Box(CGSize(width: 30 + number * 7 % 20, height: 20 + number * 3 % 10))
  }

  /// Views one below the other, each below the last with one of some priorities in turn.
  private static func chain(_ size: Int, _ priorities: [UILayoutPriority]) -> Subject {
    (
      host(size),
      { host in
        var last: UIView?
        for number in 0..<size {
          let view = box(number)
          view.translatesAutoresizingMaskIntoConstraints = false
          host.addSubview(view)
          let top = view.topAnchor.constraint(
            equalTo: last?.bottomAnchor ?? host.topAnchor, constant: 8)
          top.priority = priorities[number % priorities.count]
          NSLayoutConstraint.activate([
            top, view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
          ])
          last = view
        }
      }
    )
  }

  private static func arranged(
    _ size: Int, _ distribution: UIStackView.Distribution, _ length: CGFloat
  ) -> Subject {
    let stack = UIStackView(
      frame: CGRect(x: 0, y: 0, width: 390, height: CGFloat(size) * length))
    return (
      stack,
      { _ in
        stack.axis = .vertical
        stack.distribution = distribution
        for number in 0..<size { stack.addArrangedSubview(box(number)) }
      }
    )
  }

  private static func row(_ size: Int) -> Subject {
    (
      host(size),
      { host in
        let boxes = (0..<size).map(box)
        Mondrian.buildSubviews(on: host) {
          VStackBlock(spacing: 8, alignment: .leading, distribution: .equalSpacing) { boxes }
        }
      }
    )
  }

  private static func scrolled(_ size: Int, lines: Int) -> Subject {
    (
      UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800)),
      { host in
        Mondrian.buildSubviews(on: host) {
          VScrollBlock {
            VStackBlock(spacing: 8, alignment: .leading) {
              for number in 0..<size { label(number, lines) }
            }
          }
        }
      }
    )
  }

  private static func label(_ number: Int, _ lines: Int) -> UILabel {
    let label = UILabel()
    label.text = "Row \(number)" + String(repeating: " of a list", count: number % 7)
    label.numberOfLines = lines
    return label
  }

  private static func grid(_ columns: Int) -> Subject {
    (
      UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(columns) * 60, height: 390)),
      { host in
        let cells = (0..<columns).map(box)
        Mondrian.buildSubviews(on: host) {
          VGridBlock(columns: Array(repeating: .init(.flexible()), count: columns), spacing: 4) {
            cells
          }
        }
      }
    )
  }

  private static func nested(_ depth: Int) -> Subject {
    (
      host(depth),
      { host in
        var outer = host
        for _ in 0..<depth {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          outer.addSubview(view)
          NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
          ])
          outer = view
        }
      }
    )
  }

  /// A chain of which one view is to be of two heights, laid out again as texts change.
  private static func contradicting(_ size: Int) -> Subject {
    let (host, build) = chain(size, [.required])
    let handler = Headless.conflictHandler
    defer { Headless.conflictHandler = handler }
    Headless.conflictHandler = { _ in true }
    build(host)
    for height in [40.0, 50] {
      host.subviews[size / 2].heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    host.layoutIfNeeded()
    return (
      host,
      { host in
        (host.subviews.first as? Box)?.content.height += 1
      }
    )
  }
}
