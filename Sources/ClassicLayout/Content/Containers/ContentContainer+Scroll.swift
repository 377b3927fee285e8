extension ContentContainer where View: UIScrollView {
  /// Puts an empty view as the vertically scrolled content: as wide as the scroll view, as high as
  /// its own content, and by default at least as high as the scroll view.
  public var putScrollVContentView: ViewFactory<UIView> {
    ViewFactory(self, .scrolled(view, along: .vertical)) { UIView() }
  }

  /// Puts an empty view as the horizontally scrolled content: as high as the scroll view, as wide
  /// as its own content, and by default at least as wide as the scroll view.
  public var putScrollHContentView: ViewFactory<UIView> {
    ViewFactory(self, .scrolled(view, along: .horizontal)) { UIView() }
  }

  /// Puts a view as the vertically scrolled content.
  @discardableResult
  public func putAsScrollVContent<Content: UIView>(
    _ content: Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<Content> {
    insert(
      content, .scrolled(view, along: .vertical), at: SourceLine(fileID: fileID, line: line))
  }

  /// Puts a view as the horizontally scrolled content.
  @discardableResult
  public func putAsScrollHContent<Content: UIView>(
    _ content: Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<Content> {
    insert(
      content, .scrolled(view, along: .horizontal), at: SourceLine(fileID: fileID, line: line))
  }
}

extension ViewLayout {
  /// Holds the view to the whole scrollable area, and to the size of the visible area: required
  /// across the axis, weakly along it. If the scroll view determines its own content, that is an
  /// issue, and the view fills the visible area.
  func filling(
    _ scroll: UIScrollView, along axis: LayoutAxis, at line: SourceLine
  ) -> ViewLayout {
    let equal = ContentRelation<CGFloat>.equal
    let frame = scroll.frameLayoutGuide.deStijlTarget
    let isFixed = scroll.setsOwnContentSize
    let edges = hold(
      LayoutPositions.edges.attributes.map { ($0, nil, 0) }, equal,
      to: isFixed ? frame : scroll.contentLayoutGuide.deStijlTarget, priority: context.begin(nil),
      at: line)
    if isFixed {
      let message = """
        a view can't be scrolled in a \(type(of: scroll)), which has content of its own; it lies in \
        front of that content: use a plain UIScrollView instead
        """
      context.report(LayoutIssue(.misplaced, message, view: scroll, at: line))
      return edges
    }
    return edges.hold(
      [(axis.length, nil, 0)], equal, to: frame,
      priority: StatementPriority(value: .defaultLow, isOwn: true), at: line
    )
    .hold(
      [(axis.cross.length, nil, 0)], equal, to: frame, priority: context.begin(nil), at: line)
  }
}
