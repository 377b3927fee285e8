/// An item of a stack view: a view, with or without anchors, or a space.
@preconcurrency @MainActor
public enum StackViewItem {
  /// An arranged view.
  case view(any AnchorLayoutBuilderConvertible)
  /// A space between the views around it.
  case space(UIStackViewSpace)
}

/// Collects views and the spaces between them, with `if`, `switch`, `for` and `if #available` around
/// them.
@resultBuilder
@preconcurrency @MainActor
public enum StackViewBuilder: ListBuilder {
  public typealias Item = StackViewItem
}

extension StackViewBuilder {
  /// A view, with or without anchors.
  public static func buildExpression(_ view: any AnchorLayoutBuilderConvertible) -> ListPart<Item> {
    .one(.view(view))
  }

  /// A view if there is one; otherwise nothing.
  public static func buildExpression(_ view: (any AnchorLayoutBuilderConvertible)?) -> ListPart<
    Item
  > { view.map { .one(.view($0)) } ?? .many([]) }

  /// Several views, in order.
  public static func buildExpression(_ views: [any AnchorLayoutBuilderConvertible]) -> ListPart<
    Item
  > { .many(views.map { .view($0) }) }

  /// A space.
  public static func buildExpression(_ space: UIStackViewSpace) -> ListPart<Item> {
    .one(.space(space))
  }
}

extension ContentLayoutable where Self: UIStackView {
  /// Arranges these views in place of the existing ones.
  @discardableResult @_disfavoredOverload
  public func set(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) -> Self {
    for view in arrangedSubviews { view.removeFromSuperview() }
    return append(fileID: fileID, line: line, items)
  }

  /// Arranges these views after the existing ones.
  @discardableResult @_disfavoredOverload
  public func append(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) -> Self {
    arrange(items(), at: SourceLine(fileID: fileID, line: line))
    return self
  }
}

extension UIStackView {
  /// Arranges all views, sets the spaces, and then builds the anchors.
  func arrange(_ items: [StackViewItem], at line: SourceLine) {
    var drafts: [AnchorDraft] = []
    var known: Set<ObjectIdentifier> = []
    for item in items {
      switch item {
      case .view(let view):
        let draft = view.draft
        guard case .view(let item) = draft.element else {
          let message = "a stack view can only arrange views, but \(draft.name) is a guide"
          LayoutDiagnostics.report(LayoutIssue(.misplaced, message, view: self, at: line))
          continue
        }
        if let issue = item.issue(arrangedIn: self, at: line) {
          LayoutDiagnostics.report(issue)
          continue
        }
        guard known.insert(ObjectIdentifier(item)).inserted else {
          LayoutDiagnostics.report(.duplicate(item, since: line, at: line))
          continue
        }
        addArrangedSubview(item)
        drafts.append(draft)
      case .space(let space): space.apply(to: self, at: line)
      }
    }
    for draft in drafts { draft.build() }
  }
}
