/// Takes what a preview is made of: declarations, assignments, calls and conditions, and at last
/// the view or the controller, without a `return`.
///
/// Each statement that is a view or a controller stands for what is previewed, so that the last one
/// counts.
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

  /// What is previewed elsewhere.
  public static func buildExpression(_ content: PreviewContent) -> ListPart<PreviewContent> {
    .one(content)
  }

  /// An assignment, or a call that gives nothing.
  public static func buildExpression(_ done: Void) -> ListPart<PreviewContent> { .many([]) }

  /// A layout of a view, which stands for nothing.
  public static func buildExpression(
    _ layout: LayoutBuilderContext
  ) -> ListPart<PreviewContent> { .many([]) }

  /// Constraints of a view, which stand for nothing.
  public static func buildExpression(_ layout: ConstraintGroup) -> ListPart<PreviewContent> {
    .many([])
  }
}
