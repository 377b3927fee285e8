import Foundation

/// Tells that something has been begun and not finished, when nobody can do that any more: a chain that
/// was never put in force, a view that was never put.
///
/// It is shared by all copies: one of them that is used is enough.
package final class ForgottenStatements {
  private weak var object: AnyObject?
  private let problem: @Sendable (String) -> String
  private let line: SourceLine?
  private var isSettled = false

  /// - Parameters:
  ///   - object: The view or guide that it is about; it is not kept.
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
  package func settle() { isSettled = true }

  deinit {
    guard !isSettled, MainQueue.isCurrent, let element = LayoutElement(object) else { return }
    let (problem, line) = (problem, line)
    MainActor.assumeIsolated {
      let name = LayoutNames(of: [element]).name(of: element)
      LayoutDiagnostics.report(
        LayoutIssue(.misplaced, problem(name), view: element.view, at: line))
    }
  }
}

/// Whether the main actor's code is running, which need not be on the main thread.
package var isMainActorRunning: Bool { MainQueue.isCurrent }

/// Tells whether the main actor's code is running: on Linux that need not be on the main thread.
private enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
