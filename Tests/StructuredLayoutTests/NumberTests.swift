import DeStijl
import TestSupport
import Testing

/// Numbers of all kinds, wherever blocks take one.
@MainActor
struct NumberTests {
  /// A place that takes a number.
  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var takesInfinity = false
    /// Whether the number only makes sense with a size from elsewhere.
    var needsSize = false
    /// How many lengths the number stands for.
    var lengths = 1
    let make: @MainActor @Sendable (CGFloat) -> any Block

    init(
      _ name: String, takesInfinity: Bool = false, needsSize: Bool = false, lengths: Int = 1,
      _ make: @escaping @MainActor @Sendable (CGFloat) -> any Block
    ) {
      (testDescription, self.takesInfinity, self.make) = (name, takesInfinity, make)
      (self.needsSize, self.lengths) = (needsSize, lengths)
    }
  }

  nonisolated static let places = [
    Place("VStackBlock spacing") {
      VStackBlock(spacing: $0) {
        a(); a()
      }
    },
    Place("HStackBlock spacing") {
      HStackBlock(spacing: $0) {
        a(); a()
      }
    },
    Place("FlowBlock spacing") {
      FlowBlock(spacing: $0) {
        a(); a()
      }
    },
    Place("FlowBlock lineSpacing") {
      FlowBlock(lineSpacing: $0) {
        a(); a().width(90)
      }
    },
    Place("VScrollBlock spacing") {
      VScrollBlock(spacing: $0) {
        a(); a()
      }.size(90)
    },
    Place("HScrollBlock spacing") {
      HScrollBlock(spacing: $0) {
        a(); a()
      }.size(90)
    },
    Place("rowSpacing") {
      VGridBlock(columns: [.init()], rowSpacing: $0) {
        a(); a()
      }
    },
    Place("columnSpacing") {
      VGridBlock(columns: [.init(), .init()], columnSpacing: $0) {
        a(); a()
      }
    },
    Place("HGridBlock rowSpacing") {
      HGridBlock(rows: [.init(), .init()], rowSpacing: $0) {
        a(); a()
      }
    },
    Place("spacing of both") {
      VGridBlock(columns: [.init(), .init()], spacing: $0) {
        a(); a(); a()
      }
    },
    Place("column spacing") {
      VGridBlock(columns: [.init(spacing: $0), .init()]) {
        a(); a()
      }
    },
    Place("fixed") { VGridBlock(columns: [.init(.fixed($0))]) { a() } },
    Place("flexible minimum") { VGridBlock(columns: [.init(.flexible(minimum: $0))]) { a() } },
    Place("flexible maximum", takesInfinity: true) {
      VGridBlock(columns: [.init(.flexible(minimum: 0, maximum: $0))]) { a() }
    },
    Place("adaptive minimum", needsSize: true) {
      VGridBlock(columns: [.init(.adaptive(minimum: $0))]) {
        a(); a()
      }
    },
    Place("adaptive maximum", takesInfinity: true, needsSize: true) {
      VGridBlock(columns: [.init(.adaptive(minimum: 10, maximum: $0))]) {
        a(); a()
      }
    },
    Place("separators") { number in
      VStackBlock {
        a(); a()
      }.separators(thickness: number)
    },
    Place("StackingSpacer") { number in
      HStackBlock {
        a(); StackingSpacer(minLength: number); a()
      }
    },
    Place("StackingSpacer maximum", takesInfinity: true) { number in
      HStackBlock {
        a(); StackingSpacer(maxLength: number); a()
      }
    },
    Place("DividerBlock") { number in
      HStackBlock {
        a(); DividerBlock(thickness: number); a()
      }
    },
    Place("spacingBefore") { number in
      HStackBlock {
        a(); a().spacingBefore(number)
      }
    },
    Place("spacingAfter") { number in
      HStackBlock {
        a().spacingAfter(number); a()
      }
    },
    Place("weight") { number in
      HStackBlock {
        a().weight(number); a().weight(1)
      }
    },
    Place("width") { a().width($0) },
    Place("height min") { a().height(.min($0)) },
    Place("width max") { a().width(.max($0)) },
    Place("size", lengths: 2) { a().size($0) },
    Place("size of both") { a().size(width: $0, height: 4) },
    Place("CGSize") { a().size(CGSize(width: 4, height: $0)) },
    Place("aspectRatio") { a().aspectRatio($0) },
    Place("aspectRatio of a size") { a().aspectRatio(CGSize(width: $0, height: 1)) },
    Place("padding") { a().padding($0) },
    Place("padding of an edge") { a().padding(.leading, .min($0)) },
    Place("padding insets") { a().padding(UIEdgeInsets(top: 0, left: $0, bottom: 1, right: 2)) },
    Place("relative") { a().relative(.trailing, $0) },
    Place("relative edges") { a().relative(top: $0, left: 3) },
  ]

  private nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1, 0,
    .leastNonzeroMagnitude, 1e-20,
  ]

  private static func a() -> UIView { SizedView("a", 20) }

  @Test(arguments: places, [CGSize(width: 30, height: 30), nil])
  func anyNumberResultsInFiniteFrames(place: Place, size: CGSize?) {
    if size == nil, place.needsSize { return }
    for number in Self.numbers {
      let stage = Stage(size)
      let issues = LayoutDiagnostics.collect {
        Mondrian.buildSubviews(on: stage.view) { place.make(number) }
        _ = stage.size
      }
      let isRight = number.isFinite || (place.takesInfinity && number == .infinity)
      #expect(
        isRight || issues.contains { $0.kind == .invalidNumber }, "\(number): \(issues)")
      #expect(issues.count { $0.kind == .invalidNumber } <= place.lengths, "\(number): \(issues)")
      for issue in issues where issue.kind == .invalidNumber {
        #expect(issue.line?.description.contains("NumberTests.swift") == true, "\(issue)")
      }
      for view in views(in: stage.view) {
        let frame = view.frame
        let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        #expect(isFinite, "\(number): \(frame)")
      }
    }
  }

  private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
}

