import DeStijl

extension GrowthSubject {
  /// Views in views, each pinned to the edges of the view around it.
  static var nests: [GrowthSubject] {
    strained("views in views", in: [.none, .misfit, .mirrored], most: 1_000, nested)
  }

  /// Each view begins a point below the view around it; the innermost view may be too large.
  private static func nested(_ depth: Int, _ strain: Strain) -> Layout {
    let host = host(depth, strain)
    host.frame.size.height = CGFloat(depth) * 2
    return (
      host,
      { host in
        var outer = host
        for number in 1...depth {
          let view =
            number == depth && strain == .misfit
            ? Box(CGSize(width: 2 * host.bounds.width, height: 20)) : UIView()
          strain.turn(view)
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
}
