/// Makes sure that what is made and used in a closure is gone after it.
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
/// What waits for the next turn of the run loop is done before it is looked at. Where the object is
/// still there the message names the properties that lead to it, as far as they can be seen: from
/// what it holds itself, and from the objects that are named. Closures can't be looked into, and a
/// weak reference looks like any other.
///
/// - Parameters:
///   - holders: What may keep it alive, such as a model or a store, to look from.
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
    "\(type(of: object)) is still there: \(Holders.reason(object, heldBy: holders)).",
    at: TestLine(fileID: fileID, filePath: filePath, line: line, column: column))
}
