/// A horizontal stack view of views, with or without anchors.
///
/// ```swift
/// HStackView([icon.sizeAnchor(CGSize(width: 16, height: 16)), label])
/// ```
///
/// All views are arranged before their anchors are built.
public final class HStackView: AnchoredStackView {
  public init(_ views: [any AnchorLayoutBuilderConvertible]) { super.init(.horizontal, views) }

  public init(@AnchorsBuilder _ views: () -> [any AnchorLayoutBuilderConvertible]) {
    super.init(.horizontal, views())
  }
}

/// A vertical stack view of views, with or without anchors; what ``HStackView`` is sideways.
public final class VStackView: AnchoredStackView {
  public init(_ views: [any AnchorLayoutBuilderConvertible]) { super.init(.vertical, views) }

  public init(@AnchorsBuilder _ views: () -> [any AnchorLayoutBuilderConvertible]) {
    super.init(.vertical, views())
  }
}

/// What `HStackView` and `VStackView` share.
public class AnchoredStackView: UIStackView {
  init(
    _ axis: NSLayoutConstraint.Axis, _ views: [any AnchorLayoutBuilderConvertible]
  ) {
    super.init(frame: .zero)
    self.axis = axis
    let drafts = views.map(\.draft)
    for draft in drafts { addArrangedSubview(draft.view) }
    for draft in drafts {
      draft.reportMisplacedSlot()
      draft.build()
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
