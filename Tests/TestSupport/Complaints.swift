import DeStijl

/// What is told while something runs: issues of layouts, and what UIKit logs, which headless alone can
/// be heard. Conflicts are the one if a layout takes part in them, else the other.
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
