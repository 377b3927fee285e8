import TestSupport
import Testing

/// A documentation page about a block: examples with pictures, equations and costs.
struct BlockPage: Sendable, CustomTestStringConvertible {
  /// An example with its picture.
  struct Example: Sendable {
    /// The name of the picture.
    let picture: String
    /// The name of the function whose body the page shows.
    let function: String
    let caption: String
    /// The size of the view. Nil makes the view as small as possible.
    let size: CGSize?
    /// Whether the example uses the largest text size.
    let isLarge: Bool
    let build: @MainActor @Sendable (BlockExamples) -> LayoutBuilderContext
  }

  /// The name of the type.
  let name: String
  let examples: [Example]

  init(_ name: String, _ examples: Example...) {
    self.name = name
    self.examples = examples
  }

  var testDescription: String { name }
}

extension BlockPage.Example {
  /// - Parameter variant: Distinguishes the picture from others of the same function.
  init(
    _ function: String, variant: String = "", _ caption: String, size: CGSize? = nil,
    isLarge: Bool = false,
    _ build: @escaping @MainActor @Sendable (BlockExamples) -> LayoutBuilderContext
  ) {
    self.init(
      picture: function + variant, function: function, caption: caption, size: size,
      isLarge: isLarge, build: build)
  }
}

/// An example after layout.
@MainActor
struct LaidOutExample {
  let picture: String
  /// A line for each constraint, in the order of the description.
  let equations: [String]
  /// The parts of the layout, in words.
  let cost: String

  init(_ example: BlockPage.Example) {
    let views = BlockExamples(in: example.size)
    let own = Set(views.all.map { ObjectIdentifier($0) })
    if example.isLarge {
      views.view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    let context = example.build(views)
    _ = views.stage.size
    picture = Headless.render(views.view)
    let constraints = context.constraints
    Self.name(context.managedLayoutGuides)
    for made in context.viewBlocks.map(\.view) where type(of: made) == UIView.self {
      made.accessibilityIdentifier = made.accessibilityIdentifier ?? "line"
    }
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
    let names = LayoutNames(of: items.compactMap { LayoutElement($0) })
    equations = constraints.compactMap { $0.statedRule?.equation(names: names) }
    let given = context.viewBlocks.count { own.contains(ObjectIdentifier($0.view)) }
    let made = context.viewBlocks.count - given
    let parts = [
      Self.count(constraints.count, "constraint"),
      Self.count(context.managedLayoutGuides.count, "guide"),
    ]
    let making = Self.count(made, "view")
    let makes = made == 0 ? "" : "\(given == 0 ? "" : " and") \(making) made by the layout"
    let whose = given == 0 ? "" : " \(Self.count(given, "view"))"
    cost = parts.joined(separator: " and ") + " for\(whose)\(makes)"
  }

  /// Names guides after their purpose instead of the line that makes them, since lines move.
  private static func name(_ guides: [UILayoutGuide]) {
    for (number, guide) in guides.enumerated() {
      let name = guide.identifier.split(separator: " ").first ?? "guide"
      guide.identifier = guides.count > 1 ? "\(name)\(number + 1)" : "\(name)"
    }
  }

  private static func count(_ number: Int, _ what: String) -> String {
    "\(number == 0 ? "no" : "\(number)") \(what)\(number == 1 ? "" : "s")"
  }
}

extension BlockExamples {
  /// All views that the examples can use.
  fileprivate var all: [UIView] { [photo, title, detail, badge, cancel, send, card] }
}
