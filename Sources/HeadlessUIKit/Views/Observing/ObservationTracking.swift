import Foundation
import Observation

/// What is called again once something `@Observable` has changed that it read, from iOS 26 on.
enum TrackedCall {
  case properties, controllerProperties, constraints, layout, configuration, unavailableContent
}

/// A view whose configuration follows its state.
@MainActor
protocol ConfigurationUpdating: UIView {
  func setNeedsUpdateConfiguration()
}

/// What a view has read in one of these calls, as long as that may still change.
@MainActor
final class ObservationTracker {
  /// So many runs may leave behind what they read before it is let go of.
  private static let keptRuns = 32

  private(set) var run = 0
  private let pulse: (any Beating)? =
    if #available(iOS 17, tvOS 17, macOS 14, *) { Pulse() } else { nil }

  /// Begins another run: what earlier ones read means nothing any more.
  func begin() {
    run += 1
    if run % Self.keptRuns == 0 { pulse?.beat() }
  }

  /// Is among what a run reads, so that a beat ends it.
  func listen() { pulse?.listen() }
}

/// Something that changes so that those who observe it stop observing everything else, too.
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
  /// Makes a call that is made again, by what is asked for here, once something observable has changed
  /// that it reads.
  ///
  /// - Complexity: Next to nothing for a call that reads nothing observable.
  func tracking(_ call: TrackedCall, _ body: () -> Void) {
    guard #available(iOS 17, tvOS 17, macOS 14, *), Headless.systemVersion.isRedesigned,
      !runsNothingOfTheApps
    else { return body() }
    let tracker = rare?.trackers?[call]
    tracker?.begin()
    withObservationTracking(
      {
        tracker?.listen()
        body()
      }, onChange: listener(to: call))
  }

  /// Whether nothing that an app has written runs in the view's own calls, which most views in cells are
  /// like.
  private var runsNothingOfTheApps: Bool {
    let type = type(of: self)
    return (type == UILabel.self || type == UIImageView.self) && subviews.isEmpty
      && controller == nil
  }

  /// Asked for only where the call has read something.
  private func listener(to call: TrackedCall) -> @Sendable () -> Void {
    let tracker = rare?.trackers?[call] ?? ObservationTracker()
    ensureRare().trackers = (rare?.trackers ?? [:]).merging([call: tracker]) { $1 }
    let run = tracker.run
    return { [weak self] in
      // Whoever changes it may be anywhere, and has not done it yet.
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
