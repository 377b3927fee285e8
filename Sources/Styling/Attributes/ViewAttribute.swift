/// An attribute of a view style: `.text("Hello")`, `.cornerRadius(8)`.
///
/// The attributes are static members of this type. To add one, write a function:
///
/// ```swift
/// extension ViewAttribute {
///   static func shine(_ value: CGFloat) -> ViewAttribute {
///     ViewAttribute("shine", value) { (card: CardView, value) in card.shine = value }
///   }
///
///   static func l10n(_ key: L10n) -> ViewAttribute { .text(key.string) }
/// }
/// ```
public struct ViewAttribute: StyleAttribute, CustomStringConvertible, @unchecked Sendable {
  /// The name and the type of the value, which distinguish the attribute from others.
  public let key: AnyViewAttributeKey
  let stored: Any?
  /// The position in the order of application: general attributes come first, then those that build
  /// on them.
  let order: Int
  /// The line of the attribute.
  var line: SourceLine
  /// The mistake in the value, if there is one; the attribute is then not applied.
  var mistake: String?
  private var appliers: [@MainActor (UIView) -> Bool]
  /// Whether the attribute has no effect on views that it does not fit, so that a misfit is no
  /// mistake.
  var fitsAll = false

  init(
    _ key: AnyViewAttributeKey, _ stored: Any?, order: Int, at line: SourceLine,
    _ appliers: [@MainActor (UIView) -> Bool]
  ) {
    self.key = key
    self.stored = stored
    self.order = order
    self.line = line
    self.appliers = appliers
  }

  /// Creates an attribute of your own.
  ///
  /// - Parameters:
  ///   - name: The name. Attributes with the same name and type of value are the same attribute: a
  ///     style keeps only one of them.
  ///   - value: The value.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - apply: A closure that sets the value on a view. Its type determines the views that the
  ///     attribute fits. It should leave a view unchanged if the view has that value already.
  @preconcurrency
  public init<View: UIView, Value>(
    _ name: String, _ value: Value, fileID: StaticString = #fileID, line: UInt = #line,
    _ apply: @escaping @MainActor (View, Value) -> Void
  ) {
    self.init(
      ViewAttributeKey<Value>(name), value, 50, at: SourceLine(fileID: fileID, line: line),
      .on(apply))
  }

  init<Value, Given>(
    _ key: ViewAttributeKey<Value>, _ value: Given, _ order: Int, at line: SourceLine,
    _ fits: Fit<Given>...
  ) {
    let given = Unchecked(value)
    self.init(
      key.erased, value, order: order, at: line,
      fits.map { fit in { view in fit.apply(view, given.value) } })
  }

  /// Returns the attribute, which also fits views of one more class.
  ///
  /// - Parameter apply: A closure that sets the value on a view of that class.
  @preconcurrency
  public func fitting<View: UIView>(
    _ apply: @escaping @MainActor (View) -> Void
  ) -> ViewAttribute {
    var fitting = self
    fitting.appliers.append { view in
      guard let view = view as? View else { return false }
      apply(view)
      return true
    }
    return fitting
  }

  /// The value; nil for a delegate that is nil or no longer exists.
  public var value: Any? {
    if let reference = stored as? WeakReference { return reference.object }
    guard let stored, let optional = stored as? any OptionalValue else { return stored }
    return optional.wrapped
  }

  /// The name and the value.
  public var description: String { "\(key): \(value.map { "\($0)" } ?? "nil")" }

  /// Applies the attribute to a view that it fits. A value that no view can have is an issue, and
  /// is left out.
  public func install(on target: AnyObject) {
    guard let view = target as? UIView else { return }
    apply(to: view, reportsMisfits: false)
  }

  /// Applies the attribute to a view.
  @MainActor
  func apply(to view: UIView, reportsMisfits: Bool) {
    if let mistake { return report(.invalidNumber, mistake, view) }
    for apply in appliers where apply(view) { return }
    guard reportsMisfits, !fitsAll else { return }
    report(.misplaced, "\(key) has no effect on a \(type(of: view))", view)
  }

  /// Reports a mistake, once for each view.
  @MainActor
  private func report(_ kind: LayoutIssue.Kind, _ message: String, _ view: UIView) {
    guard StyleRecord.of(view).reportedMistakes.insert(key).inserted else { return }
    LayoutDiagnostics.report(LayoutIssue(kind, message, view: view, at: line))
  }
}

extension ViewAttribute {
  /// Sets a value on views of a class.
  struct Fit<Value>: Sendable {
    let apply: @MainActor (UIView, Value) -> Bool

    static func on<View: UIView>(_ apply: @escaping @MainActor (View, Value) -> Void) -> Fit {
      Fit { view, value in
        guard let view = view as? View else { return false }
        apply(view, value)
        return true
      }
    }
  }

  /// Returns the attribute with the additional classes that another attribute of its kind was made
  /// to fit.
  func fitting(whatFits other: ViewAttribute) -> ViewAttribute {
    var fitting = self
    fitting.appliers += other.appliers.dropFirst(appliers.count)
    return fitting
  }

  /// The attribute, without effect on views that it does not fit.
  var fittingAll: ViewAttribute {
    var fitting = self
    fitting.fitsAll = true
    return fitting
  }

  /// Returns the attribute; if one of its numbers is out of range, with a mistake that keeps it
  /// from being applied.
  func checked(_ numbers: CGFloat..., as range: NumberRange) -> ViewAttribute {
    guard let number = numbers.first(where: { !range.allows($0) }) else { return self }
    var wrong = self
    wrong.mistake = "\(key) can't be \(number): it must be \(range.words)"
    return wrong
  }
}

/// The ranges of numbers in attributes.
enum NumberRange {
  case distance, length, part, scale, duration, count, priority, number

  func allows(_ number: CGFloat) -> Bool {
    switch self {
    case .distance: number.isDistance
    case .length: number.isDistance && number >= 0
    case .part: number.isFinite && number >= 0
    case .scale: number.isFactor && number > 0
    case .duration: number.isFinite && number >= 0
    case .count: number >= 0 && number < CGFloat(Int.max)
    case .priority: UILayoutPriority(Float(number)).isUsable
    case .number: number.isFinite
    }
  }

  var words: String {
    switch self {
    case .distance: "a number of points"
    case .length: "a number of points, at least 0"
    case .part: "a number, at least 0"
    case .scale: "a number above 0"
    case .duration: "a number of seconds, at least 0"
    case .count: "a whole number, at least 0"
    case .priority: "from 1 to 1000"
    case .number: "a number"
    }
  }
}

/// A value that only the main thread accesses, stored in a value of any thread.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A weak reference, so that a style does not keep the object alive.
final class WeakReference: @unchecked Sendable {
  weak var object: AnyObject?
  /// Whether there was no object from the start.
  let isNil: Bool

  init(_ object: AnyObject?) {
    self.object = object
    isNil = object == nil
  }
}

/// A value that may be missing.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 } }
}
