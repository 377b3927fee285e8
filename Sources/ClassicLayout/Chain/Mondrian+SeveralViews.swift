// The same statements about several views: chains for `Mondrian.layout { }`.

extension Mondrian {
  /// Aligns several views: `Mondrian.align(.firstBaseline, [title, date])`.
  ///
  /// - Parameters:
  ///   - attribute: An edge, a center or a baseline.
  ///   - views: The views; all others are related to the first one.
  ///   - priority: The priority, from 1 to 1000.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  @preconcurrency @MainActor
  public static func align(
    _ attribute: LayoutAttribute, _ views: [UIView], priority: UILayoutPriority = .required,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutDescriptor] {
    match(attribute, views, priority, SourceLine(fileID: fileID, line: line))
  }

  /// Gives several views the same width, height or size: `Mondrian.equal(.both, [yes, no])`.
  ///
  /// - Parameters:
  ///   - axes: `.horizontal` for widths, `.vertical` for heights.
  ///   - views: The views; all others are related to the first one.
  ///   - priority: The priority, from 1 to 1000.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  @preconcurrency @MainActor
  public static func equal(
    _ axes: LayoutAxis.Set, _ views: [UIView], priority: UILayoutPriority = .required,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutDescriptor] {
    LayoutAxis.allCases.filter { axes.contains($0) }.flatMap {
      match($0.length, views, priority, SourceLine(fileID: fileID, line: line))
    }
  }

  /// Places several views one after another along an axis, with a distance in points.
  ///
  /// ```swift
  /// Mondrian.layout {
  ///   Mondrian.distribute(.horizontal, [first, second, third], spacing: 8)
  ///   Mondrian.align(.centerY, [first, second, third])
  /// }
  /// ```
  ///
  /// The views run from leading to trailing, or from top to bottom:
  /// `next.leading == previous.trailing + spacing`.
  @preconcurrency @MainActor
  public static func distribute(
    _ axis: LayoutAxis, _ views: [UIView], spacing: some LayoutLength = ConstraintValue.exact(0),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutDescriptor] {
    let line = SourceLine(fileID: fileID, line: line)
    return zip(views, views.dropFirst()).map { previous, next in
      LayoutDescriptor(.view(next)).saying {
        $0.relate(
          axis.start, to: ChainTarget(base: .element(.view(previous)), attribute: axis.end),
          spacing.deStijlLength, at: line)
      }
    }
  }

  @MainActor
  private static func match(
    _ attribute: LayoutAttribute, _ views: [UIView], _ priority: UILayoutPriority,
    _ line: SourceLine
  ) -> [LayoutDescriptor] {
    guard let first = views.first else { return [] }
    return views.dropFirst().map { view in
      LayoutDescriptor(.view(view)).saying {
        $0.relate(
          attribute, to: ChainTarget(base: .element(.view(first))), .exact(0, priority), at: line)
      }
    }
  }
}
