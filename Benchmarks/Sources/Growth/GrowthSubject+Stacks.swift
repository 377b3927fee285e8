import DeStijl

extension GrowthSubject {
  /// Stack views, and stacks of blocks, that share out the room between their views.
  static var stacks: [GrowthSubject] {
    strained("stack view, equal spacing") {
      arranged($0, $1, .equalSpacing)
    }
      + strained(
        // From some 100 views on it is tried whether all can hold, and wishes are equally strong: what is tied then
        // takes a second solve. Both are steps, after which it is in step with the size.
        "stack view, equal centering",
        steepest: [.none: 1.3, .misfit: 1.7, .mirrored: 1.3]
      ) {
        arranged($0, $1, .equalCentering)
      }
      + strained("stack view made of its views") {
        arranged($0, $1, .fill)
      }
      + [(name: "the same width", step: 0), (name: "a width of its own", step: 7)].map { widths in
        // Each of n contradicts what hangs together of all, which is told of each.
        GrowthSubject(
          name: "stack view, filled equally, each view with \(widths.name)", most: 1_000,
          steepest: 1.7
        ) { size in
          let (host, build) = arranged(size, .overfull, .fillEqually)
          return (
            host,
            { host in
              build(host)
              let stack = host.subviews.first as? UIStackView
              for (number, view) in (stack?.arrangedSubviews ?? []).enumerated() {
                let width = CGFloat(30 + number * widths.step % 20)
                view.widthAnchor.constraint(equalToConstant: width).isActive = true
              }
            }
          )
        }
      }
      + [
        ("spacing", UIStackView.Distribution.equalSpacing, linear),
        ("centering", .equalCentering, 1.7),
      ].map { name, distribution, steepest in
        // Of n rules that contradict each other one has to be found, and of those of its guides another.
        GrowthSubject(
          name: "one hidden in a stack view narrower than its gaps, equal \(name)", most: 1_000,
          steepest: steepest
        ) { narrow($0, distribution) }
      }
      + strained("row of blocks, equal gaps") { row($0, $1, .equalSpacing) }
      + strained(
        // The first step, as in a stack view.
        "row of blocks, equal centering", steepest: [.none: 1.3, .misfit: 1.3, .mirrored: 1.3]
      ) { row($0, $1, .equalCentering) }
  }

  private static func arranged(
    _ size: Int, _ strain: Strain, _ distribution: UIStackView.Distribution
  ) -> Layout {
    let host = host(size, strain)
    return (
      host,
      { host in
        let stack = UIStackView(arrangedSubviews: boxes(size, strain, in: host.bounds.width))
        strain.turn(stack)
        stack.frame = host.bounds
        stack.distribution = distribution
        host.addSubview(stack)
      }
    )
  }

  /// What is measured is a view that is hidden.
  private static func narrow(_ size: Int, _ distribution: UIStackView.Distribution) -> Layout {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let stack = UIStackView(arrangedSubviews: boxes(size))
    stack.spacing = 10
    stack.frame = host.bounds
    stack.distribution = distribution
    host.addSubview(stack)
    host.layoutIfNeeded()
    return (host, { _ in stack.arrangedSubviews[size / 2].isHidden = true })
  }

  private static func row(
    _ size: Int, _ strain: Strain, _ distribution: StackDistribution
  ) -> Layout {
    let host = host(size, strain)
    return (
      host,
      { host in
        let boxes = boxes(size, strain, in: host.bounds.width)
        Mondrian.buildSubviews(on: host) {
          HStackBlock(spacing: 8, alignment: .top, distribution: distribution) { boxes }
        }
      }
    )
  }
}
