import Foundation

/// What an app can have done where styles are merged, made and applied.
///
/// A lock holds it, since styles are values that any thread may make.
struct StyleHooks: @unchecked Sendable {
  var mergeInterceptors: [any MergeInterceptor.Type] = [
    ControlStateMerger.self, CustomStyleMerger.self,
  ]
  var duplicatesHandler: AnyDuplicatesHandler<ViewStyle>?
  var customStyler: AnyCustomStyler<ViewStyle>?

  private static let lock = NSLock()
  nonisolated(unsafe) private static var hooks = StyleHooks()

  static var current: StyleHooks { lock.withLock { hooks } }

  /// Changes one of them, and none that another thread changes meanwhile.
  static func change(_ change: (inout StyleHooks) -> Void) { lock.withLock { change(&hooks) } }

  /// The master with what interceptors merge into it, each in its turn.
  static func intercept<Style: Attributed>(master: Style, slave: Style) -> Style {
    guard !master.isEmpty, !slave.isEmpty else { return master }
    return current.mergeInterceptors.reduce(master) { master, interceptor in
      interceptor.interceptMerge(master: master, slave: slave)
    }
  }
}

extension ViewStyle {
  /// What merges values before two styles are merged, in order. It is the same for the whole program.
  public static var mergeInterceptors: [any MergeInterceptor.Type] {
    get { StyleHooks.current.mergeInterceptors }
    set { StyleHooks.change { $0.mergeInterceptors = newValue } }
  }

  /// What chooses where a list says something twice; nil for the first. It is the same for the whole
  /// program.
  public static var duplicatesHandler: AnyDuplicatesHandler<ViewStyle>? {
    get { StyleHooks.current.duplicatesHandler }
    set { StyleHooks.change { $0.duplicatesHandler = newValue } }
  }

  /// What is called whenever a style has been applied; nil for nothing. It is the same for the whole
  /// program.
  public static var customStyler: AnyCustomStyler<ViewStyle>? {
    get { StyleHooks.current.customStyler }
    set { StyleHooks.change { $0.customStyler = newValue } }
  }
}

/// Merges values of two styles where both say something, in place of taking that of one.
public protocol MergeInterceptor {
  /// The master, with what is to be taken over from the slave.
  ///
  /// - Parameters:
  ///   - master: The style that is kept where both say something.
  ///   - slave: The other one. What only it says is added afterwards.
  /// - Returns: The master with merged values. What it leaves out is lost.
  static func interceptMerge<Style: Attributed>(master: Style, slave: Style) -> Style
}

extension MergeInterceptor {
  /// The master with one value merged, where both styles have it.
  static func merge<Style: Attributed, Value>(
    _ key: ViewAttributeKey<Value>, _ master: Style, _ slave: Style,
    _ merged: (Value, Value) -> ViewAttribute
  ) -> Style {
    let unmerged = master
    guard let master = master as? ViewStyle, let slave = slave as? ViewStyle,
      let own = master.value(key), let other = slave.value(key)
    else { return unmerged }
    let attribute = merged(own, other)
    let attributes = master.attributes.map { before in
      guard before.key == attribute.key else { return before }
      // Whoever wrote the master is told if it does not fit.
      var attribute = attribute.fitting(whatFits: before)
      attribute.line = before.line
      return attribute
    }
    return ViewStyle(attributes) as? Style ?? unmerged
  }
}

/// Merges the states of controls: per state, and for each state per property.
public enum ControlStateMerger: MergeInterceptor {
  /// The master, whose states have what only the slave says of them.
  public static func interceptMerge<Style: Attributed>(master: Style, slave: Style) -> Style {
    merge(.states, master, slave) { .states($0.merged(slave: $1)) }
  }
}

/// Merges custom styles that can be merged, if both are of the same type.
public enum CustomStyleMerger: MergeInterceptor {
  /// The master, whose custom style is merged with that of the slave.
  public static func interceptMerge<Style: Attributed>(master: Style, slave: Style) -> Style {
    merge(.custom, master, slave) { own, other in
      .custom((own as? any MergeableCustomStyle)?.merged(with: other) ?? own)
    }
  }
}

/// Chooses one of the attributes that stand in a list under the same key.
public struct AnyDuplicatesHandler<Style: Attributed>: @unchecked Sendable {
  private let choose: ([Style.Attribute]) -> Style.Attribute

  /// What chooses: it is given all of them, in order.
  public init(_ choose: @escaping @Sendable ([Style.Attribute]) -> Style.Attribute) {
    self.choose = choose
  }

  /// One of the attributes of a key.
  public func choseDuplicate(from duplicates: [Style.Attribute]) -> Style.Attribute {
    choose(duplicates)
  }
}

/// Has the last word whenever a style is applied.
public struct AnyCustomStyler<Style: Attributed>: @unchecked Sendable {
  private let apply: @MainActor (Any, Style) -> Void

  /// What is called with what is styled, and the style.
  @preconcurrency
  public init(_ apply: @escaping @MainActor (Any, Style) -> Void) { self.apply = apply }

  /// Has its word.
  @preconcurrency @MainActor
  public func customStyle(_ styleable: Any, with style: Style) { apply(styleable, style) }
}
