import DeStijl

extension GrowthSubject {
  /// Views side by side, each after the previous one.
  static var chains: [GrowthSubject] {
    let required = "required chain"
    return strained(required, in: [.none, .overfull, .mirrored]) {
      chain($0, $1) { _ in .required }
    }
      + strained("chain at 999", steepest: [.overfull: 1.2], base: required) {
        chain($0, $1) { _ in UILayoutPriority(999) }
      }
      + strained(
        "chain at 999, 998, …", base: required
      ) { size, strain in
        chain(size, strain) { UILayoutPriority(max(1, 999 - Float($0))) }
      }
      + strained(
        "chain between 999 and 499", base: required
      ) { size, strain in
        chain(size, strain) { UILayoutPriority(999 - 500 * Float($0) / Float(size)) }
      }
      // Up to 400 views the coefficients grow faster than afterwards.
      + strained(
        "row of widths that are to be like the last", in: [.none, .mirrored],
        steepest: [.none: 1.25, .mirrored: 1.25], base: required
      ) { alike($0, $1) }
  }

  /// Chains in which a view has two contradicting widths and that are laid out again, and chains
  /// that contradict themselves.
  static var conflicts: [GrowthSubject] {
    [
      ("conflict in a chain, far from what changes", { $0 - 1 }),
      ("conflict in a chain, beside what changes", { $0 / 2 + 1 }),
    ].map { name, changing in
      GrowthSubject(name: name, steepest: constant) { contradicting($0, changing: changing($0)) }
    } + [
      GrowthSubject(name: "chain that contradicts itself") { size in
        let (host, build) = chain(size, .none) { _ in .required }
        return (
          host,
          { host in
            build(host)
            for view in host.subviews {
              view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            }
            host.subviews.last?.trailingAnchor.constraint(equalTo: host.leadingAnchor).isActive =
              true
          }
        )
      },
      GrowthSubject(name: "chain of which each view contradicts itself") { size in
        let (host, build) = chain(size, .none) { _ in .required }
        return (
          host,
          { host in
            build(host)
            var end = host.leadingAnchor
            for (number, view) in host.subviews.enumerated() {
              NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: end, constant: 12),
                view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
                view.heightAnchor.constraint(equalToConstant: CGFloat(number)),
              ])
              end = view.trailingAnchor
            }
          }
        )
      },
    ]
  }

  /// Each view starts 8 points after the previous one. In an overfull chain the last view has to
  /// end within the host; for a misfit, one view has to start at least 12 points after the previous
  /// one.
  private static func chain(
    _ size: Int, _ strain: Strain, _ priority: @escaping (Int) -> UILayoutPriority
  ) -> Layout {
    let host = host(size, strain)
    return (
      host,
      { host in
        var last: UIView?
        for (number, view) in boxes(size, strain == .misfit ? .none : strain).enumerated() {
          view.translatesAutoresizingMaskIntoConstraints = false
          host.addSubview(view)
          let end = last?.trailingAnchor ?? host.leadingAnchor
          let leading = view.leadingAnchor.constraint(equalTo: end, constant: 8)
          leading.priority = priority(number)
          NSLayoutConstraint.activate([
            leading, view.topAnchor.constraint(equalTo: host.topAnchor),
          ])
          if strain == .misfit, number == size / 2 {
            view.leadingAnchor.constraint(greaterThanOrEqualTo: end, constant: 12).isActive = true
          }
          last = view
        }
        if strain == .overfull {
          last?.trailingAnchor.constraint(lessThanOrEqualTo: host.trailingAnchor).isActive = true
        }
      }
    )
  }

  /// The views fill the host, and their widths equal the last one's, if possible.
  private static func alike(_ size: Int, _ strain: Strain) -> Layout {
    let host = host(size, strain)
    return (
      host,
      { host in
        let views = (0..<size).map { _ in UIView() }
        var end = host.leadingAnchor
        for view in views {
          view.translatesAutoresizingMaskIntoConstraints = false
          host.addSubview(view)
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: end),
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
          ])
          end = view.trailingAnchor
        }
        end.constraint(equalTo: host.trailingAnchor).isActive = true
        for view in views.dropLast() {
          let wish = view.widthAnchor.constraint(equalTo: views[size - 1].widthAnchor)
          wish.priority = .defaultHigh
          wish.isActive = true
        }
      }
    )
  }

  /// The change moves only the view itself and the views after it.
  private static func contradicting(_ size: Int, changing number: Int) -> Layout {
    let (host, build) = chain(size, .none) { _ in .required }
    build(host)
    for width in [40.0, 50] {
      host.subviews[size / 2].widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    host.layoutIfNeeded()
    let change = { (host: UIView) in (host.subviews[number] as? Box)?.content.height += 1 }
    // Excludes work that a layout needs only for its first change.
    change(host)
    host.layoutIfNeeded()
    return (host, { change($0) })
  }
}
