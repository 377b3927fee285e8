#if os(Linux)
  /// The shape of the ends of a line.
  public enum CGLineCap: Int32, Sendable {
    case butt, round, square
  }

  /// The shape of the joins between lines.
  public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
  }
#endif
