/// A rule that a layout has to follow on every device, whatever settings its user has chosen.
///
/// ```swift
/// let isCentered = LayoutContract("is centered") { stage in
///   stage.view.subviews.filter { abs($0.center.x - stage.view.bounds.midX) > 0.5 }
///     .map { LayoutFinding($0, "is not centered") }
/// }
/// ```
public struct LayoutContract: Sendable {
  /// The name of the contract in messages.
  public let name: String
  package let check: @MainActor @Sendable (Stage) -> [LayoutFinding]
  var exceptions: [Exception] = []
  /// Whether it looks at colors, which are others in another appearance.
  package private(set) var judgesColors = false

  /// What a contract looks at.
  enum Subject {
    /// A stage that is laid out.
    case layout
    /// What is left when the stage is gone.
    case release
    /// What is written where the machine is in other time zones.
    case timeZones
    /// What is written in other locales.
    case locales
  }

  /// What it looks at, which is a stage for all that are made elsewhere.
  private(set) var subject = Subject.layout

  struct Exception: Sendable {
    let query: ViewQuery
    let reason: String
  }

  /// Creates a contract.
  ///
  /// - Parameters:
  ///   - name: The name of the contract in messages.
  ///   - check: Checks a stage that is laid out, and returns what is wrong. It leaves the stage
  ///     unchanged.
  public init(
    _ name: String, check: @escaping @MainActor @Sendable (Stage) -> [LayoutFinding]
  ) {
    self.name = name
    self.check = check
  }

  /// Returns the contract with exemptions for some views, and for everything in them.
  ///
  /// An exemption for views that pass in all combinations is a failure.
  ///
  /// - Parameters:
  ///   - query: The views.
  ///   - reason: Why they are exempt.
  public func except(_ query: ViewQuery, because reason: String) -> LayoutContract {
    var copy = self
    copy.exceptions.append(Exception(query: query, reason: reason))
    return copy
  }

  /// The same, which looks at colors.
  var judgingColors: LayoutContract {
    var copy = self
    copy.judgesColors = true
    return copy
  }

  /// The same, which looks at something else.
  func judging(_ subject: Subject) -> LayoutContract {
    var copy = self
    copy.subject = subject
    return copy
  }

  /// What is wrong on a stage, but for what is exempt. What comes of its own changes is not remembered.
  @MainActor
  package func findings(on stage: Stage) -> [LayoutFinding] {
    stage.forget { look(at: stage) }.filter { exception(for: $0) == nil }
  }

  /// What is exempt from the contract that looks, so that it can look past that.
  @TaskLocal static var exempt: [ViewQuery] = []

  /// What is wrong on a stage, with what is exempt.
  @MainActor
  func look(at stage: Stage) -> [LayoutFinding] {
    Self.$exempt.withValue(exceptions.map(\.query)) { check(stage) }
  }

  /// The number of the exception that a finding falls under; nil if there is none.
  @MainActor
  func exception(for finding: LayoutFinding) -> Int? {
    guard !exceptions.isEmpty, let view = finding.view else { return nil }
    return exceptions.firstIndex { $0.query.isMatched(around: view) }
  }

  func except(_ query: ViewQuery?, _ reason: String) -> LayoutContract {
    query.map { except($0, because: reason) } ?? self
  }
}

/// Collects contracts, one after another.
@resultBuilder
@preconcurrency @MainActor
public enum ContractBuilder: ListBuilder {
  public typealias Item = LayoutContract

  /// Adds a contract.
  public static func buildExpression(_ contract: LayoutContract) -> ListPart<LayoutContract> {
    .one(contract)
  }

  /// Adds several contracts.
  public static func buildExpression(_ contracts: [LayoutContract]) -> ListPart<LayoutContract> {
    .many(contracts)
  }
}
