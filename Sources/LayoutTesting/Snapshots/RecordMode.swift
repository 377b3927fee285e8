import Foundation

/// Whether what is compared may be written.
package enum RecordMode: Equatable {
  /// What is not there yet is written.
  case missing
  /// What is other than it is now is written anew, too.
  case all
  /// Nothing is written.
  case never

  /// As the environment says: nothing is ever written where `CI` is set, all that is other than
  /// before where `DESTIJL_RECORD` is 1.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let value = environment["CI"], !value.isEmpty, value != "0", value != "false" {
      self = .never
    } else {
      self = environment["DESTIJL_RECORD"] == "1" ? .all : .missing
    }
  }

  @TaskLocal package static var current = RecordMode()
}
