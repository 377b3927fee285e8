import TestSupport

/// The painting: 18 rectangles in 12 stacks, with a label as an overlay.
struct Painting {
  var square: CGFloat = 28
  var innerSpacing: CGFloat = 0
  var inset: CGFloat = 8
  var label: CGSize?

  var sketch: Sketch {
    let painting = Sketch.stack(.horizontal, 2, .fill, left, right)
    guard let label else { return painting }
    let badge = Sketch.box("label", label.width, label.height).inset(.all, .exact(4))
      .background(.box("badge"))
    return painting.overlay(badge.inset([.bottom, .trailing], .exact(inset)))
  }

  private func box(_ name: String) -> Sketch { .box(name, square) }

  private var left: Sketch {
    .stack(
      .vertical, 2, .fill, box("A1"), .box("A2", 28, 50), box("A3"), box("A4"),
      .stack(.horizontal, innerSpacing, .fill, box("A5a"), box("A5b")))
  }

  private var right: Sketch { .stack(.vertical, 2, .fill, top, middle, bottom) }

  private var top: Sketch {
    .stack(
      .horizontal, 2, .fill, box("B1"),
      .stack(
        .vertical, 2, .fill, .stack(.horizontal, 2, .fill, box("B2"), box("B3")), box("B4")))
  }

  private var middle: Sketch {
    .stack(
      .horizontal, 2, .fill, .stack(.vertical, 2, .fill, box("C1"), box("C2")), box("C3"),
      .stack(.vertical, 2, .fill, box("C4"), box("C5")))
  }

  private var bottom: Sketch {
    .stack(
      .horizontal, 2, .fill, box("D1"), .stack(.vertical, 2, .fill, box("D2"), box("D3")))
  }
}
