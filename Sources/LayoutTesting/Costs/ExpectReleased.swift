/// Asserts that an object that is made and used in a closure is released after it.
///
/// ```swift
/// try expectReleased {
///   let controller = ProfileController(model: model)
///   let stage = Stage(controller)
///   try stage.tap("edit")
///   return controller
/// }
/// ```
///
/// Work that is due on the next turn of the run loop is done before the check. If the object still
/// exists, the message names the properties that lead to it, as far as they can be seen: from the
/// object's own properties, and from the given holders. Closures can't be inspected, and a weak
/// reference looks like any other.
///
/// - Parameters:
///   - holders: Objects that may keep it alive, such as a model or a store, in which the search
///     starts.
///   - make: Makes the object, uses it and returns it.
///   - fileID: The module and the file of the call.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func expectReleased(
  heldBy holders: AnyObject..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ make: () throws -> AnyObject
) throws {
  TestReport.listen()
  weak var object: AnyObject?
  try LifeTime.within { object = try make() }
  LifeTime.finish()
  guard let object else { return }
  try TestReport.fail(
    "\(type(of: object)) is still in memory: \(Holders.reason(object, heldBy: holders)).",
    at: TestLine(fileID: fileID, filePath: filePath, line: line, column: column))
}
