import Foundation

/// Facilities that UIKit does not have: configuring a device, inspecting a layout, running the run loop.
@preconcurrency @MainActor
public enum Headless {
  /// The counts of the layout engine's work so far.
  public static var counters = Counters()

  /// Counts the work of the layout engine.
  public struct Counters: Hashable, Sendable {
    public var constraintsAdded = 0
    /// Calls that added constraints, each counted once however many it added.
    public var activations = 0
    public var constraintsRemoved = 0
    public var constraintsEdited = 0
    /// Variables added to solvers: four for a view that constraints mention.
    public var variablesAdded = 0
    /// Solves of independent components of a layout.
    public var componentsSolved = 0
    /// Steps of the simplex method, which only components with conflicting wishes need.
    public var pivots = 0
    /// Coefficients that solvers visited to substitute variables and in simplex steps: the count that grows faster than
    /// a layout if any does.
    public var coefficients = 0
    public var viewsLaidOut = 0
    /// Subviews that a pass visited, including those it only checked.
    public var viewsVisited = 0
    public var textsMeasured = 0
    /// Checks of texts that may wrap, to see whether they must be measured.
    public var textsVisited = 0
    /// Cells and supplementary views that lists created.
    public var cellsMade = 0
    /// Cells requested from data sources.
    public var cellsConfigured = 0
    /// Checks of table rows, to see whether they are visible and in place.
    public var rowsVisited = 0

    public init() {}

    /// The difference between two counts.
    public static func - (after: Counters, before: Counters) -> Counters {
      var difference = after
      for path in paths { difference[keyPath: path] -= before[keyPath: path] }
      return difference
    }

    private static var paths: [WritableKeyPath<Counters, Int>] {
      [
        \.constraintsAdded, \.activations, \.constraintsRemoved, \.constraintsEdited,
        \.variablesAdded, \.componentsSolved, \.pivots, \.coefficients, \.viewsLaidOut,
        \.viewsVisited, \.textsMeasured, \.textsVisited, \.cellsMade, \.cellsConfigured,
        \.rowsVisited,
      ]
    }
  }

  /// Receives the messages that UIKit writes to its log. By default, each distinct message is written to standard error
  /// once.
  public static var log: (String) -> Void = { message in
    guard loggedMessages.insert(message).inserted else { return }
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  private static var loggedMessages: Set<String> = []

  /// Logs from any thread: at once on the main actor, otherwise on its next turn.
  nonisolated package static func logFromAnyThread(_ message: String) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { log(message) }
    } else {
      Task { @MainActor in log(message) }
    }
  }

  /// A number with up to three decimals, without trailing zeros.
  nonisolated package static func number(_ value: CGFloat) -> String {
    number(value, places: 3)
  }

  /// A number with up to `places` decimals, without trailing zeros.
  nonisolated package static func number(_ value: CGFloat, places: Int) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let unit = (0..<places).reduce(1) { unit, _ in unit * 10 }
    let parts = Int((value * CGFloat(unit)).rounded(.toNearestOrAwayFromZero))
    let (whole, rest) = abs(parts).quotientAndRemainder(dividingBy: unit)
    let sign = parts < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var decimals = String(rest + unit).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  nonisolated package static func numbers(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
  }

  /// A frame in UIKit's notation: `(0 0; 100 50)`.
  nonisolated package static func text(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }
}
