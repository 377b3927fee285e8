/// A type that `build { }` can make: one with an initializer without arguments.
///
/// UIKit's views can be built, too. A view class of your own conforms with a `required init()`, or
/// is built from an instance: `build(MyView()) { … }`. With neither, `build(MyView.self)` makes a
/// view of the superclass, which is an issue: Swift can call an initializer of a class known only
/// by its type only if all subclasses are required to have it.
@preconcurrency @MainActor
public protocol Buildable {
  /// Creates an instance before anything is set.
  init()
}

/// Makes an object of the expected type and sets it up.
///
/// ```swift
/// var options: SearchOptions = build {
///   $0.isCaseSensitive = true
/// }
/// ```
@_disfavoredOverload @preconcurrency @MainActor
public func build<Built: Buildable>(_ setUp: (inout Built) -> Void) -> Built {
  build(Built(), setUp)
}

/// Sets up an object: `build(MyView()) { $0.tag = 3 }`.
@_disfavoredOverload @preconcurrency @MainActor
public func build<Built>(_ object: Built, _ setUp: (inout Built) -> Void) -> Built {
  var object = object
  setUp(&object)
  return object
}

/// Starts a chain that sets up a new object: `build(SearchOptions.self).isCaseSensitive(true).build()`.
@_disfavoredOverload @preconcurrency @MainActor
public func build<Built: Buildable>(_ type: Built.Type) -> ObjectBuilder<Built> {
  ObjectBuilder(Built())
}

/// Starts a chain that sets up an object: `build(MyView()).tag(3).build()`.
@_disfavoredOverload @preconcurrency @MainActor
public func build<Built>(_ object: Built) -> ObjectBuilder<Built> { ObjectBuilder(object) }

/// Unavailable, because nothing determines how to make a view of a class that is not ``Buildable``.
@available(
  *, unavailable,
  message: "write build(Card()) { … }, or conform the class to Buildable with a required init()"
)
@_disfavoredOverload @preconcurrency @MainActor
public func build<Made: UIView>(_ setUp: (inout Made) -> Void) -> Made {
  build(Optional<Made>.none.unsafelyUnwrapped, setUp)
}

/// Returns a view after setting it up.
@MainActor
func made<Made: UIView>(_ view: Made, _ setUp: (Made) -> Void) -> Made {
  setUp(view)
  return view
}

/// Returns a view of a type. A subclass that is not ``Buildable`` can't be made here, because its
/// initializer is not known. The result is then a view of its superclass, and that is a mistake.
@MainActor
func made<Made: UIView>(
  _ view: @autoclosure () -> Made, as type: Made.Type, _ fileID: StaticString, _ line: UInt
) -> ObjectBuilder<Made> {
  if type == Made.self { return ObjectBuilder(view()) }
  let own = (type as? any Buildable.Type)?.init() as? Made
  if let own { return ObjectBuilder(own) }
  let made = view()
  let message = """
    build(\(type).self) can only make a \(Made.self), because nothing says how to make a \(type): write \
    build(\(type)()), or conform \(type) to Buildable with a required init()
    """
  LayoutDiagnostics.report(
    LayoutIssue(.misplaced, message, view: made, at: SourceLine(fileID: fileID, line: line)))
  return ObjectBuilder(made)
}

/// A chain that sets up an object, with a method for each of its properties.
@preconcurrency @MainActor
@dynamicMemberLookup
public struct ObjectBuilder<Built> {
  private let object: Built

  init(_ object: Built) { self.object = object }

  /// A property of the object, as a method that sets it.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<Built, Value>
  ) -> (Value) -> ObjectBuilder<Built> {
    { value in
      var object = object
      object[keyPath: path] = value
      return ObjectBuilder(object)
    }
  }

  /// Returns the object.
  public func build() -> Built { object }
}
