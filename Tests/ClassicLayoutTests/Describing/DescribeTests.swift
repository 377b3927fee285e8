import Foundation
import TestSupport
import Testing

/// The description of a layout is source that builds the layout.
@MainActor
struct DescribeTests {
  private static let cardFile = #filePath.replacingOccurrences(
    of: "DescribeTests", with: "DescribedCard")
  private static let stackFile = #filePath.replacingOccurrences(
    of: "DescribeTests", with: "DescribedStack")
  private static let randomFile = #filePath.replacingOccurrences(
    of: "Describing/DescribeTests", with: "Generated/DescribedLayouts")

  @Test(arguments: LayoutDialect.allCases)
  func descriptionOfACardMatchesTheCompiledSource(dialect: LayoutDialect) {
    guard let source = SourceText(of: Self.cardFile) else { return }
    let card = DescribedCard()
    let text = card.layOut().describe(in: dialect)
    #expect(text == source.body(of: dialect.rawValue))
    withExtendedLifetime(card) {}
  }

  @Test(arguments: LayoutDialect.allCases)
  func describedSourceBuildsTheSameCard(dialect: LayoutDialect) {
    let original = DescribedCard()
    let group = original.layOut()
    let copy = DescribedCard()
    copy.build(in: dialect)
    let stage = Stage(CGSize(width: 300, height: 200))
    let kept = Set(stage.view.constraints.map(\.canonicalEquation))
    let made = equations(constraints(in: copy.root)).filter { !kept.contains($0) }
    #expect(made == equations(group.constraints))
    withExtendedLifetime((original, stage)) {}
  }

  @Test(arguments: 0..<DescribedLayouts.count, LayoutDialect.allCases)
  func descriptionOfRandomConstraintsMatchesTheSource(seed: Int, dialect: LayoutDialect) {
    let original = RandomConstraints(seed: seed)
    guard let source = SourceText(of: Self.randomFile) else { return }
    let text = ConstraintGroup(original.constraints).describe(in: dialect)
    #expect(text == source.body(of: "\(dialect)\(seed)"))
  }

  @Test(arguments: 0..<DescribedLayouts.count, LayoutDialect.allCases)
  func describedSourceBuildsTheSameConstraints(seed: Int, dialect: LayoutDialect) {
    let original = RandomConstraints(seed: seed)
    let root = UIView()
    root.accessibilityIdentifier = "root"
    let views = original.views.indices.map { SizedView("v\($0)") }
    let issues = LayoutDiagnostics.collect {
      DescribedLayouts.build(seed, dialect, root, views)
    }
    #expect(issues.isEmpty)
    // Constraints that no dialect can express appear as comments.
    let text = ConstraintGroup(original.constraints).describe(in: dialect)
    let remarks = text.split(separator: "\n").count { $0.hasPrefix("// ") }
    let wanted = equations(original.constraints)
    let made = equations(constraints(in: root))
    #expect(made.allSatisfy { wanted.contains($0) } && made.count == wanted.count - remarks)
    for (view, copy) in zip(original.views, views) {
      #expect(view.superview?.accessibilityIdentifier == copy.superview?.accessibilityIdentifier)
    }
  }

  /// Nothing in the stack has a name, so the text declares every view and compiles by itself.
  @Test(arguments: LayoutDialect.allCases)
  func descriptionOfAStackMatchesTheCompiledSource(dialect: LayoutDialect) {
    guard let source = SourceText(of: Self.stackFile) else { return }
    let original = DescribedStack().layOut()
    let text = original.group.describe(in: dialect)
    #expect(source.body(of: dialect.rawValue) == "\(text)\nreturn view")
    let copy = DescribedStack().build(in: dialect)
    #expect(equations(constraints(in: copy)) == equations(constraints(in: original.root)))
    guard let stack = copy.subviews.first as? UIStackView else { return #expect(Bool(false)) }
    #expect(
      stack.arrangedSubviews.map { "\(type(of: $0))" } == ["UILabel", "UILabel", "UIStackView"])
    #expect(stack.axis == .vertical && stack.customSpacing(after: stack.arrangedSubviews[0]) == 12)
    #expect((stack.arrangedSubviews[2] as? UIStackView)?.arrangedSubviews.count == 2)
  }

  /// Writes the file with the random layouts, on request.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORD_DESCRIPTIONS"] != nil))
  func recordDescriptions() throws {
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
    try record(in: Self.cardFile, returns: "") { DescribedCard().layOut().describe(in: $0) }
    try record(in: Self.stackFile, returns: "    return view\n") { dialect in
      let (root, group) = DescribedStack().layOut()
      return withExtendedLifetime(root) { group.describe(in: dialect) }
    }
  }

  /// Writes the descriptions into the functions of a file that are named after dialects.
  private func record(
    in file: String, returns end: String, _ describe: (LayoutDialect) -> String
  ) throws {
    var text = try String(contentsOfFile: file, encoding: .utf8)
    for dialect in LayoutDialect.allCases {
      guard let name = text.range(of: "  private func \(dialect)()"),
        let brace = text.range(of: "{\n", range: name.upperBound..<text.endIndex),
        let close = text.range(
          of: "\n  }\n", range: text.index(before: brace.upperBound)..<text.endIndex)
      else { continue }
      let lines = describe(dialect).split(separator: "\n").map { "    \($0)\n" }.joined()
      text.replaceSubrange(
        brace.upperBound..<text.index(after: close.lowerBound), with: lines + end)
    }
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }
}
