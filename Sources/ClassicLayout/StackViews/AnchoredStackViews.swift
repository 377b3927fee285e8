/// The base class of stack views whose arranged subviews can have anchors.
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

/// Another name for ``HStackView``.
public typealias HorizontalStack = HStackView
/// Another name for ``VStackView``.
public typealias VerticalStack = VStackView

/// A horizontal stack view of spaces and of views with or without anchors.
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
  /// Creates a stack view that arranges views as high as the row.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.horizontal, .fill, views.map { .view($0) }, fileID, line) }

  /// Creates a stack view that arranges views and spaces, with the views as high as the row.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.horizontal, .fill, items(), fileID, line) }
}

/// A vertical stack view; the counterpart of ``HStackView``.
@preconcurrency @MainActor
public final class VStackView: AnchoredStackView {
  /// Creates a stack view that arranges views as wide as the column.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.vertical, .fill, views.map { .view($0) }, fileID, line) }

  /// Creates a stack view that arranges views and spaces, with the views as wide as the column.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.vertical, .fill, items(), fileID, line) }
}

/// A horizontal stack view that centers its views vertically.
@preconcurrency @MainActor
public final class HorizontalCenterStack: AnchoredStackView {
  /// Creates a stack view that arranges views, centered vertically.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.horizontal, .center, views.map { .view($0) }, fileID, line) }

  /// Creates a stack view that arranges views and spaces, centered vertically.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.horizontal, .center, items(), fileID, line) }
}

/// A horizontal stack view that aligns its views with the top.
@preconcurrency @MainActor
public final class TopStack: AnchoredStackView {
  /// Creates a stack view that arranges views at the top.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.horizontal, .top, views.map { .view($0) }, fileID, line) }

  /// Creates a stack view that arranges views and spaces at the top.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.horizontal, .top, items(), fileID, line) }
}

/// A horizontal stack view that aligns its views with the bottom.
@preconcurrency @MainActor
public final class BottomStack: AnchoredStackView {
  /// Creates a stack view that arranges views at the bottom.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.horizontal, .bottom, views.map { .view($0) }, fileID, line) }

  /// Creates a stack view that arranges views and spaces at the bottom.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.horizontal, .bottom, items(), fileID, line) }
}

/// A vertical stack view that centers its views horizontally.
@preconcurrency @MainActor
public final class VerticalCenterStack: AnchoredStackView {
  /// Creates a stack view that arranges views, centered horizontally.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.vertical, .center, views.map { .view($0) }, fileID, line) }

  /// Creates a stack view that arranges views and spaces, centered horizontally.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.vertical, .center, items(), fileID, line) }
}

/// A vertical stack view that aligns its views with the leading edge.
@preconcurrency @MainActor
public final class LeftStack: AnchoredStackView {
  /// Creates a stack view that arranges views at the leading edge.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.vertical, .leading, views.map { .view($0) }, fileID, line) }

  /// Creates a stack view that arranges views and spaces at the leading edge.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.vertical, .leading, items(), fileID, line) }
}

/// A vertical stack view that aligns its views with the trailing edge.
@preconcurrency @MainActor
public final class RightStack: AnchoredStackView {
  /// Creates a stack view that arranges views at the trailing edge.
  public init(
    _ views: [any AnchorLayoutBuilderConvertible], fileID: StaticString = #fileID,
    line: UInt = #line
  ) { super.init(.vertical, .trailing, views.map { .view($0) }, fileID, line) }

  /// Creates a stack view that arranges views and spaces at the trailing edge.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @StackViewBuilder _ items: () -> [StackViewItem]
  ) { super.init(.vertical, .trailing, items(), fileID, line) }
}
