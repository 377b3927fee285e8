import Foundation
import TestSupport
import Testing

/// All dialects produce the same constraints and the same frames.
@MainActor
struct OneCoreTests {
  /// A layout that determines every view, with a few more statements on top.
  static func statements(seed: UInt64, views: Int) -> [Statement] {
    var random = SeededGenerator(seed: seed)
    let attributes: [LayoutAttribute] = [
      .top, .bottom, .leading, .trailing, .centerX, .centerY, .width, .height,
    ]
    var all: [Statement] = []
    for view in 0..<views {
      let isFree = view == 0 || Bool.random(using: &random)
      let other = isFree ? nil : Int.random(in: 0..<view, using: &random)
      for attribute in [LayoutAttribute.top, .leading, .width, .height] {
        all.append(
          Statement(
            view, attribute, .equal, attribute.isLength ? nil : .some(other),
            other == nil ? attribute : attribute == .top ? .bottom : .trailing,
            CGFloat(Int.random(in: 1...40, using: &random)), .required))
      }
      guard let attribute = attributes.randomElement(using: &random) else { continue }
      // A second equation about the same attribute would replace the first in some dialects.
      let relation: LayoutRelation =
        Bool.random(using: &random) ? .lessThanOrEqual : .greaterThanOrEqual
      all.append(
        Statement(
          view, attribute, relation, attribute.isLength ? nil : .some(other), attribute,
          CGFloat(Int.random(in: 1...40, using: &random)), UILayoutPriority(Float(view + 10))))
    }
    return all
  }

  @Test(arguments: 0..<200) func classicDialectsAgree(seed: Int) {
    let statements = Self.statements(seed: UInt64(seed), views: 2 + seed % 5)
    let layouts = LayoutDialect.allCases.map {
      WrittenLayout(statements, views: 2 + seed % 5, in: $0)
    }
    for other in layouts.dropFirst() {
      #expect(other.equations == layouts[0].equations)
      #expect(other.frames == layouts[0].frames)
    }
    #expect(layouts[0].equations.count == statements.count)
  }

  /// Rows and columns of boxes, inset and nested, that need no guide.
  static func sketch(_ random: inout SeededGenerator, depth: Int, _ number: inout Int) -> Sketch {
    guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else {
      number += 1
      return .box(
        "v\(number - 1)", CGFloat(Int.random(in: 4...20, using: &random)),
        CGFloat(Int.random(in: 4...20, using: &random)))
    }
    let elements = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      sketch(&random, depth: depth - 1, &number)
    }
    let axis: LayoutAxis = Bool.random(using: &random) ? .horizontal : .vertical
    let stack = Sketch(
      .stack(
        axis, spacing: CGFloat(Int.random(in: 0...3, using: &random) * 4), .fill, elements))
    return Bool.random(using: &random) ? stack : stack.inset(.all, .exact(6))
  }

  @Test(arguments: 0..<200) func classicDialectsMatchTheConstraintsOfBlocks(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 1_000)
    var count = 0
    let sketch = Self.sketch(&random, depth: 3, &count)
    let stage = Stage(CGSize(width: 300, height: 300))
    let built = sketch.buildBlocks(on: stage.view)
    #expect(built.context.managedLayoutGuides.isEmpty)
    let statements = try built.context.constraints.map { try #require(Statement($0)) }
    let frames = stage.frames(of: built.views)
    let sizes = (0..<count).map { (built.views["v\($0)"] as? SizedView)?.preferredSize }
    for dialect in LayoutDialect.allCases {
      let layout = WrittenLayout(
        statements, views: count, sizes, CGSize(width: 300, height: 300), in: dialect)
      #expect(layout.equations == equations(built.context.constraints))
      #expect(layout.frames == frames)
    }
  }

  /// Dialects make rules. Only one place makes and activates constraints.
  @Test(arguments: ["ClassicLayout", "StructuredLayout", "DeStijl"])
  func noDialectMakesAConstraint(module: String) throws {
    let root = #filePath.replacingOccurrences(
      of: "Tests/ClassicLayoutTests/OneCoreTests.swift", with: "")
    let folder = URL(fileURLWithPath: "\(root)Sources/\(module)")
    // A device has no sources.
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return }
    let calls = [
      "NSLayoutConstraint(", ".constraint(", ".isActive = ", ".activate([", "addConstraint",
    ]
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where !line.contains("///") {
        #expect(!calls.contains { line.contains($0) }, "\(file.lastPathComponent): \(line)")
      }
    }
  }
}
