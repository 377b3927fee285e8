/// A controller's view that is about to be put into the view of a controller other than its parent,
/// which raises an exception in UIKit.
@MainActor
package struct ForeignChild {
  private let controller: UIViewController
  private let parent: UIViewController
  private let other: UIViewController

  /// Returns nil for every other view. If there is no surrounding controller yet, the mistake can't
  /// be detected.
  package init?(_ view: UIView, in container: UIView) {
    guard view.superview !== container, let controller = view.next as? UIViewController,
      let parent = controller.parent, let other = container.surroundingController,
      parent !== other
    else { return nil }
    (self.controller, self.parent, self.other) = (controller, parent, other)
  }

  /// Returns the mistake as an issue.
  package func issue(at line: SourceLine?) -> LayoutIssue {
    let message = """
      the view of \(type(of: controller)), a child of \(type(of: parent)), can't be added to the view of \
      \(type(of: other)); make it a child of \(type(of: other)) first, with addChild(_:)
      """
    return LayoutIssue(.misplaced, message, view: controller.viewIfLoaded, at: line)
  }
}

extension UIView {
  /// Returns the reason why this view can't be arranged in a stack view, as an issue; nil if it
  /// can.
  package func issue(arrangedIn stack: UIStackView, at line: SourceLine?) -> LayoutIssue? {
    if stack.isDescendant(of: self) {
      let name = LayoutNames(of: [.view(self)]).name(of: .view(self))
      return LayoutIssue(.cycle, "\(name) can't be arranged inside itself", view: self, at: line)
    }
    return ForeignChild(self, in: stack)?.issue(at: line)
  }
}

extension UIResponder {
  /// The nearest view controller above this object in the responder chain.
  package var surroundingController: UIViewController? {
    sequence(first: self) { $0.next }.dropFirst().lazy.compactMap { $0 as? UIViewController }.first
  }
}
