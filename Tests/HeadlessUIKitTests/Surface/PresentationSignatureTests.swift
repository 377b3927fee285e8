import Foundation
import HeadlessUIKit
import Testing

/// Uses UIKit's signatures for presentations, marked text and drawing, in a file that imports only
/// public names.
@MainActor
struct PresentationSignatureTests {
  private final class OwnPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      containerView?.bounds.insetBy(dx: 10, dy: 10) ?? .zero
    }
    override var shouldRemovePresentersView: Bool { false }
    override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
    override func presentationTransitionWillBegin() {}
    override func dismissalTransitionDidEnd(_ completed: Bool) {}
    override func adaptivePresentationStyle(
      for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate,
    UISplitViewControllerDelegate, UISearchControllerDelegate, UISearchResultsUpdating
  {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {}
    func presentSearchController(_ searchController: UISearchController) {}
    func updateSearchResults(for searchController: UISearchController) {}
  }

  @Test func popoverAPIMatchesUIKit() {
    let (controller, delegate, view) = (UIViewController(), Delegate(), UIView())
    controller.modalPresentationStyle = .popover
    if let popover = controller.popoverPresentationController {
      popover.delegate = delegate
      popover.sourceView = view
      popover.sourceRect = view.bounds
      popover.permittedArrowDirections = [.up, .down]
      popover.passthroughViews = nil
      popover.backgroundColor = .systemBackground
      popover.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    }
    #expect(controller.popoverPresentationController?.sourceView === view)
    #expect(controller.presentationController?.delegate === delegate)
    controller.popoverPresentationController?.sourceItem = UIBarButtonItem(systemItem: .add)
    controller.popoverPresentationController?.barButtonItem = nil
    #expect(controller.popoverPresentationController?.sourceItem == nil)
    let own = OwnPresentation(presentedViewController: controller, presenting: nil)
    #expect(own.adaptivePresentationStyle == .none)
  }

  @Test func splitAndSearchControllersHaveDelegates() {
    let delegate = Delegate()
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = delegate
    let search = UISearchController(searchResultsController: UIViewController())
    search.delegate = delegate
    search.searchResultsUpdater = delegate
    search.obscuresBackgroundDuringPresentation = true
    search.showsSearchResultsController = true
    search.scopeBarActivation = .onTextEntry
    #expect(!search.automaticallyShowsSearchResultsController)
    #expect(split.delegate === delegate)
  }

  @Test func markedTextAPIMatchesUIKit() {
    let inputs: [any UITextInput] = [UITextField(), UITextView()]
    for input in inputs {
      input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      #expect(input.markedTextRange.flatMap(input.text(in:)) == "ni")
      input.markedTextStyle = [.foregroundColor: UIColor.red]
      input.unmarkText()
      #expect(input.markedTextRange == nil)
    }
  }

  private final class LayerOwner: NSObject, CALayerDelegate {
    func layoutSublayers(of layer: CALayer) { layer.sublayers?.first?.frame = layer.bounds }
  }

  @Test func blendModesAndLayerDelegatesAreAvailable() {
    let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    let image = UIGraphicsImageRenderer(size: bounds.size).image { context in
      UIColor.red.setFill()
      context.fill(bounds, blendMode: .multiply)
      UIRectFillUsingBlendMode(bounds, CGBlendMode.screen)
      UIBezierPath(rect: bounds).fill(with: .overlay, alpha: 0.5)
      UIImage().draw(in: bounds, blendMode: .normal, alpha: 1)
      UIImage().draw(at: .zero, blendMode: .sourceAtop, alpha: 1)
    }
    #expect(image.size == bounds.size)
    let (layer, owner) = (CALayer(), LayerOwner())
    layer.delegate = owner
    layer.addSublayer(CALayer())
    layer.frame = bounds
    layer.layoutIfNeeded()
    #expect(layer.sublayers?.first?.frame == bounds)
    let font: UIFont = .systemFont(ofSize: 12, weight: .bold, width: .condensed)
    #expect(font.pointSize == 12)
  }
}
