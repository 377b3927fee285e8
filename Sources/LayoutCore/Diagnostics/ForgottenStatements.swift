import Foundation

/// Tells that something has been begun and not finished, when nobody can do that any more: a chain that
/// was never put in force, a view that was never put.
///
/// It is shared by all copies: one of them that is used is enough.
package final class ForgottenStatements {
  // Not weak: that would make whatever is done with the view slower from then on, and who has begun
  // something holds the view, too.
  private var object: AnyObject?
  private let problem: @Sendable (String) -> String
  private let line: SourceLine?

  /// - Parameters:
  ///   - object: The view or guide that it is about; it is kept until it is settled.
  ///   - problem: What is wrong, in plain words, given a name for the object.
  ///   - line: The line that began it.
  package init(
    about object: AnyObject, at line: SourceLine?, _ problem: @escaping @Sendable (String) -> String
  ) {
    self.object = object
    self.problem = problem
    self.line = line
  }

  /// It is finished, or somebody else takes care of that.
  package func settle() { object = nil }

  deinit {
    // Mostly nothing is left, which is asked first: whose code is running costs more.
    guard let element = LayoutElement(object), MainActorQueue.isCurrent else { return }
    let (problem, line) = (problem, line)
    MainActor.assumeIsolated {
      let name = LayoutNames(of: [element]).name(of: element)
      LayoutDiagnostics.report(
        LayoutIssue(.misplaced, problem(name), view: element.view, at: line))
    }
  }
}
