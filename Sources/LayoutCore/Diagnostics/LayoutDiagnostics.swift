import Foundation

/// Reports mistakes in layouts.
///
/// By default, each issue is written to standard error once. A program can handle all issues, and a
/// task its own:
///
/// ```swift
/// LayoutDiagnostics.handler = { issue in analytics.note("\(issue)") }
///
/// let issues = LayoutDiagnostics.collect { buildTheLayout() }
/// ```
public enum LayoutDiagnostics {
  /// A closure that handles an issue.
  public typealias Handler = @MainActor (LayoutIssue) -> Void

  /// Wrapped in a type, because a bare closure crashes optimized builds when it is bound to a task
  /// (Swift 6.3).
  private struct TaskHandler: Sendable {
    let take: @MainActor @Sendable (LayoutIssue) -> Void
  }

  @TaskLocal private static var taskHandler: TaskHandler?
  @MainActor private static var programHandler: Handler = log.note

  /// The handler of all issues for which the current task has no handler of its own.
  @preconcurrency @MainActor public static var handler: Handler {
    get { programHandler }
    set { programHandler = newValue }
  }

  /// The number of handlers that are running, each within the previous one.
  @MainActor private static var handling = 0
  /// Without a limit, handlers whose own layouts have mistakes would call each other endlessly.
  private static let mostHandling = 8
  @MainActor private static let log = IssueLog()

  /// Reports an issue.
  ///
  /// Issues that a handler causes while it runs are reported, too. From a certain depth of nested
  /// handlers on, they are written to standard error.
  @preconcurrency @MainActor public static func report(_ issue: LayoutIssue) {
    guard handling < mostHandling else { return log.note(issue) }
    handling += 1
    defer { handling -= 1 }
    (taskHandler?.take ?? programHandler)(issue)
  }

  /// Runs an operation whose issues go to the given handler.
  @preconcurrency @MainActor
  public static func withHandler<Result>(
    _ handler: @escaping @MainActor @Sendable (LayoutIssue) -> Void,
    run operation: @MainActor () throws -> Result
  ) rethrows -> Result {
    try $taskHandler.withValue(TaskHandler(take: handler), operation: operation)
  }

  /// Runs an operation and returns its issues.
  ///
  /// Conflicts appear when views are laid out, so the result contains them only if the operation
  /// also lays out the views.
  @preconcurrency @MainActor
  public static func collect(_ operation: @MainActor () throws -> Void) rethrows -> [LayoutIssue] {
    let box = IssueBox()
    try withHandler({ box.issues.append($0) }, run: operation)
    return box.issues
  }
}

/// Writes each issue to standard error once.
@MainActor
private final class IssueLog {
  private var known: Set<String> = []

  func note(_ issue: LayoutIssue) {
    guard known.insert("\(issue)").inserted else { return }
    FileHandle.standardError.write(Data("Layout: \(issue)\n".utf8))
  }
}

@MainActor
private final class IssueBox {
  var issues: [LayoutIssue] = []
}
