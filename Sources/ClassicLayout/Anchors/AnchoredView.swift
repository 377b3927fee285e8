/// A view with statements about its anchors, which are in force after ``build()``. A guide can have them,
/// too: `AnchoredView(guide).topAnchor(8).build()`.
///
/// ```swift
/// UILabel()
///   .topAnchor(16.from(photo.bottomAnchor))
///   .leadingAnchor(24)
///   .trailingAnchor(24.gapAtLeast.priority(750))
///   .build()  // -> UILabel
/// ```
///
/// Every statement changes this object and returns it. Statements are collected in order; nothing
/// touches a view before `build()`. What a number means without a target: a distance inside the
/// superview, or a length.
@preconcurrency @MainActor
public final class AnchoredView<View: AnyObject> {
  /// The view or guide that the statements are about.
  public let view: View
  let draft: AnchorDraft

  /// A view with nothing said yet. Every anchor of a view begins one, too.
  public init(_ view: View) where View: UIView {
    self.view = view
    draft = AnchorDraft(.view(view))
  }

  /// A guide with nothing said yet. It is added to the view that it is added to with `add`, else it has
  /// to belong to a view.
  public init(_ guide: View) where View: UILayoutGuide {
    view = guide
    draft = AnchorDraft(.guide(guide))
  }

  /// A view, or what has been said about one, to go on from there. It is what an anchor of one's own
  /// begins with.
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

  /// The constraints that have been made so far, those of the view first, then those of its
  /// subviews.
  public var constraints: ConstraintGroup { draft.group }

  /// Puts everything that has been said in force: adds the subviews, all of them before any
  /// constraint, so that siblings may refer to each other in any order; then activates all
  /// constraints in one call. Doing it again does nothing, unless more has been said in between.
  @discardableResult
  public func build() -> View {
    draft.build()
    return view
  }

  /// The same as `build()`, in the spelling of later versions.
  @discardableResult
  public func activate() -> View { build() }

  /// The same as `build()`, in place of what has been said before about the same anchors: a constraint
  /// that relates the same in the same way gets the new number, one that relates the same anchors in
  /// another way is replaced. What chains have said counts, too; what nobody speaks of stays.
  @discardableResult
  public func update() -> View {
    draft.build(.edit)
    return view
  }

  /// The same as `build()`, in place of all that has been said before about the view, and about the
  /// subviews that are added with statements.
  @discardableResult
  public func remake() -> View {
    draft.build(.remake)
    return view
  }
}

extension AnchoredView {
  /// Adds subviews when the view is built, above those that were added before.
  @discardableResult
  public func add(
    fileID: StaticString = #fileID, line: UInt = #line,
    @AnchorsBuilder _ subviews: () -> [any AnchorLayoutBuilderConvertible]
  ) -> AnchoredView { add(subviews(), fileID: fileID, line: line) }

  /// Adds subviews when the view is built, above those that were added before.
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

  /// Adds subviews when the view is built, above those that were added before.
  @discardableResult
  public func add(
    _ subviews: any AnchorLayoutBuilderConvertible..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView { add(subviews, fileID: fileID, line: line) }

  /// Adds statements that no other method makes.
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
/// An extension gives both an anchor of one's own, which begins with an `AnchorLayoutBuilder(self)`.
@preconcurrency @MainActor
public protocol AnchorLayoutBuilderConvertible {
  /// The kind of view, or of guide, that the statements are about.
  associatedtype AnchoredBase: AnyObject
  /// The view with the statements about its anchors.
  var deStijlAnchors: AnchoredView<AnchoredBase> { get }
}

extension AnchorLayoutBuilderConvertible {
  /// What statements about anchors yield.
  public typealias AnchorLayoutBuilder = AnchoredView<AnchoredBase>

  var draft: AnchorDraft { deStijlAnchors.draft }
}

extension AnchoredView: AnchorLayoutBuilderConvertible {
  /// The same object.
  public var deStijlAnchors: AnchoredView<View> { self }
}

extension AnchorLayoutBuilderConvertible where Self: UIView {
  /// The view, with nothing said yet.
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

  /// The same if there is one; nothing otherwise.
  public static func buildExpression(_ item: (any AnchorLayoutBuilderConvertible)?) -> ListPart<
    Item
  > { item.map { .one($0) } ?? .many([]) }

  /// Several, in their order.
  public static func buildExpression(_ items: [any AnchorLayoutBuilderConvertible]) -> ListPart<
    Item
  > { .many(items) }
}
