import Foundation

/// Reports something that was begun and never finished once nothing can finish it any more: a chain
/// that was never activated, a view that was never put in place.
///
/// All copies share it, so it is enough to use one of them.
package final class ForgottenStatements {
  // Not weak: a weak reference would slow down all later use of the view, and the code that has
  // begun something holds the view anyway.
  private var object: AnyObject?
  private let problem: @Sendable (String) -> String
  private let line: SourceLine?

  /// - Parameters:
  ///   - object: The view or guide; kept alive until the statements are settled.
  ///   - problem: Returns the problem in plain words, given a name for the object.
  ///   - line: The line that began the statements.
  package init(
    about object: AnyObject, at line: SourceLine?, _ problem: @escaping @Sendable (String) -> String
  ) {
    self.object = object
    self.problem = problem
    self.line = line
  }

  /// Marks the statements as finished, or as the responsibility of other code.
  package func settle() { object = nil }

  deinit {
    // Usually nothing is left. That is checked first, because checking for the main actor costs
    // more.
    guard let element = LayoutElement(object), MainActorQueue.isCurrent else { return }
    let (problem, line) = (problem, line)
    MainActor.assumeIsolated {
      let name = LayoutNames(of: [element]).name(of: element)
      LayoutDiagnostics.report(
        LayoutIssue(.misplaced, problem(name), view: element.view, at: line))
    }
  }
}
