/// What the combinations have shown that one stage has gone through, so that contracts which
/// compare directions need not go through all of them again.
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

  /// What a contract looks at in another environment, when the others have looked at this one.
  struct LaterLook {
    let environment: StageEnvironment
    let findings: @MainActor () -> [LayoutFinding]
  }

  private let coming: Set<Key>
  private var seen: [Key: FrameList] = [:]
  private var looks: [LaterLook] = []

  /// - Parameter environments: All that the stage goes through.
  init(_ environments: [StageEnvironment]) { coming = Set(environments.map { Key($0) }) }

  func note(_ frames: FrameList, in environment: StageEnvironment) {
    seen[Key(environment)] = frames
  }

  /// What was there, if the stage has been in the environment.
  func frames(in environment: StageEnvironment) -> FrameList? { seen[Key(environment)] }

  /// Has something looked at in another environment before the stage goes on.
  func look(later look: LaterLook) { looks.append(look) }

  /// What is to be looked at, which is not to be looked at again.
  func takeLooks() -> [LaterLook] {
    defer { looks = [] }
    return looks
  }

  /// Whether the stage has been in the environment, or will be.
  func willBe(in environment: StageEnvironment) -> Bool { coming.contains(Key(environment)) }
}

extension StageEnvironment {
  /// The same in the other direction.
  var mirrored: StageEnvironment {
    var copy = self
    copy.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    return copy
  }

  /// The same with the device held the other way.
  var turned: StageEnvironment {
    var copy = self
    copy.orientation = orientation == .portrait ? .landscape : .portrait
    return copy
  }
}
