import Foundation
import Testing

@testable import HeadlessUIKit

/// A pending layout runs on the next turn of the main queue, whoever runs the queue.
@MainActor
struct MainTurnTests {
  private final class Counting: UIView {
    var layouts = 0
    var whenLaidOut: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      whenLaidOut()
    }
  }

  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func awaitingLaysOutOncePerTurn() async {
    let view = Counting()
    let window = Headless.host(view)
    view.layouts = 0
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.layouts == 0)
    await turn()
    #expect(view.layouts == 1)
    await turn()
    #expect(view.layouts == 1)
    withExtendedLifetime(window) {}
  }

  @Test func turnLaysOutAnyChange() async {
    let view = UIView()
    let window = Headless.host(view)
    let box = Box(10, 10)
    view.addSubview(box)
    let side = box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5).activated()
    await turn()
    #expect(box.rect == "5 0 10 10")
    side.constant = 7
    await turn()
    #expect(box.rect == "7 0 10 10")
    box.content = CGSize(width: 20, height: 30)
    await turn()
    #expect(box.rect == "7 0 20 30")
    side.isActive = false
    box.rightAnchor.constraint(equalTo: view.rightAnchor).activated()
    await turn()
    #expect(box.frame.maxX == window.bounds.maxX)
  }

  @Test func hiddenWindowsWaitUntilShown() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Counting(frame: window.bounds)
    window.addSubview(view)
    Headless.takeTurn()
    #expect(view.layouts == 0)
    window.isHidden = false
    Headless.takeTurn()
    #expect(view.layouts == 1)
    window.isHidden = true
    view.setNeedsLayout()
    Headless.takeTurn()
    #expect(view.layouts == 1)
  }

  @Test func animationCompletesWithoutHelp() async {
    let controller = UIViewController()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await turn()
    var isDone = false
    UIView.animate(withDuration: 1, animations: { controller.view.alpha = 0.5 }) { _ in
      isDone = true
    }
    #expect(!isDone)
    await turn()
    #expect(isDone)
  }

  @Test func endlessLayoutIsReportedOnceAndNotRetried() {
    let view = Counting()
    view.whenLaidOut = { [unowned view] in view.setNeedsLayout() }
    let messages = collectingLog {
      let window = Headless.host(view)
      let layouts = view.layouts
      for _ in 0..<5 { Headless.takeTurn() }
      #expect(view.layouts == layouts)
      view.whenLaidOut = {}
      window.layoutIfNeeded()
      view.setNeedsLayout()
      Headless.takeTurn()
      #expect(view.layouts == layouts + 2)
    }
    #expect(messages.count { $0.contains("Counting") } == 1)
  }

  @Test func waitRunsDeferredWorkWithoutRealTime() {
    let view = Counting()
    let window = Headless.host(view)
    view.layouts = 0
    var isDone = false
    UIView.animate(withDuration: 0, animations: {}) { _ in isDone = true }
    view.setNeedsLayout()
    let start = Date()
    Headless.wait(3600)
    #expect(isDone)
    #expect(view.layouts == 1)
    #expect(Date().timeIntervalSince(start) < 60)
    withExtendedLifetime(window) {}
  }

  /// The pass in which the controller appears is over by then: its changes wait for the next pass.
  @Test func changesInViewDidAppearAreLaidOut() async {
    final class Growing: UIViewController {
      let box = Box(10, 10)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        box.content = CGSize(width: 30, height: 40)
      }
    }
    let controller = Growing()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for _ in 0..<3 { await turn() }
    #expect(controller.box.rect == "0 0 30 40")
    controller.box.content = CGSize(width: 50, height: 60)
    await turn()
    #expect(controller.box.rect == "0 0 50 60")
  }

  /// Swift Testing releases a suite on any thread, while another test runs.
  @Test func releaseOnAnotherThreadWaitsForMainActor() async {
    final class Holder: @unchecked Sendable {
      var view: UIView?
    }
    let (holder, child) = (Holder(), UIView())
    holder.view = UIView()
    holder.view?.addSubview(child)
    let (begun, isReleased) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      begun.signal()
      holder.view = nil
      isReleased.signal()
    }
    begun.wait()
    #expect(isReleased.wait(timeout: .now() + 0.05) == .timedOut)
    #expect(child.superview != nil)
    while child.superview != nil { await turn() }
  }
}
