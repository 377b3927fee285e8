import DeStijl

extension GrowthSubject {
  /// Stack views, and stacks of blocks, that distribute room among their views.
  static var stacks: [GrowthSubject] {
    strained("stack view, equal spacing") {
      arranged($0, $1, .equalSpacing)
    }
      + strained(
        // From about 100 views on, the solver first tries whether all constraints can hold and, as
        // wishes have equal priorities, solves ties a second time. Both are steps, after which
        // growth is linear.
        "stack view, equal centering",
        steepest: [.none: 1.3, .misfit: 1.7, .mirrored: 1.3]
      ) {
        arranged($0, $1, .equalCentering)
      }
      + strained("stack view made of its views") {
        arranged($0, $1, .fill)
      }
      + [(name: "the same width", step: 0), (name: "a width of its own", step: 7)].map { widths in
        // Each of n widths contradicts all constraints that are connected with it, and the message
        // names all of them.
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
        // For each of n contradicting rules one broken rule has to be found, and another among the
        // rules of its guides.
        GrowthSubject(
          name: "one hidden in a stack view narrower than its gaps, equal \(name)", most: 1_000,
          steepest: steepest
        ) { narrow($0, distribution) }
      }
      + strained("row of blocks, equal gaps") { row($0, $1, .equalSpacing) }
      + strained(
        // The first of these steps, as in a stack view.
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

  /// Measures the hiding of a view.
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
