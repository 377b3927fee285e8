/// Checks a layout in each combination of a matrix.
///
/// Views are made anew for each text, locale, text size and style; device, orientation and
/// direction change while the views are shown. A tenth of the combinations, drawn by a seed, and
/// the last of each row are compared with views made anew. If one of them differs, all combinations
/// are made anew, which is noted. Each failure is then sought in views made anew, in the simplest
/// combinations first.
@MainActor
package struct MatrixRun {
  private let content: StageContent
  private let matrix: LayoutMatrix
  private let contracts: [LayoutContract]
  private let sample: ComparedSample
  /// The failures and notes in combinations made anew, by the subject of the contracts.
  private var fresh: [LayoutContract.Subject: [LayoutCombination: [Judged]]] = [:]
  private var usedExceptions: Set<[Int]> = []
  /// The keys of everything found so far.
  private var known: Set<String> = []
  private var changesInPlace = true

  package init(
    _ content: StageContent, _ matrix: LayoutMatrix, _ contracts: [LayoutContract],
    sample: ComparedSample = ComparedSample()
  ) {
    self.content = content
    self.matrix = matrix
    self.contracts = contracts
    self.sample = sample
  }

  /// The reason why nothing is checked; nil if something is.
  package var complaint: String? {
    contracts.isEmpty ? "Nothing is checked: name at least one contract." : matrix.complaint
  }

  /// A failure or note, with a key that identifies it in other combinations.
  private struct Judged {
    let key: String
    let subject: LayoutContract.Subject
    let failure: MatrixReport.Failure
    let detail: @MainActor () -> String
    let isNote: Bool

    /// The finding with all details.
    @MainActor var detailed: Judged {
      Judged(
        key: key, subject: subject, failure: failure.with(message: failure.message + detail()),
        detail: { "" }, isNote: isNote)
    }

    /// The finding as it is, with its details dropped.
    var withoutDetail: Judged {
      Judged(key: key, subject: subject, failure: failure, detail: { "" }, isNote: isNote)
    }
  }

  package mutating func report() throws -> MatrixReport {
    let combinations = matrix.combinations
    var found: [(LayoutCombination, [Judged])] = []
    var report = MatrixReport()
    report.count = combinations.count
    do {
      found = try judgeAll(combinations)
    } catch let change as InPlaceDifference {
      report.notes.append(note(change))
      changesInPlace = false
      (usedExceptions, known) = ([], [])
      found = try judgeAll(combinations)
    }
    var told: Set<String> = []
    var notes: [MatrixReport.Failure] = []
    let ordered = found.map { (axes: $0.0.distance, found: $0) }.sorted { $0.axes < $1.axes }
    for (combination, judged) in ordered.map(\.found) {
      for one in judged where told.insert(one.key).inserted {
        if one.isNote {
          notes.append(one.failure)
        } else {
          report.failures.append(try shrink(one, combination))
        }
      }
    }
    report.notes += Self.texts(ofNotes: notes)
    report.failures += needlessExceptions
    return report
  }

  /// Returns the texts of notes, with one text for the same note about several views.
  private static func texts(ofNotes notes: [MatrixReport.Failure]) -> [String] {
    var first: [[String]: Int] = [:]
    var texts: [(text: String, others: [String])] = []
    for note in notes {
      let key = [note.contract, note.message]
      if let known = first[key] {
        texts[known].others.append(note.view)
      } else {
        first[key] = texts.count
        texts.append((note.text, []))
      }
    }
    return texts.map { text, others in
      others.isEmpty ? text : "\(text); likewise for \(others.joined(separator: ", "))"
    }
  }

  // MARK: Looking

  /// A layout that was changed in place differs from one made anew.
  private struct InPlaceDifference: Error {
    let combination: LayoutCombination
  }

  private func note(_ change: InPlaceDifference) -> String {
    """
    The view changed in place differs from the one made anew on \(change.combination), drawn by \
    DESTIJL_SEED=\(sample.seed): all combinations have been made anew.
    """
  }

  private mutating func judgeAll(
    _ combinations: [LayoutCombination]
  ) throws -> [(LayoutCombination, [Judged])] {
    var found: [(LayoutCombination, [Judged])] = []
    var rest = combinations[...]
    var rows = 0
    while let first = rest.first {
      let group = changesInPlace ? rest.prefix { $0.differsInPlace(from: first) } : rest.prefix(1)
      rest = rest.dropFirst(group.count)
      let compared = sample.numbers(ofRow: rows, count: group.count)
      rows += 1
      let (ofGroup, shown) = try LifeTime.within {
        try judge(Array(group), from: first, comparing: compared)
      }
      found += ofGroup
      found.append((first, judgeRelease(shown, first)))
      let shapes = group.filter { $0.isOneOfShape(of: combinations.first) }
      if judges(.timeZones) {
        for one in try TimeZoneComparison.differing(content, shapes) {
          found.append((one, try judgeTimeZones(one)))
        }
      }
    }
    if let first = combinations.first { found.append((first, try judgeLocales(first))) }
    return found
  }

  /// Checks the combinations that one stage goes through.
  ///
  /// - Parameters:
  ///   - compared: The indices of the combinations that are compared with views made anew.
  ///   - tellsAll: Whether details are determined for known findings, too.
  private mutating func judge(
    _ group: [LayoutCombination], from first: LayoutCombination, comparing compared: Set<Int> = [],
    tellsAll: Bool = false
  ) throws -> (found: [(LayoutCombination, [Judged])], shown: ShownObjects?) {
    var found: [(LayoutCombination, [Judged])] = []
    let stage = try content.stage(first)
    if changesInPlace { stage.memory = FrameMemory(group.map(\.environment)) }
    for (number, combination) in group.enumerated() {
      if number > 0 {
        stage.forgetAll()
        stage.change { $0 = combination.environment }
      }
      if compared.contains(number) { try compare(stage, combination) }
      let judged = judge(stage, combination).map { one in
        // The stage moves on, so the details of new findings are determined now. Known findings
        // drop theirs, so that they hold no view.
        known.insert(one.key).inserted || tellsAll ? one.detailed : one.withoutDetail
      }
      if !judged.isEmpty { found.append((combination, judged)) }
    }
    return (found, judges(.release) ? ShownObjects(on: stage) : nil)
  }

  private func compare(_ stage: Stage, _ combination: LayoutCombination) throws {
    let anew = try content.stage(combination)
    let frames = LayoutText.shownFrames
    guard frames.text(of: stage) == frames.text(of: anew) else {
      throw InPlaceDifference(combination: combination)
    }
  }

  private mutating func judge(_ stage: Stage, _ combination: LayoutCombination) -> [Judged] {
    var looks: [(contract: Int, look: FrameMemory.DeferredCheck)] = []
    var judged: [Judged] = []
    for number in contracts(for: .layout) {
      // Issues that a contract causes by its own changes are not for the other contracts.
      let findings = stage.forget { contracts[number].look(at: stage) }
      judged += self.judged(findings, of: number, stage.reading.outline.names, combination)
      looks += (stage.memory?.takeDeferredChecks() ?? []).map { (number, $0) }
    }
    for (number, look) in looks {
      let findings = stage.forget {
        stage.change { $0 = look.environment }
        return look.findings()
      }
      judged += self.judged(findings, of: number, stage.reading.outline.names, combination)
    }
    return judged
  }

  /// Returns the indices of the contracts with a subject.
  private func contracts(for subject: LayoutContract.Subject) -> [Int] {
    contracts.indices.filter { contracts[$0].subject == subject }
  }

  private func judges(_ subject: LayoutContract.Subject) -> Bool {
    !contracts(for: subject).isEmpty
  }

  /// Checks the objects that remain of a stage that is gone.
  private mutating func judgeRelease(
    _ shown: ShownObjects?, _ combination: LayoutCombination
  ) -> [Judged] {
    guard let findings = shown?.findings, !findings.isEmpty else { return [] }
    let names = LayoutNames(of: findings.compactMap(\.view).flatMap(\.tree).map { .view($0) })
    return contracts(for: .release).flatMap { judged(findings, of: $0, names, combination) }
  }

  /// Checks the text of a combination in two time zones.
  private mutating func judgeTimeZones(_ combination: LayoutCombination) throws -> [Judged] {
    guard judges(.timeZones) else { return [] }
    let look = try TimeZoneComparison(content, combination)
    let names = LayoutNames(of: look.views.map { .view($0) })
    return contracts(for: .timeZones).flatMap {
      judged(look.findings, of: $0, names, combination)
    }
  }

  /// Checks the text of a combination in the locales of the matrix.
  private mutating func judgeLocales(_ combination: LayoutCombination) throws -> [Judged] {
    guard judges(.locales) else { return [] }
    let look = try LocaleComparison(content, combination, in: matrix.locales)
    let names = LayoutNames(of: look.views.map { .view($0) })
    return contracts(for: .locales).flatMap {
      judged(look.findings, of: $0, names, combination)
    }
  }

  /// Checks a combination with a stage of its own, by the contracts with a subject.
  private mutating func judgeAlone(
    _ combination: LayoutCombination, _ subject: LayoutContract.Subject
  ) throws -> [Judged] {
    switch subject {
    case .layout: return judge(try content.stage(combination), combination)
    case .release:
      let (_, shown) = try judge([combination], from: combination, tellsAll: true)
      return judgeRelease(shown, combination)
    case .timeZones: return try judgeTimeZones(combination)
    case .locales: return try judgeLocales(combination)
    }
  }

  /// Returns the findings of a contract, without the exempt ones.
  private mutating func judged(
    _ findings: [LayoutFinding], of number: Int, _ names: @autoclosure () -> LayoutNames,
    _ combination: LayoutCombination
  ) -> [Judged] {
    let found = findings.filter { !isExempt($0, number) }
    guard !found.isEmpty else { return [] }
    let (known, place) = (names(), (text: "\(combination)", axes: combination.distance))
    return found.map { judged($0, contracts[number], place, known) }
  }

  private mutating func isExempt(_ finding: LayoutFinding, _ number: Int) -> Bool {
    guard let index = contracts[number].exception(for: finding) else { return false }
    usedExceptions.insert([number, index])
    return true
  }

  private func judged(
    _ finding: LayoutFinding, _ contract: LayoutContract, _ place: (text: String, axes: Int),
    _ names: LayoutNames
  ) -> Judged {
    let name = finding.isIssue ? "" : finding.view.map(names.name) ?? ""
    let failure = MatrixReport.Failure(
      contract: contract.name, view: name, message: finding.message, amount: finding.amount,
      line: finding.line ?? finding.view?.layoutLine, combination: place.text, axes: place.axes,
      isIssue: finding.isIssue, isOnlyInPlace: false)
    return Judged(
      key: "\(failure.key) | \(finding.message.withoutNumbers)", subject: contract.subject,
      failure: failure, detail: finding.detail, isNote: finding.isNote)
  }

  // MARK: Reporting

  /// Returns the failure in the simplest combination that shows it.
  private mutating func shrink(
    _ judged: Judged, _ combination: LayoutCombination
  ) throws -> MatrixReport.Failure {
    for simpler in combination.simpler {
      let found: [Judged]
      if let known = fresh[judged.subject]?[simpler] {
        found = known
      } else {
        found = try judgeAlone(simpler, judged.subject)
        fresh[judged.subject, default: [:]][simpler] = found
      }
      if let same = found.first(where: { $0.key == judged.key }) {
        return same.detailed.failure
      }
    }
    return judged.failure.with(isOnlyInPlace: true)
  }

  private var needlessExceptions: [MatrixReport.Failure] {
    contracts.indices.flatMap { number in
      contracts[number].exceptions.enumerated().compactMap { index, exception in
        usedExceptions.contains([number, index])
          ? nil
          : MatrixReport.Failure(
            contract: contracts[number].name, view: "",
            message: """
              the view with the \(exception.query.description) is exempt because \
              \(exception.reason), but nothing is wrong with it any more: remove the exception
              """, amount: 0, line: nil, combination: "all combinations", axes: 0,
            isIssue: false, isOnlyInPlace: false)
      }
    }
  }
}

extension LayoutCombination {
  /// Returns whether another combination differs in device and orientation only.
  fileprivate func isOneOfShape(of other: LayoutCombination?) -> Bool {
    guard let other else { return false }
    var copy = self
    copy.environment.device = other.environment.device
    copy.environment.orientation = other.environment.orientation
    return copy == other
  }

  /// Returns whether another combination differs only in what views follow while they are shown.
  /// The scale of a screen does not change meanwhile.
  fileprivate func differsInPlace(from other: LayoutCombination) -> Bool {
    texts == other.texts && environment.textSize == other.environment.textSize
      && environment.style == other.environment.style
      && environment.locale == other.environment.locale
      && environment.device.scale == other.environment.device.scale
  }
}
