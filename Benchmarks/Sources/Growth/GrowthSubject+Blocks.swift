import DeStijl

extension GrowthSubject {
  /// Labels in a column, alone and in a scroll view, and a column in which one label changes.
  static var columns: [GrowthSubject] {
    [("rows", 1), ("wrapping rows", 0)].flatMap { name, lines in
      strained(name, in: [.none]) { column($0, $1, lines, scrolls: false) }
        + strained("scrolled \(name)", in: [.none, .misfit, .mirrored], base: name) {
          column($0, $1, lines, scrolls: true)
        }
    } + strained("scrolled rows of two texts", in: [.none, .misfit, .mirrored], pairs)
      + strained(
        "scrolled rows of a wrapping text and a spacer", in: [.none, .misfit, .mirrored], spaced)
      // Aspect ratios tie all rows to the width of their column: the work per pivot does not grow
      // linearly.
      + strained(
        "scrolled pictures with captions", in: [.none, .misfit, .mirrored],
        steepest: [.none: 1.3, .misfit: 1.3, .mirrored: 1.3], pictures) + [
        GrowthSubject(name: "one title among wrapping rows", steepest: constant, make: retitled),
        GrowthSubject(name: "rows of statements that count less and less", steepest: 1.8) { size in
          let list = DescribedList(size)
          return (list.host, { _ in list.describeAsContent(.descending) })
        },
      ]
  }

  /// Grids with one row, whose columns share the width.
  static var grids: [GrowthSubject] {
    // Failed first attempts grow linearly only from some thousand columns on: up to 10,000 the
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

  /// Many of the rows have the same width.
  private static func pairs(_ size: Int, _ strain: Strain) -> Layout {
    scrolled(strain) {
      VStackBlock(spacing: 8, alignment: .leading) {
        for number in 0..<size {
          VStackBlock(alignment: .leading) {
            turned(label(number % 3, 1, words: number * 5 % 2), strain)
            turned(
              label(1, 1, words: strain == .misfit && number == size / 2 ? 20 : number * 7 % 3),
              strain)
          }
        }
      }
    }
  }

  /// Many of the texts are wider than the column.
  private static func spaced(_ size: Int, _ strain: Strain) -> Layout {
    scrolled(strain) {
      VStackBlock(spacing: 8, alignment: .leading) {
        for number in 0..<size {
          HStackBlock(spacing: 4) {
            turned(
              label(
                number, 0, words: strain == .misfit && number == size / 2 ? 100 : number * 7 % 9),
              strain)
            StackingSpacer(minLength: 0)
          }
        }
      }
    }
  }

  /// Pictures with an aspect ratio, whose captions may wrap.
  private static func pictures(_ size: Int, _ strain: Strain) -> Layout {
    scrolled(strain) {
      VGridBlock(columns: [GridLayoutItem(), GridLayoutItem()], spacing: 4) {
        for number in 0..<size {
          VStackBlock(alignment: .leading) {
            UIView().viewBlock.aspectRatio(1.5).alignSelf(.fill)
            turned(
              label(
                number, 2, words: strain == .misfit && number == size / 2 ? 30 : number * 7 % 9),
              strain)
          }
        }
      }
    }
  }

  private static func turned(_ label: UILabel, _ strain: Strain) -> UILabel {
    strain.turn(label)
    return label
  }

  private static func scrolled(
    _ strain: Strain, @BlockBuilder _ content: @escaping @MainActor () -> [any Block]
  ) -> Layout {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    strain.turn(host)
    return (
      host, { host in Mondrian.buildSubviews(on: host) { VScrollBlock { content() } } }
    )
  }

  private static func label(_ number: Int, _ lines: Int, words: Int) -> UILabel {
    let label = UILabel()
    label.text = "Row \(number)" + String(repeating: " of a list", count: words)
    label.numberOfLines = lines
    return label
  }

  /// Measures a change of the last label, after which nothing moves.
  private static func retitled(_ size: Int) -> Layout {
    let (host, build) = column(size, .none, 0, scrolls: false)
    build(host)
    host.layoutIfNeeded()
    let last = host.subviews.last { $0 is UILabel } as? UILabel
    // Excludes work that a layout needs only for its first change.
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
