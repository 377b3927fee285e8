import Foundation

extension Headless {
  /// The environment of the last hosted window that still exists; ``environment`` if there is none, or if that was
  /// changed after the window was hosted.
  package static var deviceEnvironment: Environment { hosted.last ?? environment }

  /// Takes over a changed environment of the current world.
  nonisolated static func setWorld(_ environment: Environment?, _ traits: UITraitCollection?) {
    hosted.setWorld(environment, traits)
  }

  /// Shows an environment in a window. The last window to do so determines the device's settings, except in a world,
  /// which has a device of its own.
  package static func show(_ environment: Environment, in window: AnyObject) {
    guard worldEnvironment == nil else { return }
    hosted.show(environment, in: ObjectIdentifier(window), over: self.environment)
  }

  /// Changes the environment of a window, if the window is hosted.
  package static func change(_ environment: Environment, in window: AnyObject) {
    hosted.change(environment, in: ObjectIdentifier(window))
  }

  /// Removes a window and its environment. May be called on any thread.
  package nonisolated static func forget(_ window: AnyObject) {
    hosted.forget(ObjectIdentifier(window))
  }

  private nonisolated static let hosted = HostedEnvironments()

  /// The current traits outside of any view, on any thread.
  nonisolated static var deviceTraits: UITraitCollection { hosted.traits }

  /// Takes over a changed environment for windows without their own.
  nonisolated static func setStandard(_ environment: Environment, _ traits: UITraitCollection) {
    hosted.setStandard(environment, traits)
  }
}

/// The environments of hosted windows, in order.
// Unchecked: the variables are touched only while the lock is held.
private final class HostedEnvironments: @unchecked Sendable {
  private struct Entry {
    let window: ObjectIdentifier
    var environment: Headless.Environment
    var traits: UITraitCollection
    /// The standard environment at the time the window was hosted.
    let standard: Headless.Environment
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  private var standard = Headless.Environment()
  private var standardTraits = UITraitCollection.base
  private var worldEnvironment: (environment: Headless.Environment, traits: UITraitCollection)?

  /// A standard set after the last window was hosted takes precedence over it.
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
