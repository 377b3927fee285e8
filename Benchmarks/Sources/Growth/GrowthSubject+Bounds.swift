import DeStijl

extension GrowthSubject {
  /// Views that each also have to stay within the view around them.
  static var bounds: [GrowthSubject] {
    strained("chain at least 8 apart within bounds", in: [.none, .overfull, .mirrored]) {
      bounded($0, $1, isFixed: false, tie: follow)
    }
      + strained("chain of fixed widths within bounds", in: [.none, .overfull, .mirrored]) {
        bounded($0, $1, isFixed: true, tie: follow)
      }
      + strained("chain of fixed widths and gaps within bounds", in: [.overfull]) {
        bounded($0, $1, isFixed: true) { view, last in
          view.leadingAnchor.constraint(equalTo: last.trailingAnchor, constant: 8)
        }
      }
      + strained(
        // With n contradicting constraints, the solver examines the others log n times. The objects
        // that it makes for that grow with an exponent of 1.3 up to 400 views, and linearly from
        // there on.
        "chain of fixed widths from one side to the other", in: [.overfull],
        steepest: [.overfull: 1.4]
      ) { size, strain in
        let (host, build) = bounded(size, strain, isFixed: true, isHeld: false, tie: follow)
        return (
          host,
          { host in
            build(host)
            host.subviews.first?.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive =
              true
            host.subviews.last?.trailingAnchor.constraint(equalTo: host.trailingAnchor).isActive =
              true
          }
        )
      }
      + strained("views centered on the one before, within bounds", in: [.none, .mirrored]) {
        bounded($0, $1, isFixed: false) { view, last in
          view.centerXAnchor.constraint(equalTo: last.centerXAnchor)
        }
      }
  }

  /// Stack views of texts with four fifths of the room that the texts need.
  static var squeezedStacks: [GrowthSubject] {
    let kinds: [(name: String, UIStackView.Distribution, nested: Double)] = [
      ("fill", .fill, nested: linear), ("equal spacing", .equalSpacing, nested: linear),
      // There are only a handful of pivots, whose number varies.
      ("proportional", .fillProportionally, nested: 1.3),
    ]
    return kinds.flatMap { name, distribution, nested in
      [("", false), (", each stronger than the next", true)].flatMap { addition, isDescending in
        [("stack", false), ("stacks in a stack", true)].map { kind, isNested in
          GrowthSubject(
            name: "squeezed \(kind), \(name)\(addition)", steepest: isNested ? nested : linear
          ) {
            squeezed($0, distribution, isDescending: isDescending, isNested: isNested)
          }
        }
      }
    }
  }

  private static func follow(_ view: UIView, _ last: UIView) -> NSLayoutConstraint {
    view.leadingAnchor.constraint(greaterThanOrEqualTo: last.trailingAnchor, constant: 8)
  }

  /// - Parameters:
  ///   - isFixed: Whether widths are required. Overfull views then have room for half of them at
  ///     any size, so that the share of broken constraints is the same.
  ///   - isHeld: Whether each view is held within the view around them.
  ///   - tie: Returns the constraint between a view and the previous one.
  private static func bounded(
    _ size: Int, _ strain: Strain, isFixed: Bool, isHeld: Bool = true,
    tie: @escaping @MainActor (UIView, UIView) -> NSLayoutConstraint
  ) -> Layout {
    let host = host(size, strain)
    let isEven = isFixed && strain == .overfull
    if isEven { host.frame.size.width = CGFloat(size) * 19 }
    return (
      host,
      { host in
        var last: UIView?
        for view in boxes(size, strain) {
          if isEven { view.content.width = 30 }
          view.translatesAutoresizingMaskIntoConstraints = false
          host.addSubview(view)
          view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
          if isHeld {
            NSLayoutConstraint.activate([
              view.leadingAnchor.constraint(greaterThanOrEqualTo: host.leadingAnchor),
              view.trailingAnchor.constraint(lessThanOrEqualTo: host.trailingAnchor),
            ])
          }
          if isFixed {
            view.widthAnchor.constraint(equalToConstant: view.content.width).isActive = true
          }
          if let last { tie(view, last).isActive = true }
          last = view
        }
      }
    )
  }

  private static func squeezed(
    _ size: Int, _ distribution: UIStackView.Distribution, isDescending: Bool, isNested: Bool
  ) -> Layout {
    let texts = (0..<size).map { number in
      let text = UILabel()
      text.text = "Text \(number % 7) of many"
      if isDescending {
        text.setContentCompressionResistancePriority(
          UILayoutPriority(749 - 400 * Float(number) / Float(size)), for: .horizontal)
      }
      return text
    }
    let length = texts.reduce(0) { $0 + $1.intrinsicContentSize.width }
    return (
      UIView(frame: CGRect(x: 0, y: 0, width: length * 0.8, height: 800)),
      { host in
        let parts =
          isNested ? stride(from: 0, to: size, by: 10).map { $0..<min($0 + 10, size) } : []
        let stack = UIStackView(
          arrangedSubviews: isNested
            ? parts.map { UIStackView(arrangedSubviews: Array(texts[$0])) } : texts)
        for case let part as UIStackView in stack.arrangedSubviews {
          part.distribution = distribution
        }
        stack.frame = host.bounds
        stack.distribution = distribution
        host.addSubview(stack)
      }
    )
  }
}