/// The same number in every type.
@MainActor
struct NumberTypeTests {
  private let int: Int = 7
  private let double: Double = 7
  private let float: CGFloat = 7

  /// Expects blocks with numbers of each type to build the same layout.
  private func equal(
    _ variants: any Block..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let texts = variants.map { block -> String in
      let stage = Stage(CGSize(width: 100, height: 100))
      let context = Mondrian.buildSubviews(on: stage.view) { block }
      return context.describe(in: .blocks)
    }
    #expect(Set(texts).count == 1, "\(texts)", sourceLocation: sourceLocation)
  }

  @Test func stacksTakeEveryNumberType() {
    equal(
      VStackBlock(spacing: 7) {
        a; b
      },
      VStackBlock(spacing: int) {
        a; b
      },
      VStackBlock(spacing: double) {
        a; b
      },
      VStackBlock(spacing: float) {
        a; b
      })
    equal(
      VStackBlock(spacing: .zero) {
        a; b
      },
      VStackBlock {
        a; b
      })
    equal(
      HStackBlock {
        a; b
      }.separators(thickness: 7),
      HStackBlock {
        a; b
      }.separators(thickness: int))
    equal(
      HStackBlock {
        a; StackingSpacer(minLength: 7); b
      },
      HStackBlock {
        a; StackingSpacer(minLength: int); b
      },
      HStackBlock {
        a; StackingSpacer(minLength: double); b
      })
    equal(
      HStackBlock {
        a.weight(7); b.spacingAfter(7)
      },
      HStackBlock {
        a.weight(int); b.spacingAfter(int)
      })
  }

  @Test func gridsAndFlowsTakeEveryNumberType() {
    equal(
      VGridBlock(columns: [.init(.fixed(7))], rowSpacing: 7, columnSpacing: 7) {
        a; b
      },
      VGridBlock(columns: [.init(.fixed(int))], rowSpacing: int, columnSpacing: float) {
        a; b
      },
      VGridBlock(columns: [.init(.fixed(double))], rowSpacing: double, columnSpacing: int) {
        a; b
      })
    equal(
      VGridBlock(columns: [.init(.flexible(minimum: 7, maximum: 7), spacing: 7)], spacing: 7) { a },
      VGridBlock(
        columns: [.init(.flexible(minimum: int, maximum: double), spacing: int)], spacing: int
      ) { a })
    equal(
      HGridBlock(rows: [.init(), .init()], columnSpacing: 7) {
        a; b; c
      },
      HGridBlock(rows: [.init(), .init()], spacing: 7) {
        a; b; c
      },
      HGridBlock(rows: [.init(), .init()], spacing: int) {
        a; b; c
      })
    equal(
      VGridBlock(columns: [.init(.adaptive(minimum: 70))]) { a },
      VGridBlock(columns: [.init(.adaptive(minimum: int * 10))]) { a })
    equal(
      FlowBlock(spacing: 7, lineSpacing: 7) {
        a; b
      },
      FlowBlock(spacing: int, lineSpacing: float) {
        a; b
      })
  }

  @Test func modifiersTakeEveryNumberType() {
    equal(
      a.size(width: 7, height: 7), a.size(width: int, height: 7), a.size(width: float, height: 7))
    equal(a.size(width: 7, height: .min(7)), a.size(width: double, height: .min(int)))
    equal(a.size(7), a.size(int), a.size(float), a.size(double))
    equal(a.width(.max(7, .defaultLow)), a.width(.max(int, .defaultLow)))
    equal(a.width(.max(7, 20)), a.width(.max(int, 20)))
    equal(a.aspectRatio(7), a.aspectRatio(double), a.aspectRatio(float, priority: 1000))
    equal(a.padding(7), a.padding(int), a.padding(double), a.padding(float))
    equal(a.padding(top: 7, left: 7), a.padding(top: int, left: float))
    equal(a.relative(.top, 7), a.relative(.top, int))
  }

  @Test func spacersTakeConstantsOfAnApp() {
    equal(
      HStackBlock {
        a; StackingSpacer(minLength: 7); b
      },
      HStackBlock {
        a; StackingSpacer(minLength: .gap); b
      })
  }

  @Test func literalFactorsDivideAsFractions() {
    equal(a.aspectRatio(16 / 9), a.aspectRatio(16.0 / 9))
    equal(a.viewBlock.aspectRatio(1 / 2), a.viewBlock.aspectRatio(0.5))
    #expect(LayoutAnimation.easeInOut(duration: 1 / 2) == .easeInOut(duration: 0.5))
    #expect(
      LayoutAnimation.spring(duration: 1, damping: 1 / 2) == .spring(duration: 1, damping: 0.5))
  }

  @Test func omittedNumbersHaveTheirDefaults() {
    equal(a.padding(), a.padding(16))
    equal(a.padding(.horizontal), a.padding(.horizontal, 16))
    equal(a.relative(), a.relative(0))
    equal(a.relative([.top, .leading]), a.relative([.top, .leading], 0))
    equal(
      HStackBlock {
        a; StackingSpacer(); b
      },
      HStackBlock {
        a; StackingSpacer(minLength: 0); b
      })
  }

  private let a = SizedView("a", 20)
  private let b = SizedView("b", 20)
  private let c = SizedView("c", 20)
}

extension CGFloat {
  fileprivate static let gap: CGFloat = 7
}
