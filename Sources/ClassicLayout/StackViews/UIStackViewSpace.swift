/// A gap after the last arranged view of a stack view, in place of the stack's own spacing.
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

  /// Creates a gap of the given length.
  ///
  /// - Parameters:
  ///   - length: The gap, in points.
  ///   - addsUp: Whether the gap is added to an earlier one of the same view instead of replacing
  ///     it.
  public init(_ length: CGFloat, withSummation addsUp: Bool = false) {
    provider = UIStackViewDynamicSpaceProvider(length)
    isShared = false
    self.addsUp = addsUp
    visibleView = nil
  }

  /// Creates a gap that exists only while a view isn't hidden.
  public init(_ length: CGFloat, bindVisibilityTo view: UIView) {
    provider = UIStackViewDynamicSpaceProvider(length)
    isShared = false
    addsUp = false
    visibleView = view
  }

  /// Creates a gap of the given length, with a number of any type.
  @_disfavoredOverload
  public init(_ length: some LayoutNumber, withSummation addsUp: Bool = false) {
    self.init(length.points, withSummation: addsUp)
  }

  /// Creates a gap that exists only while a view isn't hidden, with a number of any type.
  @_disfavoredOverload
  public init(_ length: some LayoutNumber, bindVisibilityTo view: UIView) {
    self.init(length.points, bindVisibilityTo: view)
  }

  /// Creates a gap that follows its provider.
  public init(_ provider: UIStackViewDynamicSpaceProvider) {
    self.provider = provider
    isShared = true
    addsUp = false
    visibleView = nil
  }

  /// Sets the gap; a missing view before it is a mistake.
  func apply(to stack: UIStackView, at line: SourceLine) {
    guard let last = stack.arrangedSubviews.last else {
      return LayoutDiagnostics.report(.spaceBeforeAll(in: stack, at: line))
    }
    guard provider.space.isGap(in: stack, at: line) else { return }
    let provider = visibleView.map { self.provider.binding(spaceToVisibilityOf: $0) } ?? provider
    let followed = Platform.companion(FollowedLength.self, of: last)
    if isShared || visibleView != nil {
      let new = followed ?? Platform.keep(FollowedLength(), with: last)
      new.follow(provider, after: last, in: stack)
    } else if !(addsUp && followed?.add(provider.space, after: last) == true) {
      // A fixed number never changes.
      followed?.end()
      let known = stack.customSpacing(after: last)
      let base = addsUp && !known.isSystemSpacing ? known : 0
      stack.setCustomSpacing(base + provider.space, after: last)
    }
  }
}

extension LayoutIssue {
  /// Returns the issue about a gap in a stack without views.
  @MainActor
  static func spaceBeforeAll(in stack: UIStackView, at line: SourceLine) -> LayoutIssue {
    LayoutIssue(.misplaced, "a space needs a view before it in its stack", view: stack, at: line)
  }
}

/// The length that the gap after a view follows, for as long as the view exists.
@MainActor
private final class FollowedLength: Companion {
  var nextCompanion: (any Companion)?
  private var provider: UIStackViewDynamicSpaceProvider?
  private weak var stack: UIStackView?
  /// The sum that has been added to the length, in points.
  private var surplus: CGFloat = 0
  /// The gap that has been set; nil until then.
  private var gap: CGFloat?
  /// The number of times that the gap has been given a length to follow, or none.
  private var turn = 0

  func end() {
    turn += 1
    (provider, stack, surplus, gap) = (nil, nil, 0, nil)
  }

  func follow(
    _ provider: UIStackViewDynamicSpaceProvider, after view: UIView, in stack: UIStackView
  ) {
    end()
    (self.provider, self.stack) = (provider, stack)
    provider.follow { [weak self, turn, weak view] length in
      guard let self, self.turn == turn, let view else { return false }
      return set(length, after: view)
    }
  }

  /// Makes the gap longer than the length that it follows.
  ///
  /// - Returns: Whether the gap follows a length.
  func add(_ length: CGFloat, after view: UIView) -> Bool {
    guard let provider else { return false }
    surplus += length
    return set(provider.space, after: view)
  }

