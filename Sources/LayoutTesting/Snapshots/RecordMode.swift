import Foundation

/// Whether assertions may record.
package enum RecordMode: Equatable {
  /// Missing records are written.
  case missing
  /// Missing records are written, and differing ones overwritten.
  case all
  /// Nothing is written.
  case never

  /// Reads the mode from the environment: `CI` prevents all recording, and `DESTIJL_RECORD=1`
  /// records everything that differs.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let value = environment["CI"], !value.isEmpty, value != "0", value != "false" {
      self = .never
    } else {
      self = environment["DESTIJL_RECORD"] == "1" ? .all : .missing
    }
  }

  @TaskLocal package static var current = RecordMode()
}
