/// The frames in the combinations that a stage has gone through, so that contracts that compare
/// directions or orientations need not change the stage again.
@MainActor
final class FrameMemory {
  private struct Key: Hashable {
    let device: String
    let orientation: StageOrientation
    let direction: UIUserInterfaceLayoutDirection

    init(_ environment: StageEnvironment) {
      device = environment.device.name
      orientation = environment.orientation
      direction = environment.direction
    }
  }

  /// A check of a contract in another environment, after all contracts have checked this one.
  struct DeferredCheck {
    let environment: StageEnvironment
    let findings: @MainActor () -> [LayoutFinding]
  }

  private let allKeys: Set<Key>
  private var seen: [Key: FrameList] = [:]
  private var deferredChecks: [DeferredCheck] = []

  /// - Parameter environments: All environments that the stage goes through.
  init(_ environments: [StageEnvironment]) { allKeys = Set(environments.map { Key($0) }) }

  func note(_ frames: FrameList, in environment: StageEnvironment) {
    seen[Key(environment)] = frames
  }

  /// Returns the frames in an environment; nil if the stage has not been there.
  func frames(in environment: StageEnvironment) -> FrameList? { seen[Key(environment)] }

  /// Schedules a check in another environment before the stage goes on.
  func enqueue(_ look: DeferredCheck) { deferredChecks.append(look) }

  /// Returns the scheduled checks, and removes them.
  func takeDeferredChecks() -> [DeferredCheck] {
    defer { deferredChecks = [] }
    return deferredChecks
  }

  /// Returns whether the stage has been in the environment, or will be.
  func includes(_ environment: StageEnvironment) -> Bool { allKeys.contains(Key(environment)) }
}

extension StageEnvironment {
  /// The environment with the opposite direction.
  var mirrored: StageEnvironment {
    var copy = self
    copy.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    return copy
  }

  /// The environment with the other orientation.
  var turned: StageEnvironment {
    var copy = self
    copy.orientation = orientation == .portrait ? .landscape : .portrait
    return copy
  }
}
