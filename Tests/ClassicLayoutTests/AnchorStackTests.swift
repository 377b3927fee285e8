import TestSupport
import Testing

@MainActor
struct AnchorStackTests {
  private let stage = Stage(CGSize(width: 200, height: 100))
  private let a = SizedView("a", 10, 10)
  private let b = SizedView("b", 20, 20)

  /// The remaining space goes to `b`.
  init() {
    a.setContentHuggingPriority(.required, for: .horizontal)
    a.setContentHuggingPriority(.required, for: .vertical)
  }

  private func frames(_ stack: UIView, in stage: Stage? = nil) -> [String: CGRect] {
    let stage = stage ?? self.stage
    stage.view.add { stack.edgesAnchors() }
    return stage.frames(of: ["a": a, "b": b])
  }

  @Test func rowPlacesViewsSideBySideWithTheirSpaces() {
    let frames = frames(
      HStack {
        a.leftSpace(12).verticalAlignment(.center)
        b.leftSpace(8).rightSpace(4)
      })
    #expect(frames["a"] == CGRect(x: 12, y: 45, width: 10, height: 10))
    #expect(frames["b"] == CGRect(x: 30, y: 0, width: 166, height: 100))
  }

  @Test func rowIsMirroredInRightToLeft() {
    let mirrored = Stage(CGSize(width: 200, height: 100), direction: .rightToLeft)
    let frames = frames(
      HStack {
        a.leadingSpace(12).verticalAlignment(.top(3))
        b.leadingSpace(8).trailingSpace(4)
      }, in: mirrored)
    #expect(frames["a"] == CGRect(x: 178, y: 3, width: 10, height: 10))
    #expect(frames["b"] == CGRect(x: 4, y: 0, width: 166, height: 100))
  }

  @Test func aColumnPutsViewsBelowEachOther() {
    let frames = frames(
      VStack {
        a.topSpace(5).bottomSpace(1).horizontalAlignment(.left(7))
        b.topSpace(2).bottomSpace(3).horizontalAlignment(.right(9.priority(.required)))
      })
    #expect(frames["a"] == CGRect(x: 7, y: 5, width: 10, height: 10))
    #expect(frames["b"] == CGRect(x: 171, y: 18, width: 20, height: 79))
  }

  @Test func columnViewsFillTheWidthWithTheirInsets() {
    a.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let frames = frames(
      VStack {
        a.horizontalAlignment(.fill(sideInset: 6))
        b.horizontalAlignment(.custom(left: 1, right: 2))
      })
    #expect(frames["a"]?.minX == 6 && frames["a"]?.maxX == 194)
    #expect(frames["b"]?.minX == 1 && frames["b"]?.maxX == 198)
  }

  @Test func rowViewsFillTheHeightWithTheirInsets() {
    a.setContentHuggingPriority(.defaultLow, for: .vertical)
    let frames = frames(
      HStack {
        a.verticalAlignment(.custom(top: 4, bottom: 9))
        b.verticalAlignment(.fill(sideInset: 6))
      })
    #expect(frames["a"]?.minY == 4 && frames["a"]?.maxY == 91)
    #expect(frames["b"]?.minY == 6 && frames["b"]?.maxY == 94)
  }

  @Test func stackFitsItsContent() {
    let free = Stage()
    let frames = frames(
      HStack {
        a.verticalAlignment(.bottom(0))
        b.leadingSpace(5).verticalAlignment(.center)
      }, in: free)
    #expect(free.size == CGSize(width: 35, height: 20))
    #expect(frames["a"] == CGRect(x: 0, y: 10, width: 10, height: 10))
  }

