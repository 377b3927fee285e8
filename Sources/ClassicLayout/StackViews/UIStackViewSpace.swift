/// A gap after the view that a stack view has arranged last, in place of the stack's own spacing.
///
/// ```swift
/// stack.set {
///   title
///   UIStackViewSpace(4)
///   details
///   UIStackViewSpace(12, bindVisibilityTo: details)
///   button
/// }
/// ```
@preconcurrency @MainActor
public struct UIStackViewSpace {
  private let provider: UIStackViewDynamicSpaceProvider
  private let isShared: Bool
  private let addsUp: Bool
  private let visibleView: UIView?

  /// - Parameters:
  ///   - length: In points.
  ///   - addsUp: Whether the gap is added to one that was given to the same view before, and does
  ///     not take its place.
  public init(_ length: some LayoutNumber, withSummation addsUp: Bool = false) {
    provider = UIStackViewDynamicSpaceProvider(length.points)
    isShared = false
    self.addsUp = addsUp
    visibleView = nil
  }

  /// A gap that is there only as long as a view is not hidden.
  public init(_ length: some LayoutNumber, bindVisibilityTo view: UIView) {
    provider = UIStackViewDynamicSpaceProvider(length.points)
    isShared = false
    addsUp = false
    visibleView = view
  }

  /// A gap that changes with its provider.
  public init(_ provider: UIStackViewDynamicSpaceProvider) {
    self.provider = provider
    isShared = true
    addsUp = false
    visibleView = nil
  }

  /// Sets the gap; without a view before it, that is a mistake.
  func apply(to stack: UIStackView, at line: SourceLine) {
    guard let last = stack.arrangedSubviews.last else {
      LayoutDiagnostics.report(
        LayoutIssue(
          .misplaced, "a space needs a view before it in its stack", view: stack, at: line))
      return
    }
    let provider = visibleView.map { self.provider.binding(spaceToVisibilityOf: $0) } ?? provider
    let known = stack.customSpacing(after: last)
    let isSystem = [UIStackView.spacingUseDefault, UIStackView.spacingUseSystem].contains(known)
    let base = addsUp && !isSystem ? known : 0
    provider.follow { [weak stack, weak last] length in
      guard let stack, let last, last.superview === stack else { return false }
      let isOwn = length == UIStackView.spacingUseDefault
      stack.setCustomSpacing(isOwn ? length : base + length, after: last)
      return true
    }
    // A number that nobody else knows never changes.
    guard isShared || visibleView != nil else { return }
    Platform.companion(of: last) { FollowedLength() }.provider = provider
  }
}

/// What the gap after a view follows, which goes on to listen for as long as there is the view.
private final class FollowedLength: Companion {
  var nextCompanion: (any Companion)?
  var provider: UIStackViewDynamicSpaceProvider?
}

/// A length that spaces of stack views follow.
///
/// ```swift
/// let gap = UIStackViewDynamicSpaceProvider(8)
/// stack.append { title; UIStackViewSpace(gap); details }
/// gap.update(with: 16)
/// ```
@preconcurrency @MainActor
public final class UIStackViewDynamicSpaceProvider {
  /// The length, in points; `UIStackView.spacingUseDefault` for the stack's own.
  public private(set) var space: CGFloat
  private var followers: [(CGFloat) -> Bool] = []
  private var visibility: NSKeyValueObservation?
  private var source: UIStackViewDynamicSpaceProvider?

  /// A provider of a length, in points.
  public init(_ space: CGFloat) { self.space = space }

  /// Changes the length of all spaces that follow.
  public func update(with space: CGFloat) {
    self.space = space
    followers = followers.filter { $0(space) }
  }

  /// A provider of the same length, as long as a view is not hidden; else of the stack's own.
  public func binding(
    spaceToVisibilityOf view: UIView
  ) -> UIStackViewDynamicSpaceProvider {
    let bound = UIStackViewDynamicSpaceProvider(
      view.isHidden ? UIStackView.spacingUseDefault : space)
    bound.source = self
    let refresh: @MainActor () -> Bool = { [weak bound, weak view, weak self] in
      guard let bound, let view, let self else { return false }
      let space = view.isHidden ? UIStackView.spacingUseDefault : self.space
      if bound.space != space { bound.update(with: space) }
      return true
    }
    followers.append { _ in refresh() }
    bound.visibility = view.observe(\.isHidden) { _, _ in
      MainActor.assumeIsolated { _ = refresh() }
    }
    return bound
  }

  /// A provider of a length as long as a view is not hidden; else of the stack's own spacing.
  public static func binding(
    space: CGFloat, toVisibility view: UIView
  ) -> UIStackViewDynamicSpaceProvider {
    UIStackViewDynamicSpaceProvider(space).binding(spaceToVisibilityOf: view)
  }

  /// Hands the length on, now and whenever it changes, until it is not wanted any more.
  ///
  /// - Parameter take: Takes the length, and says whether it will take another.
  func follow(_ take: @escaping (CGFloat) -> Bool) {
    if take(space) { followers.append(take) }
  }
}
