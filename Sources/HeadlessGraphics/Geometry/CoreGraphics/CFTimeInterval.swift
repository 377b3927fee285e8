#if os(Linux)
  /// Seconds.
  public typealias CFTimeInterval = Double
#endif
