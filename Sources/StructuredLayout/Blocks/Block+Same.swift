extension Block {
  /// Whether the other block has this type and is the same.
  ///
  /// - Parameter isSame: Compares the block with the other one.
  @inline(__always)
  func isSame(as other: any Block, _ isSame: (Self) -> Bool) -> Bool {
    guard type(of: other) == Self.self else { return false }
    return other.withAddress { isSame($0.assumingMemoryBound(to: Self.self).pointee) }
  }

  // Not isolated, because each call from the standard library would check for the main actor.
  /// Accesses a block in place, because a cast would copy it.
  fileprivate nonisolated func withAddress(_ body: (UnsafeRawPointer) -> Bool) -> Bool {
    withUnsafeBytes(of: self) { bytes in
      guard let address = bytes.baseAddress else { return false }
      return body(address)
    }
  }
}

extension Block where Self: AnyObject {
  /// Whether another block is this object.
  @inline(__always)
  func isObject(_ other: any Block) -> Bool {
    guard type(of: other) == type(of: self) else { return false }
    let address = Unmanaged.passUnretained(self).toOpaque()
    return other.withAddress { $0.load(as: UnsafeMutableRawPointer.self) == address }
  }
}
