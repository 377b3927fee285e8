import Foundation

/// What UIKit does not have: setting up a device, looking at a layout, pumping the run loop.
@preconcurrency @MainActor
public enum Headless {
  /// How often the layout engine has done what.
  public static var counters = Counters()

  /// Counts the work of the layout engine.
  public struct Counters: Hashable, Sendable {
    public var constraintsAdded = 0
    /// Calls that have added constraints, however many at once.
    public var activations = 0
    public var constraintsRemoved = 0
    public var constraintsEdited = 0
    /// Variables that solvers have been given: four for a view that constraints mention.
    public var variablesAdded = 0
    /// Parts of a layout that have nothing to do with each other, each time one was solved.
    public var componentsSolved = 0
    /// Steps of the simplex method, which only components need whose wishes can't all be met.
    public var pivots = 0
    /// Coefficients that solvers have looked at to replace variables by what they are defined as, and in
    /// those steps: what grows faster than a layout if anything does.
    public var coefficients = 0
    public var viewsLaidOut = 0
    /// Subviews that a pass has gone to, or has looked at to see whether it has to.
    public var viewsVisited = 0
    public var textsMeasured = 0
    /// Texts that may wrap, each time one was looked at to see whether it has to be measured.
    public var textsVisited = 0
    /// Cells and supplementary views that lists have made.
    public var cellsMade = 0
    /// Cells that data sources were asked for.
    public var cellsConfigured = 0
    /// Rows that tables have looked at, each time, to see whether they are seen and in their places.
    public var rowsVisited = 0

    public init() {}

    /// What has been counted since.
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

  /// Where messages go that UIKit writes to its log. By default each different one is written to
  /// standard error once.
  public static var log: (String) -> Void = { message in
    guard loggedMessages.insert(message).inserted else { return }
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  private static var loggedMessages: Set<String> = []

  /// Logs from any thread: at once where the main actor's code runs, else on its next turn.
  nonisolated package static func logFromAnywhere(_ message: String) {
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

  /// A number with up to so many decimals, without trailing zeros.
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

  /// As UIKit writes a frame: `(0 0; 100 50)`.
  nonisolated package static func text(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }
}
