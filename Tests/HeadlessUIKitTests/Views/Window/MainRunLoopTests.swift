import Foundation
import XCTest

@testable import HeadlessUIKit

/// Running the run loop on the main thread lays out, as in a program or under XCTest.
final class MainRunLoopTests: XCTestCase {
  func testRunningTheRunLoopLaysOut() {
    MainActor.assumeIsolated {
      let view = UIView()
      let window = Headless.host(view)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(equalToConstant: 30),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      var isDone = false
      UIView.animate(withDuration: 1, animations: {}) { _ in isDone = true }
      XCTAssertEqual(box.frame, .zero)
      RunLoop.main.run(until: Date() + 0.01)
      XCTAssertEqual(box.frame.maxX, window.bounds.maxX)
      XCTAssertTrue(isDone)
    }
  }

  func testWaitingRunsTheMainQueue() {
    MainActor.assumeIsolated {
      let window = Headless.host(UIView())
      nonisolated(unsafe) var isDone = false
      DispatchQueue.main.async { isDone = true }
      Headless.wait(0.1)
      XCTAssertTrue(isDone)
      withExtendedLifetime(window) {}
    }
  }

  /// Only animations and other waits of views follow the virtual clock.
  func testTimersAndQueuesUseTheRealClock() {
    MainActor.assumeIsolated {
      let window = Headless.host(UIView())
      nonisolated(unsafe) var done: [String] = []
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { done.append("queue") }
      _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in done.append("timer") }
      Headless.wait(3)
      XCTAssertEqual(done, [])
      let end = Date() + 30
      while done.count < 2, Date() < end { RunLoop.main.run(until: Date() + 0.1) }
      XCTAssertEqual(Set(done), ["timer", "queue"])
      withExtendedLifetime(window) {}
    }
  }
}
