import Foundation

/// The memory allocated by a process.
enum Heap {
  /// The bytes in use, which no other program affects; nil if the system does not report them.
  static var bytesInUse: Int? {
    typealias Report = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    var (buffer, length): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    guard let stream = open_memstream(&buffer, &length) else { return nil }
    let status = unsafeBitCast(symbol, to: Report.self)(0, stream)
    fclose(stream)
    defer { free(buffer) }
    guard status == 0, let buffer else { return nil }
    return inUse(String(cString: buffer))
  }

  /// Reads the totals of all heaps: the memory obtained from the system, the free part of it, and
  /// memory mapped separately.
  private static func inUse(_ report: String) -> Int? {
    guard let sums = report.components(separatedBy: "</heap>").last else { return nil }
    var sizes: [String: Int] = [:]
    for line in sums.split(separator: "\n") {
      let words = line.split(separator: "\"")
      guard words.count > 3, let size = words.last(where: { Int($0) != nil }) else { continue }
      sizes[String(words[1])] = sizes[String(words[1])] ?? Int(size)
    }
    guard let current = sizes["current"], let fast = sizes["fast"], let rest = sizes["rest"],
      let mapped = sizes["mmap"]
    else { return nil }
    return current - fast - rest + mapped
  }
}
