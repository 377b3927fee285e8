import LayoutCore
import TestSupport
import Testing

/// A modifier passes every relation and priority on to its rule.
@MainActor
struct ValueTests {
  private let host = SizedView("host")
  private let view = SizedView("view")
  private static let values: [(ConstraintValue, String, String)] = [
    (.min(7), ">=", ""), (.exact(7), "==", ""), (.max(7), "<=", ""),
    (.min(7, .defaultHigh), ">=", " @750"), (.exact(7, .defaultLow), "==", " @250"),
    (.max(7, .init(999)), "<=", " @999"),
  ]

  private func equations(_ block: any Block) -> [String] {
    let blocks = [VStackBlock { ZStackBlock { block } }]
    return Mondrian.plan(for: blocks, on: host, at: SourceLine()).equations
      .split(separator: "\n").map(String.init)
  }

  @Test(arguments: 0..<6)
  func lengthsKeepRelationAndPriority(index: Int) {
    let (value, relation, priority) = Self.values[index]
    #expect(equations(view.width(value)).contains("view.width \(relation) 7\(priority)"))
    #expect(equations(view.height(value)).contains("view.height \(relation) 7\(priority)"))
  }

  @Test(arguments: 0..<6, LayoutEdge.allCases)
  func distancesKeepRelationAndPriority(index: Int, edge: LayoutEdge) {
    let (value, relation, priority) = Self.values[index]
    let inwards = edge.isStart ? "+" : "-"
    // A gap of at least 7 at an end is an upper bound on the edge.
    let flipped = [">=": "<=", "<=": ">="][relation] ?? relation
    let name = edge.attribute.rawValue
    let found = equations(view.relative(LayoutEdge.Set(edge), value)).contains { equation in
      equation.hasPrefix("view.\(name) \(edge.isStart ? relation : flipped) ")
        && equation.hasSuffix(".\(name) \(inwards) 7\(priority)")
    }
    #expect(found, "\(equations(view.relative(LayoutEdge.Set(edge), value)))")
  }

  @Test func valuesWithoutPriorityAreRequired() {
    for equation in equations(view.width(7).height(.min(3)).aspectRatio(2).padding(5)) {
      #expect(!equation.contains("@") || equation.hasSuffix("@45") || equation.hasSuffix("@21"))
    }
    #expect(equations(view.aspectRatio(2)).contains("view.width == view.height * 2"))
  }
}
