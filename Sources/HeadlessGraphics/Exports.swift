// What stands in for CoreGraphics on Linux comes with this module; elsewhere the system's does.
#if !os(Linux)
  @_exported import CoreGraphics
#endif
