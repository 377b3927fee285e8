import DeStijl

/// The painting: eighteen fields between black lines, and a badge in the corner.
///
/// Its leaves are named by column and row: A1 to A4 and the pair A5a, A5b at the left; the bands B,
/// C and D at the right, from the top. A1 and band B take up excess height.
final class PaintingView: UIView {
  private let side: CGFloat

  /// - Parameter side: The preferred side of a field, in points.
  init(side: CGFloat) {
    self.side = side
    super.init(frame: .zero)
    backgroundColor = .mondrianBlack
    Mondrian.buildSubviews(on: self) {
      HStackBlock(spacing: 2, alignment: .fill) {
        columnA
        VStackBlock(spacing: 2, alignment: .fill) {
          bandB
          bandC
          bandD
        }
      }
      .overlay(badge)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var columnA: some Block {
    VStackBlock(spacing: 2, alignment: .fill) {
      stretching(field("A1", .mondrianRed))
      UIView.mock(
        backgroundColor: .layeringColor, preferredSize: CGSize(width: 28, height: 50)
      ).named("A2")
      field("A3", .mondrianYellow)
      field("A4")
      HStackBlock(alignment: .fill) {
        field("A5a")
        field("A5b")
      }
    }
  }

  private var bandB: some Block {
    HStackBlock(spacing: 2, alignment: .fill) {
      stretching(field("B1"))
      VStackBlock(spacing: 2, alignment: .fill) {
        HStackBlock(spacing: 2, alignment: .fill) {
          field("B2", .mondrianYellow)
          field("B3")
        }
        stretching(field("B4"))
      }
    }
  }

  private var bandC: some Block {
    HStackBlock(spacing: 2, alignment: .fill) {
      VStackBlock(spacing: 2, alignment: .fill) {
        field("C1")
        field("C2", .mondrianBlue)
      }
      field("C3")
      VStackBlock(spacing: 2, alignment: .fill) {
        field("C4")
        field("C5")
      }
    }
  }

  private var bandD: some Block {
    HStackBlock(spacing: 2, alignment: .fill) {
      field("D1", .mondrianRed)
      VStackBlock(spacing: 2, alignment: .fill) {
        field("D2")
        field("D3")
      }
    }
  }

  private var badge: some Block {
    UILabel.mockMultiline(text: "Mondrian Layout", textColor: .white).named("title")
      .viewBlock
      .padding(4)
      .background(UIView.mock(backgroundColor: .mondrianBlack).named("badge").viewBlock)
      .relative(bottom: 8, right: 8)
  }

  /// A field that stretches vertically before others do.
  private func stretching(_ field: UIView) -> some Block {
    field.huggingPriority(.vertical, UILayoutPriority(249))
  }

  private func field(_ name: String, _ color: UIColor = .layeringColor) -> UIView {
    .square(color, side).named(name)
  }
}
