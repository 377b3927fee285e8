#if os(Linux)
  /// A time interval in seconds.
  public typealias CFTimeInterval = Double
#endif
