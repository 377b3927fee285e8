import DeStijl

/// Times descriptions: from blocks to plans, from plans to constraints, from constraints to frames.
@MainActor
enum BlockBenchmark {
  /// Prints the times of the painting, and of lists of rows.
  static func run(isQuick: Bool) {
    let budget = Duration.milliseconds(isQuick ? 60 : 1_000)
    print("Blocks: milliseconds to build and to lay out; and times the size before")
    LayoutMeasurement.report("painting", budget) {
      (UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 375)), paint)
    }
    var previous: Double?
    for count in isQuick ? [10, 100] : [10, 100, 1_000] {
      previous = LayoutMeasurement.report("list \(count)", budget, after: previous) {
        let list = DescribedList(count)
        return (list.host, { _ in list.describe(in: .blocks) })
      }
    }
  }

  private static func tile(_ height: CGFloat = 28) -> UIView {
    Box(CGSize(width: 28, height: height))
  }

  /// The painting: twelve nested stacks, eighteen tiles.
  private static func paint(on canvas: UIView) {
    Mondrian.buildSubviews(on: canvas) {
      HStackBlock(spacing: 2, alignment: .fill) {
        VStackBlock(spacing: 2, alignment: .fill) {
          tile()
          tile(50)
          tile()
          tile()
          HStackBlock(alignment: .fill) {
            tile()
            tile()
          }
        }
        VStackBlock(spacing: 2, alignment: .fill) {
          HStackBlock(spacing: 2, alignment: .fill) {
            tile()
            VStackBlock(spacing: 2, alignment: .fill) {
              pair(.horizontal)
              tile()
            }
          }
          HStackBlock(spacing: 2, alignment: .fill) {
            pair(.vertical)
            tile()
            pair(.vertical)
          }
          HStackBlock(spacing: 2, alignment: .fill) {
            tile()
            pair(.vertical)
          }
        }
      }
    }
  }

  private static func pair(_ axis: NSLayoutConstraint.Axis) -> any Block {
    axis == .horizontal
      ? HStackBlock(spacing: 2, alignment: .fill) {
        tile()
        tile()
      }
      : VStackBlock(spacing: 2, alignment: .fill) {
        tile()
        tile()
      }
  }
}
