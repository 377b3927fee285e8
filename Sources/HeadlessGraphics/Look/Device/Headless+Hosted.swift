import Foundation

extension Headless {
  /// The environment of the window that was hosted last and still lives, unless ``environment`` is
  /// another one than it was then; else that.
  package static var deviceEnvironment: Environment { hosted.last ?? environment }

  /// The environment of the world that is at work has changed.
  nonisolated static func setWorld(_ environment: Environment?, _ traits: UITraitCollection?) {
    hosted.setWorld(environment, traits)
  }

  /// A window shows an environment; the last one to begin with it decides what the device is set to, but
  /// for those of a world, which has a device of its own.
  package static func show(_ environment: Environment, in window: AnyObject) {
    guard worldEnvironment == nil else { return }
    hosted.show(environment, in: ObjectIdentifier(window), over: self.environment)
  }

  /// Another environment is shown in a window, if that was hosted.
  package static func change(_ environment: Environment, in window: AnyObject) {
    hosted.change(environment, in: ObjectIdentifier(window))
  }

  /// A window goes, and its environment with it. May be called on any thread.
  package nonisolated static func forget(_ window: AnyObject) {
    hosted.forget(ObjectIdentifier(window))
  }

  private nonisolated static let hosted = HostedEnvironments()

  /// The traits that hold where no view is being asked, on any thread.
  nonisolated static var deviceTraits: UITraitCollection { hosted.traits }

  /// The environment of windows that say nothing else has changed.
  nonisolated static func setStandard(_ environment: Environment, _ traits: UITraitCollection) {
    hosted.setStandard(environment, traits)
  }
}

/// What the windows are set to that were hosted, in order.
// Unchecked: the variables are touched only while the lock is held.
private final class HostedEnvironments: @unchecked Sendable {
  private struct Entry {
    let window: ObjectIdentifier
    var environment: Headless.Environment
    var traits: UITraitCollection
    /// What was the standard when the window was hosted.
    let standard: Headless.Environment
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  private var standard = Headless.Environment()
  private var standardTraits = UITraitCollection.base
  private var worldEnvironment: (environment: Headless.Environment, traits: UITraitCollection)?

  /// Whoever has set the standard since does not want what was hosted before.
  private var current: Entry? { entries.last.flatMap { $0.standard == standard ? $0 : nil } }

  var last: Headless.Environment? {
    lock.withLock { worldEnvironment?.environment ?? current?.environment }
  }
  var traits: UITraitCollection {
    lock.withLock { worldEnvironment?.traits ?? current?.traits ?? standardTraits }
  }

  func setWorld(_ environment: Headless.Environment?, _ traits: UITraitCollection?) {
    lock.withLock { worldEnvironment = environment.flatMap { known in traits.map { (known, $0) } } }
  }

  func setStandard(_ environment: Headless.Environment, _ traits: UITraitCollection) {
    lock.withLock { (standard, standardTraits) = (environment, traits) }
  }

  func show(
    _ environment: Headless.Environment, in window: ObjectIdentifier,
    over standard: Headless.Environment
  ) {
    forget(window)
    let entry = Entry(
      window: window, environment: environment, traits: environment.traits, standard: standard)
    lock.withLock { entries.append(entry) }
  }

  func change(_ environment: Headless.Environment, in window: ObjectIdentifier) {
    let traits = environment.traits
    lock.withLock {
      guard let index = entries.firstIndex(where: { $0.window == window }) else { return }
      (entries[index].environment, entries[index].traits) = (environment, traits)
    }
  }

  func forget(_ window: ObjectIdentifier) {
    lock.withLock { entries.removeAll { $0.window == window } }
  }
}
