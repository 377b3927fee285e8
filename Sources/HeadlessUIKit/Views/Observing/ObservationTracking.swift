import Foundation
import Observation

/// The calls that are repeated once an `@Observable` property that they read has changed, from iOS
/// 26 on.
enum TrackedCall {
  case properties, controllerProperties, constraints, layout, configuration, unavailableContent
}

/// A view whose configuration depends on its state.
@MainActor
protocol ConfigurationUpdating: UIView {
  func setNeedsUpdateConfiguration()
}

/// The values that a view has read in one of these calls, as long as they may still change.
@MainActor
final class ObservationTracker {
  /// The number of runs after which the observations of earlier runs are released.
  private static let keptRuns = 32

  private(set) var run = 0
  private let pulse: (any Beating)? =
    if #available(iOS 17, tvOS 17, macOS 14, *) { Pulse() } else { nil }

  /// Begins another run: the observations of earlier runs are obsolete.
  func begin() {
    run += 1
    if run % Self.keptRuns == 0 { pulse?.beat() }
  }

  /// Adds the pulse to the values that a run reads, so that a beat ends the run's observations.
  func listen() { pulse?.listen() }
}

/// An observable object whose change makes its observers stop observing everything else, too.
private protocol Beating: Sendable {
  func listen()
  func beat()
}

@available(iOS 17, tvOS 17, macOS 14, *)
private final class Pulse: Observable, Beating {
  private let registrar = ObservationRegistrar()
  private var phase: Int { 0 }

  func listen() { registrar.access(self, keyPath: \.phase) }
  func beat() { registrar.withMutation(of: self, keyPath: \.phase) {} }
}

extension UIView {
  /// Makes a call, and requests the same call again once an observable value that it reads has
  /// changed.
  ///
  /// - Complexity: Negligible for a call that reads nothing observable.
  func tracking(_ call: TrackedCall, _ body: () -> Void) {
    guard #available(iOS 17, tvOS 17, macOS 14, *), Headless.systemVersion.isRedesigned,
      !runsNoAppCode
    else { return body() }
    let tracker = rare?.trackers?[call]
    tracker?.begin()
    withObservationTracking(
      {
        tracker?.listen()
        body()
      }, onChange: listener(to: call))
  }

  /// Whether the view's calls run no code of an app, which is the case for most views in cells.
  private var runsNoAppCode: Bool {
    let type = type(of: self)
    return (type == UILabel.self || type == UIImageView.self) && subviews.isEmpty
      && controller == nil
  }

  /// Called only if the call has read an observable value.
  private func listener(to call: TrackedCall) -> @Sendable () -> Void {
    let tracker = rare?.trackers?[call] ?? ObservationTracker()
    ensureRare().trackers = (rare?.trackers ?? [:]).merging([call: tracker]) { $1 }
    let run = tracker.run
    return { [weak self] in
      // The change may come from any thread, and has not been made yet.
      guard MainQueue.isCurrent else {
        return DispatchQueue.main.async { self?.observedDidChange(call, run) }
      }
      MainActor.assumeIsolated { self?.observedDidChange(call, run) }
    }
  }

  private func observedDidChange(_ call: TrackedCall, _ run: Int) {
    guard let tracker = rare?.trackers?[call], tracker.run == run else { return }
    tracker.begin()
    switch call {
    case .properties: setNeedsUpdateProperties()
    case .controllerProperties: controller?.setNeedsUpdateProperties()
    case .constraints: setNeedsUpdateConstraints()
    case .layout: setNeedsLayout()
    case .configuration: (self as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
    case .unavailableContent: controller?.setNeedsUpdateContentUnavailableConfiguration()
    }
  }
}
