import Foundation

/// Counts the objects that some work makes: a number that neither the machine nor other programs
/// affect.
///
/// This includes the storage of arrays, dictionaries and long strings, boxes, and closure contexts.
/// It excludes allocations without a hook: the side tables of weak references, and memory that is
/// no object. References can't be counted: while their hooks are in use, the runtime takes the
/// characters of short strings for objects.
enum ObjectCount {
  /// Returns the number of objects that some work makes; nil if a program can't access the hook of
  /// the runtime.
  ///
  /// - Parameter work: Work that has been done before, so that objects made once per process exist.
  static func of(_ work: () -> Void) -> Int? {
    guard let hook else {
      work()
      return nil
    }
    original = hook.pointee
    count = 0
    hook.pointee = { type, size, alignment in
      ObjectCount.count += 1
      // The runtime would otherwise assume that all hooks are in use.
      ObjectCount.areInUse?.pointee = false
      return ObjectCount.original?(type, size, alignment)
    }
    defer { if let original { hook.pointee = original } }
    work()
    return count
  }

  /// Returns the median, as a single count may differ by one depending on memory addresses.
  static func median(_ counts: [Int?]) -> Int? {
    let sorted = counts.compactMap(\.self).sorted()
    return sorted.isEmpty ? nil : sorted[sorted.count / 2]
  }

  // MARK: Hooks

  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// The function that the runtime calls to make an object; nil without the switch, too.
  private nonisolated(unsafe) static let hook =
    areInUse == nil
    ? nil : dlsym(nil, "_swift_allocObject")?.assumingMemoryBound(to: Allocate.self)

  /// The switch of all hooks.
  private nonisolated(unsafe) static let areInUse = dlsym(
    nil, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
  )?.assumingMemoryBound(to: Bool.self)

  /// The original hook. Objects are made on any thread, and counting makes none.
  private nonisolated(unsafe) static var original: Allocate?
  private nonisolated(unsafe) static var count = 0
}
