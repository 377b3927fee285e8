/// What all stack views of views with anchors share.
@preconcurrency @MainActor
public class AnchoredStackView: UIStackView {
  init(
    _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment, _ items: [StackViewItem],
    _ fileID: StaticString, _ line: UInt
  ) {
    super.init(frame: .zero)
    self.axis = axis
    self.alignment = alignment
    arrange(items, at: SourceLine(fileID: fileID, line: line))
  }

  @available(*, unavailable)
  public required init(coder: NSCoder) { super.init(coder: coder) }
}

/// The other name of ``HStackView``.
public typealias HorizontalStack = HStackView
/// The other name of ``VStackView``.
public typealias VerticalStack = VStackView

/// A horizontal stack view of views, with or without anchors, and of spaces.
///
/// ```swift
/// HStackView {
///   icon.sizeAnchor(CGSize(width: 16, height: 16))
///   UIStackViewSpace(4)
///   label
/// }
/// ```
///
/// All views are arranged before their anchors are built.
@preconcurrency @MainActor
public final class HStackView: AnchoredStackView {
  /// Arranges views, as high as the row.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.horizontal, .fill, views.map { .view($0) }, fileID, line) }

  /// Arranges views and spaces, as high as the row.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.horizontal, .fill, items(), fileID, line) }
}

/// A vertical stack view of views; what ``HStackView`` is sideways.
@preconcurrency @MainActor
public final class VStackView: AnchoredStackView {
  /// Arranges views, as wide as the column.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.vertical, .fill, views.map { .view($0) }, fileID, line) }

  /// Arranges views and spaces, as wide as the column.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.vertical, .fill, items(), fileID, line) }
}

/// A horizontal stack view with its views in the middle from top to bottom.
@preconcurrency @MainActor
public final class HorizontalCenterStack: AnchoredStackView {
  /// Arranges views, in the middle from top to bottom.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.horizontal, .center, views.map { .view($0) }, fileID, line) }

  /// Arranges views and spaces, in the middle from top to bottom.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.horizontal, .center, items(), fileID, line) }
}

/// A horizontal stack view with its views at the top.
@preconcurrency @MainActor
public final class TopStack: AnchoredStackView {
  /// Arranges views, at the top.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.horizontal, .top, views.map { .view($0) }, fileID, line) }

  /// Arranges views and spaces, at the top.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.horizontal, .top, items(), fileID, line) }
}

/// A horizontal stack view with its views at the bottom.
@preconcurrency @MainActor
public final class BottomStack: AnchoredStackView {
  /// Arranges views, at the bottom.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.horizontal, .bottom, views.map { .view($0) }, fileID, line) }

  /// Arranges views and spaces, at the bottom.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.horizontal, .bottom, items(), fileID, line) }
}

/// A vertical stack view with its views in the middle from side to side.
@preconcurrency @MainActor
public final class VerticalCenterStack: AnchoredStackView {
  /// Arranges views, in the middle from left to right.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.vertical, .center, views.map { .view($0) }, fileID, line) }

  /// Arranges views and spaces, in the middle from left to right.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.vertical, .center, items(), fileID, line) }
}

/// A vertical stack view with its views at the leading side.
@preconcurrency @MainActor
public final class LeftStack: AnchoredStackView {
  /// Arranges views, at the leading edge.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.vertical, .leading, views.map { .view($0) }, fileID, line) }

  /// Arranges views and spaces, at the leading edge.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.vertical, .leading, items(), fileID, line) }
}

/// A vertical stack view with its views at the trailing side.
@preconcurrency @MainActor
public final class RightStack: AnchoredStackView {
  /// Arranges views, at the trailing edge.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.vertical, .trailing, views.map { .view($0) }, fileID, line) }

  /// Arranges views and spaces, at the trailing edge.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.vertical, .trailing, items(), fileID, line) }
}
