import TestSupport
import Testing

/// What a page of the documentation says of a block: examples, each with its picture, its equations and
/// what it costs.
struct BlockPage: Sendable, CustomTestStringConvertible {
  /// An example and what there is to see.
  struct Example: Sendable {
    /// The name of the picture.
    let picture: String
    /// The name of the function whose body is shown.
    let function: String
    let caption: String
    /// The size of the view; nil for one that is as small as it can be.
    let size: CGSize?
    /// Whether the reader's text is as large as can be.
    let isLarge: Bool
    let build: @MainActor @Sendable (BlockExamples) -> LayoutBuilderContext
  }

  /// The type.
  let name: String
  let examples: [Example]

  init(_ name: String, _ examples: Example...) {
    self.name = name
    self.examples = examples
  }

  var testDescription: String { name }
}

extension BlockPage.Example {
  /// - Parameter variant: What tells the picture from others of the same function.
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

/// An example that has been laid out.
@MainActor
struct LaidOutExample {
  let picture: String
  /// A line for each constraint, in the order of the description.
  let equations: [String]
  /// What the layout is made of, in words.
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

  /// Has guides be called by what they are for, not by the line that asks for them, which may move.
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
  /// All views that examples are given.
  fileprivate var all: [UIView] { [photo, title, detail, badge, cancel, send, card] }
}
