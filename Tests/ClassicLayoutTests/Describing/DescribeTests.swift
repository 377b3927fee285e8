import Foundation
import TestSupport
import Testing

/// What is printed of a layout is source that makes it.
@MainActor
@Suite struct DescribeTests {
  private static let cardFile = #filePath.replacing("DescribeTests", with: "DescribedCard")
  private static let randomFile = #filePath.replacing(
    "Describing/DescribeTests", with: "Generated/DescribedLayouts")

  @Test(arguments: LayoutDialect.allCases)
  func aCardIsPrintedAsItIsCompiled(dialect: LayoutDialect) {
    guard let source = SourceText(of: Self.cardFile) else { return }
    let text = DescribedCard().layOut().describe(in: dialect)
    #expect(text == source.body(of: dialect.rawValue))
  }

  @Test(arguments: LayoutDialect.allCases)
  func whatIsPrintedBuildsTheSameCard(dialect: LayoutDialect) {
    let original = DescribedCard()
    let group = original.layOut()
    let copy = DescribedCard()
    copy.build(in: dialect)
    let kept = Set(Stage(CGSize(width: 300, height: 200)).view.constraints.map(\.canonicalEquation))
    let made = equations(constraints(in: copy.root)).filter { !kept.contains($0) }
    #expect(made == equations(group.constraints))
  }

  @Test(arguments: 0..<DescribedLayouts.count, LayoutDialect.allCases)
  func randomConstraintsArePrintedAsTheyAreCompiled(seed: Int, dialect: LayoutDialect) {
    let original = RandomConstraints(seed: seed)
    guard let source = SourceText(of: Self.randomFile) else { return }
    let text = ConstraintGroup(original.constraints).describe(in: dialect)
    #expect(text == source.body(of: "\(dialect)\(seed)"))
  }

  @Test(arguments: 0..<DescribedLayouts.count, LayoutDialect.allCases)
  func whatIsPrintedBuildsTheSameConstraints(seed: Int, dialect: LayoutDialect) {
    let original = RandomConstraints(seed: seed)
    let root = UIView()
    root.accessibilityIdentifier = "root"
    let views = original.views.indices.map { SizedView("v\($0)") }
    let issues = LayoutDiagnostics.collect {
      DescribedLayouts.build(seed, dialect, root, views)
    }
    #expect(issues.isEmpty)
    // What nothing can say is a remark.
    let text = ConstraintGroup(original.constraints).describe(in: dialect)
    let remarks = text.split(separator: "\n").count { $0.hasPrefix("// ") }
    let wanted = equations(original.constraints)
    let made = equations(constraints(in: root))
    #expect(made.allSatisfy { wanted.contains($0) } && made.count == wanted.count - remarks)
    for (view, copy) in zip(original.views, views) {
      #expect(view.superview?.accessibilityIdentifier == copy.superview?.accessibilityIdentifier)
    }
  }

  /// Writes the file with the random layouts, where that is asked for.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORD_DESCRIPTIONS"] != nil))
  func recording() throws {
    var text =
      "// Written by DescribeTests, with RECORD_DESCRIPTIONS set.\n\nimport TestSupport\n\n"
    text += "@MainActor\nenum DescribedLayouts {\n  nonisolated static let count = 12\n"
    var cases = ""
    for seed in 0..<12 {
      let original = RandomConstraints(seed: seed)
      for dialect in LayoutDialect.allCases {
        let name = "\(dialect)\(seed)"
        cases += "    case (\(seed), .\(dialect)): \(name)(root, v)\n"
        let names = original.views.indices.map { "v\($0)" }.joined(separator: ", ")
        let values = original.views.indices.map { "v[\($0)]" }.joined(separator: ", ")
        text += "\n  private static func \(name)(_ root: UIView, _ v: [SizedView]) {\n"
        text += "    let (\(names)) = (\(values))\n"
        let printed = ConstraintGroup(original.constraints).describe(in: dialect)
        text += printed.split(separator: "\n").map { "    \($0)\n" }.joined()
        text += "  }\n"
      }
    }
    text += "\n  static func build(\n    _ seed: Int, _ dialect: LayoutDialect, _ root: UIView, "
    text += "_ v: [SizedView]\n  ) {\n"
    text += "    switch (seed, dialect) {\n\(cases)    default: break\n    }\n  }\n}\n"
    try text.write(toFile: Self.randomFile, atomically: true, encoding: .utf8)
    var card = try String(contentsOfFile: Self.cardFile, encoding: .utf8)
    for dialect in LayoutDialect.allCases {
      let name = "  private func \(dialect)() {\n"
      guard let start = card.range(of: name),
        let end = card.range(
          of: "\n  }\n", range: card.index(before: start.upperBound)..<card.endIndex)
      else { continue }
      let printed = DescribedCard().layOut().describe(in: dialect)
      let lines = printed.split(separator: "\n").map { "    \($0)\n" }.joined()
      card.replaceSubrange(start.upperBound..<card.index(after: end.lowerBound), with: lines)
    }
    try card.write(toFile: Self.cardFile, atomically: true, encoding: .utf8)
  }
}
