#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit
  import LayoutStage

  /// Unavailable: UIKit counts nothing.
  @available(*, unavailable, message: "UIKit does not count its work; run this headless")
  @preconcurrency @MainActor
  public func assertCost(
    of update: () throws -> Void, on stage: Stage, constraintsAdded: Int? = nil,
    constraintsRemoved: Int? = nil, constraintsEdited: Int? = nil, componentsSolved: Int? = nil,
    viewsLaidOut: Int? = nil, textsMeasured: Int? = nil, cellsMade: Int? = nil,
    cellsConfigured: Int? = nil
  ) throws {}
#else
  /// Asserts that an update, including the layout after it, costs no more than allowed.
  ///
  /// ```swift
  /// try assertCost(of: { card.title = "New" }, on: stage, constraintsAdded: 0, textsMeasured: 1)
  /// ```
  ///
  /// Counts that are not given are not limited; an assertion without any limit fails. Layout that
  /// was pending before the update is not counted.
  ///
  /// - Parameters:
  ///   - update: Changes the content of the stage.
  ///   - stage: The stage of the content.
  ///   - constraintsAdded: Constraints that are activated.
  ///   - constraintsRemoved: Constraints that are deactivated.
  ///   - constraintsEdited: Changes of constants, priorities and intrinsic sizes.
  ///   - componentsSolved: Independent parts of layouts that are solved, each time.
  ///   - viewsLaidOut: Calls of `layoutSubviews()`.
  ///   - textsMeasured: Texts that are measured.
  ///   - cellsMade: Cells that lists make.
  ///   - cellsConfigured: Cells that lists request from data sources.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @preconcurrency @MainActor
  public func assertCost(
    of update: () throws -> Void, on stage: Stage, constraintsAdded: Int? = nil,
    constraintsRemoved: Int? = nil, constraintsEdited: Int? = nil, componentsSolved: Int? = nil,
    viewsLaidOut: Int? = nil, textsMeasured: Int? = nil, cellsMade: Int? = nil,
    cellsConfigured: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let cost = try stage.cost(of: update)
    let budgets = [
      ("constraints added", cost.constraintsAdded, constraintsAdded),
      ("constraints removed", cost.constraintsRemoved, constraintsRemoved),
      ("constraints edited", cost.constraintsEdited, constraintsEdited),
      ("components solved", cost.componentsSolved, componentsSolved),
      ("views laid out", cost.viewsLaidOut, viewsLaidOut),
      ("texts measured", cost.textsMeasured, textsMeasured),
      ("cells made", cost.cellsMade, cellsMade),
      ("cells configured", cost.cellsConfigured, cellsConfigured),
    ]
    let line = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
    guard budgets.contains(where: { $0.2 != nil }) else {
      return try TestReport.fail(
        ["No cost is checked: give at least one limit."], at: line)
    }
    let overruns = budgets.compactMap { name, actual, budget in
      budget.flatMap { actual > $0 ? "\(actual) \(name), not \($0)" : nil }
    }
    try TestReport.fail(
      overruns.isEmpty
        ? [] : ["The update costs more than allowed: \(overruns.joined(separator: "; "))."],
      at: line)
  }
#endif
