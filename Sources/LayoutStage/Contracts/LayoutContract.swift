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
  /// Whether the contract checks colors, which differ between light and dark appearance.
  package private(set) var judgesColors = false

  /// What a contract checks.
  enum Subject {
    /// A stage that is laid out.
    case layout
    /// The objects that remain when the stage is gone.
    case release
    /// The text of views made in other time zones.
    case timeZones
    /// The text of views made in other locales.
    case locales
  }

  /// What the contract checks: a stage for all contracts made outside of the module.
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

  /// The contract, marked as checking colors.
  var judgingColors: LayoutContract {
    var copy = self
    copy.judgesColors = true
    return copy
  }

  /// Returns the contract with another subject.
  func judging(_ subject: Subject) -> LayoutContract {
    var copy = self
    copy.subject = subject
    return copy
  }

  /// Returns the failures and notes on a stage, except for exempt views. The stage forgets what the
  /// contract's own changes cause.
  @MainActor
  package func findings(on stage: Stage) -> [LayoutFinding] {
    stage.forget { look(at: stage) }.filter { exception(for: $0) == nil }
  }

  /// The exemptions of the contract that is being checked, so that it can look beyond exempt views.
  @TaskLocal static var exempt: [ViewQuery] = []

  /// Returns what the contract finds on a stage, including exempt views.
  @MainActor
  func look(at stage: Stage) -> [LayoutFinding] {
    Self.$exempt.withValue(exceptions.map(\.query)) { check(stage) }
  }

  /// Returns the index of the exemption that a finding falls under; nil if there is none.
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