  private func set(_ length: CGFloat, after view: UIView) -> Bool {
    // If the view has been moved, or other code has set the gap, the gap no longer follows the
    // length.
    guard let stack, view.superview === stack, gap == nil || gap == stack.customSpacing(after: view)
    else { return false }
    let new = length.isSystemSpacing ? length : length + surplus
    stack.setCustomSpacing(new, after: view)
    gap = new
    return true
  }
}

@MainActor
extension CGFloat {
  /// Whether the number stands for a spacing that the stack or the system determines.
  fileprivate var isSystemSpacing: Bool {
    self == UIStackView.spacingUseDefault || self == UIStackView.spacingUseSystem
  }

  /// Whether the number can be a gap in a stack; reports an issue if not.
  func isGap(in stack: UIStackView? = nil, at line: SourceLine) -> Bool {
    if isDistance || isSystemSpacing { return true }
    let message = "a space in a stack can't be \(self); the gap stays unchanged"
    LayoutDiagnostics.report(LayoutIssue(.invalidNumber, message, view: stack, at: line))
    return false
  }
}

/// A length that gaps in stack views follow.
///
/// ```swift
/// let gap = UIStackViewDynamicSpaceProvider(8)
/// stack.append { title; UIStackViewSpace(gap); details }
/// gap.update(with: 16)
/// ```
@preconcurrency @MainActor
public final class UIStackViewDynamicSpaceProvider {
  /// The length, in points; `UIStackView.spacingUseDefault` for the stack's own spacing.
  public private(set) var space: CGFloat
  private var followers: [(CGFloat) -> Bool] = []
  private var visibility: Platform.PropertyHook?
  private var source: UIStackViewDynamicSpaceProvider?
  /// The line that set the length.
  private var line: SourceLine

  /// Creates a provider of a length, in points.
  ///
  /// NaN and a number beyond a billion are issues where the provider is used, and change nothing.
  public init(_ space: CGFloat, fileID: StaticString = #fileID, line: UInt = #line) {
    self.space = space
    self.line = SourceLine(fileID: fileID, line: line)
  }

  deinit {
    // Otherwise the view would keep the closure alive as long as it exists.
    guard let visibility else { return }
    MainActorQueue.run { visibility.cancel() }
  }

  /// Changes the length of all gaps that follow this provider.
  ///
  /// NaN and a number beyond a billion points are issues, and change nothing.
  public func update(
    with space: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    update(with: space, at: SourceLine(fileID: fileID, line: line))
  }

  private func update(with space: CGFloat, at line: SourceLine) {
    guard space.isGap(at: line) else { return }
    (self.space, self.line) = (space, line)
    followers = followers.filter { $0(space) }
  }

  /// Returns a provider of the same length while a view isn't hidden, and of the stack's own
  /// spacing while it is.
  public func binding(
    spaceToVisibilityOf view: UIView
  ) -> UIStackViewDynamicSpaceProvider {
    let bound = UIStackViewDynamicSpaceProvider(
      view.isHidden ? UIStackView.spacingUseDefault : space)
    bound.source = self
    let refresh: @MainActor () -> Bool = { [weak bound, weak view, weak self] in
      guard let bound, let view, let self else { return false }
      let space = view.isHidden ? UIStackView.spacingUseDefault : self.space
      if bound.space != space { bound.update(with: space, at: self.line) }
      return true
    }
    followers.append { _ in refresh() }
    bound.visibility = Platform.onChange(of: \.isHidden, in: view) { _ = refresh() }
    return bound
  }

  /// Returns a provider of a length while a view isn't hidden, and of the stack's own spacing while
  /// it is.
  public static func binding(
    space: CGFloat, toVisibility view: UIView, fileID: StaticString = #fileID, line: UInt = #line
  ) -> UIStackViewDynamicSpaceProvider {
    UIStackViewDynamicSpaceProvider(space, fileID: fileID, line: line).binding(
      spaceToVisibilityOf: view)
  }

  /// Passes the length on, now and whenever it changes, as long as the closure accepts it.
  ///
  /// - Parameter take: Receives the length, and returns whether it accepts further ones.
  func follow(_ take: @escaping (CGFloat) -> Bool) {
    if take(space) { followers.append(take) }
  }
}
