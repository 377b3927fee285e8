import Foundation

/// Counts the objects that some work makes: a number that neither the machine nor another program moves.
///
/// Among them are the storage of arrays, dictionaries and long strings, boxes and the contexts of closures.
/// Not counted is what has no hook: the side tables that weak references need, and memory that is asked
/// for without an object. References can't be counted: with its hooks in use the runtime takes the letters
/// of short strings for objects.
enum ObjectCount {
  /// How many objects some work makes; nil where the runtime has no hook that a program could find.
  ///
  /// - Parameter work: Has been done before, so that what is made once for a process is there.
  static func of(_ work: () -> Void) -> Int? {
    guard let hook else {
      work()
      return nil
    }
    original = hook.pointee
    count = 0
    hook.pointee = { type, size, alignment in
      ObjectCount.count += 1
      // That a hook is in use is taken to be true of all of them.
      ObjectCount.areInUse?.pointee = false
      return ObjectCount.original?(type, size, alignment)
    }
    defer { if let original { hook.pointee = original } }
    work()
    return count
  }

  /// The number in the middle: where something is in memory moves a single count by one.
  static func median(_ counts: [Int?]) -> Int? {
    let sorted = counts.compactMap(\.self).sorted()
    return sorted.isEmpty ? nil : sorted[sorted.count / 2]
  }

  // MARK: Hooks

  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// What the runtime calls to make an object; nil without the switch, too.
  private nonisolated(unsafe) static let hook =
    areInUse == nil
    ? nil : dlsym(nil, "_swift_allocObject")?.assumingMemoryBound(to: Allocate.self)

  /// The switch of all hooks.
  private nonisolated(unsafe) static let areInUse = dlsym(
    nil, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
  )?.assumingMemoryBound(to: Bool.self)

  /// What the hook did before. Objects are made on any thread, and what counts them makes none.
  private nonisolated(unsafe) static var original: Allocate?
  private nonisolated(unsafe) static var count = 0
}
