/// Builds the content of a preview from declarations, assignments, calls and conditions, and the
/// view or the controller at the end, without a `return`.
///
/// Each statement that is a view or a controller becomes the content, so the last one counts.
@resultBuilder
@preconcurrency @MainActor
public enum PreviewBuilder: ListBuilder {
  public typealias Item = PreviewContent

  /// A view.
  public static func buildExpression(_ view: UIView) -> ListPart<PreviewContent> {
    .one(.view(view))
  }

  /// A controller.
  public static func buildExpression(_ controller: UIViewController) -> ListPart<PreviewContent> {
    .one(.controller(controller))
  }

  /// The content of another preview.
  public static func buildExpression(_ content: PreviewContent) -> ListPart<PreviewContent> {
    .one(content)
  }

  /// An assignment, or a call that returns nothing.
  public static func buildExpression(_ done: Void) -> ListPart<PreviewContent> { .many([]) }

  /// A layout of a view, which adds no content.
  public static func buildExpression(
    _ layout: LayoutBuilderContext
  ) -> ListPart<PreviewContent> { .many([]) }

  /// Constraints of a view, which add no content.
  public static func buildExpression(_ layout: ConstraintGroup) -> ListPart<PreviewContent> {
    .many([])
  }
}
