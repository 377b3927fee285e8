import Foundation

/// The hooks that an app can set for merging, making and applying styles.
///
/// A lock protects them, because styles are values that any thread may make.
struct StyleHooks: @unchecked Sendable {
  var mergeInterceptors: [any MergeInterceptor.Type] = [
    ControlStateMerger.self, CustomStyleMerger.self,
  ]
  var duplicatesHandler: AnyDuplicatesHandler<ViewStyle>?
  var customStyler: AnyCustomStyler<ViewStyle>?

  private static let lock = NSLock()
  nonisolated(unsafe) private static var hooks = StyleHooks()

  static var current: StyleHooks { lock.withLock { hooks } }

  /// Changes the hooks, without interference from other threads.
  static func change(_ change: (inout StyleHooks) -> Void) { lock.withLock { change(&hooks) } }

  /// Returns the master with the attributes that interceptors merge into it, one after another.
  static func intercept<Style: Attributed>(master: Style, slave: Style) -> Style {
    guard !master.isEmpty, !slave.isEmpty else { return master }
    return current.mergeInterceptors.reduce(master) { master, interceptor in
      interceptor.interceptMerge(master: master, slave: slave)
    }
  }
}

extension ViewStyle {
  /// The interceptors that merge values before two styles are merged, in order. They apply to the
  /// whole program.
  public static var mergeInterceptors: [any MergeInterceptor.Type] {
    get { StyleHooks.current.mergeInterceptors }
    set { StyleHooks.change { $0.mergeInterceptors = newValue } }
  }

  /// The handler that chooses between duplicates in a list; nil chooses the first. It applies to
  /// the whole program.
  public static var duplicatesHandler: AnyDuplicatesHandler<ViewStyle>? {
    get { StyleHooks.current.duplicatesHandler }
    set { StyleHooks.change { $0.duplicatesHandler = newValue } }
  }

  /// The styler that is called whenever a style has been applied; nil calls none. It applies to the
  /// whole program.
  public static var customStyler: AnyCustomStyler<ViewStyle>? {
    get { StyleHooks.current.customStyler }
    set { StyleHooks.change { $0.customStyler = newValue } }
  }
}

/// Merges the values of an attribute that two styles set, instead of using one of them.
public protocol MergeInterceptor {
  /// Returns the master, with the values to take over from the slave.
  ///
  /// - Parameters:
  ///   - master: The style that is kept where both set an attribute.
  ///   - slave: The other style. Attributes that only it has are added afterwards.
  /// - Returns: The master with merged values. Attributes that it leaves out are lost.
  static func interceptMerge<Style: Attributed>(master: Style, slave: Style) -> Style
}

extension MergeInterceptor {
  /// Returns the master with one value merged, if both styles have it.
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
      // A misfit is reported at the line of the master.
      var attribute = attribute.fitting(whatFits: before)
      attribute.line = before.line
      return attribute
    }
    return ViewStyle(attributes) as? Style ?? unmerged
  }
}

/// Merges control states: state by state, and property by property in each state.
public enum ControlStateMerger: MergeInterceptor {
  /// Returns the master, whose states gain the properties that only the slave sets.
  public static func interceptMerge<Style: Attributed>(master: Style, slave: Style) -> Style {
    merge(.states, master, slave) { .states($0.merged(slave: $1)) }
  }
}

/// Merges custom styles that can be merged, if both are of the same type.
public enum CustomStyleMerger: MergeInterceptor {
  /// Returns the master, with its custom style merged with that of the slave.
  public static func interceptMerge<Style: Attributed>(master: Style, slave: Style) -> Style {
    merge(.custom, master, slave) { own, other in
      .custom((own as? any MergeableCustomStyle)?.merged(with: other) ?? own)
    }
  }
}

/// Chooses one of several attributes with the same key in a list.
public struct AnyDuplicatesHandler<Style: Attributed>: @unchecked Sendable {
  private let choose: ([Style.Attribute]) -> Style.Attribute

  /// Creates a handler from a closure that receives all these attributes in order.
  public init(_ choose: @escaping @Sendable ([Style.Attribute]) -> Style.Attribute) {
    self.choose = choose
  }

  /// Returns the chosen attribute of a key.
  public func choseDuplicate(from duplicates: [Style.Attribute]) -> Style.Attribute {
    choose(duplicates)
  }
}

/// Changes an object last, whenever a style is applied.
public struct AnyCustomStyler<Style: Attributed>: @unchecked Sendable {
  private let apply: @MainActor (Any, Style) -> Void

  /// Creates a styler from a closure that receives the styled object and the style.
  @preconcurrency
  public init(_ apply: @escaping @MainActor (Any, Style) -> Void) { self.apply = apply }

  /// Calls the closure.
  @preconcurrency @MainActor
  public func customStyle(_ styleable: Any, with style: Style) { apply(styleable, style) }
}
