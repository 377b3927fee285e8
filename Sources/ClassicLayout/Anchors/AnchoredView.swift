/// A view with statements about its anchors, which take effect when you call ``build()``.
///
/// A guide can have such statements, too: `AnchoredView(guide).topAnchor(8).build()`.
///
/// ```swift
/// UILabel()
///   .topAnchor(16.from(photo.bottomAnchor))
///   .leadingAnchor(24)
///   .trailingAnchor(24.gapAtLeast.priority(750))
///   .build()  // -> UILabel
/// ```
///
/// Every statement changes this object and returns it. Statements are collected in order, and
/// nothing touches a view before `build()`. A number without a target is an inset from the
/// superview's edge, or a length.
@preconcurrency @MainActor
public final class AnchoredView<View: AnyObject> {
  /// The view or guide that the statements are about.
  public let view: View
  let draft: AnchorDraft

  /// Creates an anchored view without statements. Each anchor method of a view does the same.
  public init(_ view: View) where View: UIView {
    self.view = view
    draft = AnchorDraft(.view(view))
  }

  /// Creates an anchored guide without statements.
  ///
  /// The guide is added to the view that gets it with `add`; otherwise it has to belong to a view
  /// already.
  public init(_ guide: View) where View: UILayoutGuide {
    view = guide
    draft = AnchorDraft(.guide(guide))
  }

  /// Continues from a view, or from the statements about one. Begin anchors of your own with it.
  ///
  /// ```swift
  /// extension AnchorLayoutBuilderConvertible {
  ///   func leftTopAnchor(_ inset: CGFloat) -> AnchorLayoutBuilder {
  ///     AnchorLayoutBuilder(self).leftAnchor(inset).topAnchor(inset)
  ///   }
  /// }
  /// ```
  @_disfavoredOverload
  public init<Item: AnchorLayoutBuilderConvertible>(_ item: Item) where Item.AnchoredBase == View {
    let anchors = item.deStijlAnchors
    view = anchors.view
    draft = anchors.draft
  }

  /// The constraints made so far: first those of the view, then those of its subviews.
  public var constraints: ConstraintGroup { draft.group }

  /// Adds the subviews, then activates the constraints of all statements in one call.
  ///
  /// All subviews are added before any constraint, so siblings can refer to each other in any
  /// order. Calling `build()` again does nothing unless there are new statements.
  @discardableResult
  public func build() -> View {
    draft.build()
    return view
  }

  /// The same as `build()`, with the spelling of later versions.
  @discardableResult
  public func activate() -> View { build() }

  /// Builds the statements in place of earlier ones about the same anchors.
  ///
  /// A constraint that relates the same anchors in the same way gets the new number; one that
  /// relates them in another way is replaced. Statements of chains count as earlier ones, too. All
  /// other statements stay.
  @discardableResult
  public func update() -> View {
    draft.build(.edit)
    return view
  }

  /// Builds the statements in place of all earlier ones about the view, and about the subviews
  /// added with statements. Statements of chains count as earlier ones, too; those of
  /// `layoutContent` and of blocks stay.
  @discardableResult
  public func remake() -> View {
    draft.build(.remake)
    return view
  }
}

extension AnchoredView {
  /// Adds subviews when the view is built, in front of those added before.
  @discardableResult
  public func add(
    fileID: StaticString = #fileID, line: UInt = #line,
    @AnchorsBuilder _ subviews: () -> [any AnchorLayoutBuilderConvertible]
  ) -> AnchoredView { add(subviews(), fileID: fileID, line: line) }

  /// Adds subviews when the view is built, in front of those added before.
  @discardableResult
  public func add(
    _ subviews: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    let line = SourceLine(fileID: fileID, line: line)
    for subview in subviews {
      let child = subview.draft
      child.reportMisplacedSlot()
      draft.add(child, at: line)
    }
    return self
  }

  /// Adds subviews when the view is built, in front of those added before.
  @discardableResult
  public func add(
    _ subviews: any AnchorLayoutBuilderConvertible..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView { add(subviews, fileID: fileID, line: line) }

  /// Adds statements that no other method can make.
  ///
  /// ```swift
  /// view.layout { make in
  ///   make.height.set(constraint: make.width.multiplied(by: 0.5))
  ///   make.lastBaseline.set(constraint: title.lastBaselineAnchor)
  /// }
  /// ```
  @discardableResult
  public func layout(_ make: (AnchorMaker) -> Void) -> AnchoredView {
    make(AnchorMaker(draft: draft))
    return self
  }
}

/// A view, or a view with statements about its anchors.
///
/// Extend this protocol to give both an anchor of your own, which begins with
/// `AnchorLayoutBuilder(self)`.
@preconcurrency @MainActor
public protocol AnchorLayoutBuilderConvertible {
  /// The type of the view or guide that the statements are about.
  associatedtype AnchoredBase: AnyObject
  /// The view with the statements about its anchors.
  var deStijlAnchors: AnchoredView<AnchoredBase> { get }
}

extension AnchorLayoutBuilderConvertible {
  /// The result of statements about anchors.
  public typealias AnchorLayoutBuilder = AnchoredView<AnchoredBase>

  var draft: AnchorDraft { deStijlAnchors.draft }
}

extension AnchoredView: AnchorLayoutBuilderConvertible {
  /// The same object.
  public var deStijlAnchors: AnchoredView<View> { self }
}

extension AnchorLayoutBuilderConvertible where Self: UIView {
  /// The view, without statements.
  @_disfavoredOverload
  public var deStijlAnchors: AnchoredView<UIView> { AnchoredView<UIView>(self) }
}

extension UIView: AnchorLayoutBuilderConvertible {}

/// Collects views and views with anchors, with `if`, `switch`, `for` and `if #available` around
/// them.
@resultBuilder
@preconcurrency @MainActor
public enum AnchorsBuilder: ListBuilder {
  public typealias Item = any AnchorLayoutBuilderConvertible
}

extension AnchorsBuilder {
  /// A view, or a view with anchors.
  public static func buildExpression(_ item: any AnchorLayoutBuilderConvertible) -> ListPart<Item> {
    .one(item)
  }

  /// The same if there is one; otherwise nothing.
  public static func buildExpression(_ item: (any AnchorLayoutBuilderConvertible)?) -> ListPart<
    Item
  > { item.map { .one($0) } ?? .many([]) }

  /// Several views, in order.
  public static func buildExpression(_ items: [any AnchorLayoutBuilderConvertible]) -> ListPart<
    Item
  > { .many(items) }
}
