import Foundation
import TestSupport
import Testing

/// The description of blocks is source that builds the same layout.
@MainActor
struct BlockDescriptionTests {
  nonisolated static let seeds = 0..<16

  private static let file = #filePath.replacingOccurrences(
    of: "Describing/BlockDescriptionTests", with: "Generated/DescribedBlocks")

  /// A random tree of stacks, layers, insets and backgrounds, with its views sorted by name.
  private func random(_ seed: Int) -> RandomBlocks {
    var trees = RandomTrees(seed: UInt64(seed) + 7_000)
    let stage = Stage(CGSize(width: 300, height: 300))
    let built = trees.next(depth: 3).buildBlocks(on: stage.view)
    let views = built.views.sorted { $0.key < $1.key }.compactMap { $1 as? SizedView }
    return RandomBlocks(stage: stage, context: built.context, views: views)
  }

  private struct RandomBlocks {
    let stage: Stage
    let context: LayoutBuilderContext
    let views: [SizedView]
  }

  private func build(_ sample: BlockSample, _ views: BlockSampleViews) -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: views.root) { sample.blocks(views) }
  }

  // MARK: Facts

  @Test(arguments: BlockSample.allCases)
  func descriptionMatchesTheCompiledSource(sample: BlockSample) {
    guard let source = SourceText(of: Self.file) else { return }
    let views = BlockSampleViews()
    let context = build(sample, views)
    #expect(context.describe(in: .blocks) == source.body(of: sample.rawValue))
  }

  @Test(
    arguments: BlockSample.allCases,
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func describedSourceBuildsTheSameLayout(
    sample: BlockSample, direction: UIUserInterfaceLayoutDirection
  ) {
    let (original, copy) = (BlockSampleViews(direction), BlockSampleViews(direction))
    let context = build(sample, original)
    DescribedBlocks.build(sample, copy)
    for views in [original, copy] { _ = views.stage.size }
    #expect(equations(constraints(in: copy.root)) == equations(constraints(in: original.root)))
    #expect(names(in: copy.root) == names(in: original.root))
    for (one, other) in zip(original.v, copy.v) {
      #expect(priorities(of: one) == priorities(of: other))
      #expect(one.frame == other.frame)
    }
    #expect(context.isActive)
  }

  @Test(arguments: seeds) func descriptionOfRandomBlocksMatchesTheCompiledSource(seed: Int) {
    guard let source = SourceText(of: Self.file) else { return }
    let blocks = random(seed)
    let printed = blocks.context.describe(in: .blocks)
    #expect(printed == source.body(of: "random\(seed)"))
    withExtendedLifetime(blocks) {}
  }

  @Test(arguments: seeds) func describedSourceOfRandomBlocksBuildsTheSameLayout(seed: Int) {
    let original = random(seed)
    let stage = Stage(CGSize(width: 300, height: 300))
    let views = original.views.map { view in
      SizedView(
        view.accessibilityIdentifier ?? "", view.preferredSize?.width, view.preferredSize?.height)
    }
    DescribedBlocks.build(seed, stage.view, views)
    #expect(stage.size == original.stage.size)
    #expect(equations(stage.view.constraints) == equations(original.stage.view.constraints))
    #expect(views.map(\.frame) == original.views.map(\.frame))
    #expect(views.map { priorities(of: $0) } == original.views.map { priorities(of: $0) })
  }

  private func names(in view: UIView) -> [String] {
    view.subviews.flatMap { [$0.accessibilityIdentifier ?? "\(type(of: $0))"] + names(in: $0) }
  }

  private func priorities(of view: UIView) -> [UILayoutPriority] {
    LayoutAxis.allCases.flatMap { axis in
      ContentPriorityKind.allCases.map { $0.current(of: view, along: axis) }
    }
  }

  @Test func customBlockIsDescribedByACommentAndAnIssue() {
    let views = BlockSampleViews()
    let context = Mondrian.buildSubviews(on: views.root) {
      VStackBlock {
        Own(view: views.v[0]); views.v[1]
      }
    }
    var text = ""
    let issues = LayoutDiagnostics.collect { text = context.describe(in: .blocks) }
    #expect(
      text == """
        Mondrian.buildSubviews(on: root) {
          VStackBlock {
            // Own
            v1
          }
        }
        """)
    #expect(issues.map(\.kind) == [.unsayable] && issues[0].message.hasPrefix("Own "))
  }

  @Test func descriptionDoesNotRetainViews() {
    let root = UIView()
    let kept = SizedView("kept")
    weak var gone: UIView?
    let context: LayoutBuilderContext
    do {
      let view = UIView()
      gone = view
      context = Mondrian.buildSubviews(on: root) {
        VStackBlock {
          view.padding(4)
          kept
        }
      }
    }
    root.subviews[0].removeFromSuperview()
    #expect(gone == nil)
    #expect(context.describe(in: .blocks).contains("\n    EmptyLayout()\n    kept\n"))
  }

  /// A scroll block needs a scroll view in this place, or nothing.
  @Test func descriptionOmitsAScrollViewThatIsNotInTheLayout() {
    let views = BlockSampleViews()
    let context = Mondrian.buildSubviews(on: views.root) {
      VScrollBlock(views.scroll, spacing: 2) { views.v[0] }.gone(when: true)
      HScrollBlock(UIScrollView()) { views.v[1] }.gone(when: true)
      views.v[2]
    }
    let text = context.describe(in: .blocks)
    #expect(text.contains("\n  VScrollBlock(spacing: 2) {\n"))
    #expect(text.contains("\n  HScrollBlock {\n"))
  }

  @Test func managerDescribesItsCurrentLayout() {
    let views = BlockSampleViews()
    let manager = LayoutManager()
    #expect(manager.describe(in: .blocks) == "" && manager.describe() == "")
    var isPadded = false
    manager.setup(on: views.root) { if isPadded { views.v[0].padding(3) } else { views.v[0] } }
    #expect(!manager.describe(in: .blocks).contains("padding"))
    isPadded = true
    manager.reloadLayout()
    #expect(manager.describe(in: .blocks).contains("v0.viewBlock.padding(3)"))
    #expect(manager.describe(in: .anchors).contains(".topAnchor(3.priority(.required))"))
  }

  /// Every dialect can express hugging and compression resistance.
  @Test(arguments: LayoutDialect.allCases)
  func everyDialectDescribesContentPriorities(dialect: LayoutDialect) {
    let views = BlockSampleViews()
    let text = build(.priorities, views).describe(in: dialect)
    let said = text.split(separator: "\n").filter { $0.contains("Priority(") && $0.hasPrefix("v") }
    #expect(
      said == [
        "v0.setContentHuggingPriority(.required, for: .horizontal)",
        "v0.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)",
        "v0.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)",
        "v1.setContentHuggingPriority(UILayoutPriority(47), for: .horizontal)",
        "v2.setContentHuggingPriority(UILayoutPriority(47), for: .horizontal)",
        "v2.setContentHuggingPriority(UILayoutPriority(30), for: .vertical)",
      ])
  }

  // MARK: Recording

  /// Writes the file with the descriptions, on request.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORD_DESCRIPTIONS"] != nil))
  func recordDescriptions() throws {
    var text =
      "// Written by BlockDescriptionTests, with RECORD_DESCRIPTIONS set.\n\nimport TestSupport\n\n"
    text += "@MainActor\nenum DescribedBlocks {\n"
    func add(_ name: String, _ parameters: String, _ locals: String, _ printed: String) {
      text += "  private static func \(name)(\(parameters)) {\n    \(locals)\n"
      text += printed.split(separator: "\n").map { "    \($0)\n" }.joined() + "  }\n\n"
    }
    for sample in BlockSample.allCases {
      let views = BlockSampleViews()
      let printed = build(sample, views).describe(in: .blocks)
      let used = (0..<6).map { printed.contains("v\($0)") ? "v\($0)" : "_" }
      let values = (0..<6).map { "views.v[\($0)]" }.joined(separator: ", ")
      let names = used.joined(separator: ", ") + (sample == .scrolls ? ", scroll" : ", _")
      add(
        sample.rawValue, "_ views: BlockSampleViews, _ root: UIView",
        "let (\(names)) = (\(values), views.scroll)", printed)
    }
    for seed in Self.seeds {
      let blocks = random(seed)
      let (context, views) = (blocks.context, blocks.views)
      let names = views.compactMap(\.accessibilityIdentifier).joined(separator: ", ")
      let values = views.indices.map { "v[\($0)]" }.joined(separator: ", ")
      add(
        "random\(seed)", "_ root: UIView, _ v: [SizedView]", "let (\(names)) = (\(values))",
        context.describe(in: .blocks))
    }
    text += "  static func build(_ sample: BlockSample, _ views: BlockSampleViews) {\n"
    text += "    switch sample {\n"
    for sample in BlockSample.allCases {
      text += "    case .\(sample): \(sample)(views, views.root)\n"
    }
    text += "    }\n  }\n\n"
    text += "  static func build(_ seed: Int, _ root: UIView, _ v: [SizedView]) {\n"
    text += "    switch seed {\n"
    for seed in Self.seeds { text += "    case \(seed): random\(seed)(root, v)\n" }
    text += "    default: break\n    }\n  }\n}\n"
    try text.write(toFile: Self.file, atomically: true, encoding: .utf8)
  }
}

private struct Own: Block {
  let view: UIView

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    view.place(in: proposal, plan: &plan)
  }
}
