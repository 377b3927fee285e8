#if os(Linux)
  /// How lines end.
  public enum CGLineCap: Int32, Sendable {
    case butt, round, square
  }

  /// How lines meet.
  public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
  }
#endif
