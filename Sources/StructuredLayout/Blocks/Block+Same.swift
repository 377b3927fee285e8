extension Block {
  /// Whether another block is of this type, and the same.
  ///
  /// - Parameter isSame: Compares with it.
  @inline(__always)
  func isSame(as other: any Block, _ isSame: (Self) -> Bool) -> Bool {
    guard type(of: other) == Self.self else { return false }
    return other.withAddress { isSame($0.assumingMemoryBound(to: Self.self).pointee) }
  }

  // Not isolated: else each call from the standard library would ask whether the main actor is running.
  /// Looks at a block where it is: a cast would copy it.
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
