import DeStijl

/// The complaints while `run` runs: issues of layouts, and UIKit's log, which only headless can read.
/// A conflict is an issue if a layout takes part in it, and otherwise a log message.
@MainActor
public func complaints(_ run: @MainActor () throws -> Void) rethrows -> [String] {
  #if os(iOS) || os(tvOS) || os(visionOS)
    return try LayoutDiagnostics.collect(run).map(\.description)
  #else
    let log = Headless.log
    defer { Headless.log = log }
    var messages: [String] = []
    Headless.log = { messages.append($0) }
    let issues = try LayoutDiagnostics.collect(run)
    return issues.map(\.description) + messages
  #endif
}
