import DeStijl

extension GrowthSubject {
  /// Labels in a column, as it is and in a scroll view, and one of them that says something else.
  static var columns: [GrowthSubject] {
    [("rows", 1), ("wrapping rows", 0)].flatMap { name, lines in
      strained(name, in: [.none]) { column($0, $1, lines, scrolls: false) }
        + strained("scrolled \(name)", in: [.none, .misfit, .mirrored], base: name) {
          column($0, $1, lines, scrolls: true)
        }
    } + [
      GrowthSubject(name: "one title among wrapping rows", steepest: constant, make: retitled),
      GrowthSubject(name: "rows of statements that count less and less", steepest: 1.8) { size in
        let list = DescribedList(size)
        return (list.host, { _ in list.describeAsContent(.descending) })
      },
    ]
  }

  /// Grids of one row, whose columns share out the width.
  static var grids: [GrowthSubject] {
    // What is tried in vain at first is in step with the size from some thousand columns on: up to 10,000 the
    // exponents are 1.12 and 1.16.
    strained(
      "flexible grid", steepest: [.none: 1.5, .misfit: 1.5, .mirrored: 1.5]
    ) { grid($0, $1, hasMaximum: false) }
      + strained(
        "flexible grid, one column limited",
        steepest: [.none: 1.6, .overfull: 1.4, .misfit: 1.6, .mirrored: 1.6]
      ) { grid($0, $1, hasMaximum: true) }
  }

  private static func column(
    _ size: Int, _ strain: Strain, _ lines: Int, scrolls: Bool
  ) -> Layout {
    let frame = CGRect(x: 0, y: 0, width: 390, height: scrolls ? 800 : CGFloat(size) * 100)
    let host = UIView(frame: frame)
    strain.turn(host)
    return (
      host,
      { host in
        let labels = (0..<size).map { number in
          label(number, lines, words: strain == .misfit && number == size / 2 ? 100 : number % 7)
        }
        labels.forEach(strain.turn)
        Mondrian.buildSubviews(on: host) {
          let rows = VStackBlock(spacing: 8, alignment: .leading) {
            labels
            StackingSpacer(minLength: 0)
          }
          if scrolls { VScrollBlock { rows } } else { rows }
        }
      }
    )
  }

  private static func label(_ number: Int, _ lines: Int, words: Int) -> UILabel {
    let label = UILabel()
    label.text = "Row \(number)" + String(repeating: " of a list", count: words)
    label.numberOfLines = lines
    return label
  }

  /// What is measured is the last label, after which nothing moves.
  private static func retitled(_ size: Int) -> Layout {
    let (host, build) = column(size, .none, 0, scrolls: false)
    build(host)
    host.layoutIfNeeded()
    let last = host.subviews.last { $0 is UILabel } as? UILabel
    // What a layout needs once it changes is not a change's.
    last?.text = "A title"
    host.layoutIfNeeded()
    return (host, { _ in last?.text = "A title of several lines" })
  }

  private static func grid(_ count: Int, _ strain: Strain, hasMaximum: Bool) -> Layout {
    let host = host(count, strain)
    return (
      host,
      { host in
        let cells = boxes(count, strain, in: 300)
        var columns = Array(repeating: GridLayoutItem(.flexible()), count: count)
        if hasMaximum { columns[count / 3] = GridLayoutItem(.flexible(maximum: 20)) }
        Mondrian.buildSubviews(on: host) {
          VGridBlock(columns: columns, spacing: 4) { cells }
        }
      }
    )
  }
}