  @Test func adjacentSpacesAddUpAtTheHigherPriority() throws {
    let stack = HStack {
      a.rightSpace(3, priority: .defaultLow)
      b.leftSpace(4, priority: .defaultHigh)
    }
    let gap = try #require(
      stack.constraintGroup.constraints.first { $0.firstItem === b && $0.secondItem === a })
    #expect(gap.constant == 7 && gap.priority == .defaultHigh)
  }

  @Test func aRowOfAPhotoAndALabelNeedsNineConstraintsAndNoGuide() {
    let stack = HStack {
      a.sizeAnchor(CGSize(width: 40, height: 40)).leftSpace(12).verticalAlignment(.center)
      b.leftSpace(8)
    }
    #expect(stack.constraintGroup.constraints.count == 9)
    #expect(stack.layoutGuides.isEmpty && stack.subviews == [a, b])
  }

  @Test func anchorsMayFollowSpacesAndAlignments() {
    let stack = HStack { a.leftSpace(12).verticalAlignment(.center).widthAnchor(33) }
    #expect(stack.constraintGroup.constraints.contains { $0.constant == 33 })
  }

  @Test func stackConstraintsAreRequiredOnlyIfStated() {
    let stack = HStack {
      a.leftSpace(12).verticalAlignment(.center)
      b.leftSpace(8).verticalAlignment(.top(2))
    }
    let made = stack.constraintGroup.constraints
    #expect(made.count == 7 && made.allSatisfy { $0.priority == AnchorConstraint.defaultPriority })
    let required = HStack {
      SizedView("c", 10, 10).verticalAlignment(.fill(sideInset: 1.priority(.required)))
    }
    #expect(
      required.constraintGroup.constraints.map(\.priority.rawValue) == [999, 1000, 1000, 999])
  }

  @Test(arguments: LayoutAxis.allCases)
  func alignmentAlongTheStackIsAnIssue(axis: LayoutAxis) {
    let issues = LayoutDiagnostics.collect {
      let stack =
        axis == .horizontal
        ? HStack { a.horizontalAlignment(.center) } : VStack { a.verticalAlignment(.center) }
      let middles = stack.constraintGroup.constraints.filter {
        [.centerX, .centerY].contains($0.firstAttribute)
      }
      #expect(middles.isEmpty)
    }
    #expect(issues.map(\.kind) == [.misplaced])
  }

  /// As everywhere else, a leading side can't be compared with a left anchor.
  @Test func leadingAlignmentToALeftAnchorIsAnIssue() {
    let issues = LayoutDiagnostics.collect {
      _ = VStack {
        b
        a.horizontalAlignment(.leading(8.from(b.leftAnchor)))
      }
    }
    #expect(issues.map(\.kind) == [.mismatchedAttributes])
  }

  @Test func emptyStackHasNoSubviewsAndNoConstraints() {
    let stack = VStack {}
    #expect(stack.subviews.isEmpty && stack.constraints.isEmpty)
  }

  @Test func stacksNest() {
    let inner = VStack { b }
    let frames = frames(
      HStack {
        a.verticalAlignment(.top(3)).heightAnchor(100.orLess)
        inner.leadingSpace(10)
      })
    #expect(frames["a"] == CGRect(x: 0, y: 3, width: 10, height: 10))
    #expect(frames["b"] == CGRect(x: 20, y: 0, width: 180, height: 100))
  }

  @Test func stackViewsArrangeBeforeBuildingAnchors() {
    let row = HStackView([a.widthAnchor(5.from(b)), b.heightAnchor(7)])
    #expect(row.axis == .horizontal && row.arrangedSubviews == [a, b])
    #expect(row.constraints.contains { $0.firstItem === a && $0.secondItem === b })
    let column = VStackView {
      SizedView("c")
      if stage.view.isHidden { SizedView("d") }
    }
    #expect(column.axis == .vertical && column.arrangedSubviews.count == 1)
  }

  /// A gap or inset that is not a valid number counts as zero, and the neighbors stay where they
  /// are.
  @Test(arguments: LayoutAxis.allCases, [CGFloat.nan, .infinity, -.infinity])
  func invalidSpacesAndInsetsCountAsZero(axis: LayoutAxis, gap: CGFloat) {
    func placed(_ gap: CGFloat) -> [String: CGRect] {
      let stage = Stage()
      return frames(
        axis == .horizontal
          ? HStack {
            a.leftSpace(8).rightSpace(gap).verticalAlignment(.top(gap))
            b.leftSpace(gap).rightSpace(5)
          }
          : VStack {
            a.topSpace(8).bottomSpace(gap).horizontalAlignment(.left(gap))
            b.topSpace(gap).bottomSpace(5)
          }, in: stage)
    }
    let expected = placed(0)
    let issues = LayoutDiagnostics.collect { #expect(placed(gap) == expected) }
    #expect(issues.map(\.kind) == [.invalidNumber, .invalidNumber, .invalidNumber])
  }

  @Test func spaceWithInvalidPriorityUsesTheDefaultPriority() {
    let expected = frames(
      HStack {
        b
        a.leftSpace(8).rightSpace(9)
      })
    let issues = LayoutDiagnostics.collect {
      let stage = Stage(CGSize(width: 200, height: 100))
      let stack = HStack {
        b
        a.leftSpace(8, priority: UILayoutPriority(2000)).rightSpace(9)
      }
      #expect(frames(stack, in: stage) == expected)
    }
    #expect(issues.map(\.kind) == [.invalidNumber])
  }

  /// The first mention counts. The other views stand beside it.
  @Test(arguments: LayoutAxis.allCases)
  func duplicateViewIsPlacedOnce(axis: LayoutAxis) {
    let c = SizedView("c", 30, 30)
    func placed(twice: Bool) -> [CGRect] {
      let stage = Stage()
      let stack =
        axis == .horizontal
        ? HStack {
          a
          b
          if twice { a }
          c
        }
        : VStack {
          a
          b
          if twice { a }
          c
        }
      _ = frames(stack, in: stage)
      return [a.frame, b.frame, c.frame, stack.frame]
    }
    let expected = placed(twice: false)
    let issues = LayoutDiagnostics.collect { #expect(placed(twice: true) == expected) }
    #expect(issues.map(\.kind) == [.duplicate])
  }

  /// Left of a left anchor is the left side in both directions of reading.
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func leftAndRightAnchorsIgnoreTheLayoutDirection(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(CGSize(width: 200, height: 100), direction: direction)
    let mark = SizedView("mark", 40, 10)
    let frames = frames(
      VStack {
        mark.horizontalAlignment(.leading(30))
        a.horizontalAlignment(.left(8.from(mark.leftAnchor)))
        b.horizontalAlignment(.right(5.from(mark.rightAnchor)))
      }, in: stage)
    #expect(frames["a"]?.minX == mark.frame.minX + 8)
    #expect(frames["b"]?.maxX == mark.frame.maxX - 5)
  }
}
