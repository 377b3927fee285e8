import DeStijl

extension GrowthSubject {
  /// Views that are also held within the one around them, each by itself.
  static var bounds: [GrowthSubject] {
    strained("chain at least 8 apart within bounds", in: [.none, .overfull, .mirrored]) {
      bounded($0, $1, isFixed: false, tie: follow)
    }
      + strained("chain of fixed widths within bounds", in: [.none, .mirrored]) {
        bounded($0, $1, isFixed: true, tie: follow)
      }
      + strained("views centered on the one before, within bounds", in: [.none, .mirrored]) {
        bounded($0, $1, isFixed: false) { view, last in
          view.centerXAnchor.constraint(equalTo: last.centerXAnchor)
        }
      }
  }

  /// Stack views of texts that have four fifths of the room that these need.
  static var squeezedStacks: [GrowthSubject] {
    let kinds: [(name: String, UIStackView.Distribution, nested: Double)] = [
      ("fill", .fill, nested: linear), ("equal spacing", .equalSpacing, nested: linear),
      // There are a handful of pivots, rather more or rather fewer.
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

  private static func bounded(
    _ size: Int, _ strain: Strain, isFixed: Bool,
    tie: @escaping @MainActor (UIView, UIView) -> NSLayoutConstraint
  ) -> Layout {
    let host = host(size, strain)
    return (
      host,
      { host in
        var last: UIView?
        for view in boxes(size, strain) {
          view.translatesAutoresizingMaskIntoConstraints = false
          host.addSubview(view)
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(greaterThanOrEqualTo: host.leadingAnchor),
            view.trailingAnchor.constraint(lessThanOrEqualTo: host.trailingAnchor),
            view.topAnchor.constraint(equalTo: host.topAnchor),
          ])
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
