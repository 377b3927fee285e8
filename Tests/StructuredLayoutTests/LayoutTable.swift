import TestSupport
import Testing

/// A layout, its cost in the system that the blocks come from, and its minimum cost.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let name: String
  let sketch: Sketch
  let original: (constraints: Int, guides: Int)
  let minimum: (constraints: Int, guides: Int)

  init(
    _ name: String, _ sketch: Sketch, was original: (Int, Int), least minimum: (Int, Int)
  ) {
    self.name = name
    self.sketch = sketch
    self.original = original
    self.minimum = minimum
  }

  var testDescription: String { name }
}

private let labels = [Sketch.box("a", 60, 20), .box("b", 100, 20), .box("c", 80, 20)]
private let view = Sketch.box("v", 30, 8)

private func stack(_ spacing: CGFloat, _ alignment: SlotAlignment) -> Sketch {
  Sketch(.stack(.vertical, spacing: spacing, alignment, labels))
}

private func layers(_ edges: LayoutEdge.Set?, _ layers: [Sketch] = labels) -> Sketch {
  Sketch(.layers(edges, layers))
}

private func safe(_ edges: LayoutEdge.Set, _ content: Sketch) -> Sketch {
  Sketch(.safeArea(edges, content))
}

private let padded = Sketch.box("a", 60, 20).inset(.all, .exact(8))
private let atBottomTrailing = view.inset([.bottom, .trailing], .exact(8))
private let cards = Sketch(
  .stack(
    .vertical, spacing: 4, .center,
    labels.enumerated().map { index, label in
      label.inset(.all, .exact(8)).background(.box("bg\(index)"))
    }))
private let readme = Sketch.stack(
  .vertical, 0, .center, .box("title", 100, 20),
  .stack(.horizontal, 0, .center, .box("c", 50, 30), .box("s", 60, 24))
).inset(.all, .exact(24))

let layoutTable: [LayoutCase] = [
  LayoutCase("painting", Painting(innerSpacing: 0).sketch, was: (163, 27), least: (55, 0)),
  LayoutCase("stack, spacing, center", stack(8, .center), was: (33, 2), least: (13, 0)),
  LayoutCase("stack, spacing, leading", stack(8, .start), was: (28, 2), least: (13, 0)),
  LayoutCase("stack, spacing, trailing", stack(8, .end), was: (28, 2), least: (13, 0)),
  LayoutCase("stack, spacing, fill", stack(8, .fill), was: (18, 2), least: (10, 0)),
  LayoutCase("stack, center", stack(0, .center), was: (19, 0), least: (13, 0)),
  LayoutCase("stack, leading", stack(0, .start), was: (16, 0), least: (13, 0)),
  LayoutCase("stack, fill", stack(0, .fill), was: (10, 0), least: (10, 0)),
  LayoutCase("layers, center", layers(nil), was: (24, 0), least: (18, 0)),
  LayoutCase("layers, all edges", layers(.all), was: (30, 0), least: (12, 0)),
  LayoutCase("layers, one edge", layers(.top, [view]), was: (8, 0), least: (6, 0)),
  LayoutCase("layers, corner", layers([.top, .leading], [view]), was: (8, 0), least: (6, 0)),
  LayoutCase("layers, opposite", layers([.top, .bottom], [view]), was: (9, 0), least: (5, 0)),
  LayoutCase(
    "layers, three edges", layers([.top, .bottom, .leading], [view]), was: (9, 0), least: (5, 0)),
  LayoutCase("padded view", view.inset(.all, .exact(10)), was: (4, 0), least: (4, 0)),
  LayoutCase(
    "padded stack", stack(0, .center).inset(.all, .exact(24)), was: (23, 1), least: (13, 0)),
  LayoutCase(
    "stack of a padded label", .stack(.vertical, 0, .center, padded), was: (11, 1), least: (5, 0)),
  LayoutCase("background view", padded.background(.box("bg")), was: (8, 0), least: (8, 0)),
  LayoutCase(
    "background block", padded.background(view.inset(.all, .exact(2))), was: (12, 1),
    least: (8, 0)),
  LayoutCase("overlay view", padded.overlay(.box("over")), was: (12, 1), least: (8, 0)),
  LayoutCase(
    "overlay at a corner", Sketch.box("a", 60, 20).overlay(atBottomTrailing), was: (12, 1),
    least: (8, 0)),
  LayoutCase(
    "filling layer", layers(nil, [view.inset(.all, .exact(0))]), was: (4, 0), least: (4, 0)),
  LayoutCase("layer at a corner", layers(nil, [atBottomTrailing]), was: (4, 0), least: (4, 0)),
  LayoutCase(
    "layer with least insets", layers(nil, [view.inset(.all, .min(20))]), was: (6, 0),
    least: (4, 0)),
  LayoutCase(
    "padded layers in layers", layers(nil, [layers(nil, [view]).inset(.all, .exact(20))]),
    was: (12, 1), least: (6, 0)),
  LayoutCase("safe stack", safe(.vertical, stack(0, .center)), was: (23, 1), least: (13, 0)),
  LayoutCase(
    "safe stack, spacing", safe(.vertical, stack(8, .center)), was: (37, 3), least: (13, 0)),
  LayoutCase("safe view", safe(.vertical, view), was: (8, 1), least: (4, 0)),
  LayoutCase("safe on all edges", safe(.all, stack(0, .center)), was: (19, 0), least: (13, 0)),
  LayoutCase("title and buttons", readme, was: (30, 2), least: (18, 1)),
  LayoutCase("cards", cards, was: (57, 5), least: (25, 0)),
]
