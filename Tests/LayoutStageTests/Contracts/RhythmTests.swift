import DeStijl
import LayoutStage
import Testing

@MainActor
struct RhythmTests {
  // MARK: A grid

  @Test func constantsOffTheGridAreFound() throws {
    let told = try found(onGrid(of: 4), size: .content) {
      let (page, box) = (UIView(), square("box"))
      Mondrian.buildSubviews(on: page) { VStackBlock { box.viewBlock.width(45) }.padding(8) }
      return page
    }
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix(
        """
        onGrid(of: 4): box has a constraint of 45 points, not a multiple of 4: box.width == 45 \
        (RhythmTests.swift:12)
        """) == true)
  }

  @Test func fractionsAreOffTheGrid() throws {
    for (width, count) in [(40, 0), (40.2, 1), (39.8, 1)] as [(CGFloat, Int)] {
      let told = try found(onGrid(of: 4), size: .content) {
        let page = UIView()
        Mondrian.buildSubviews(on: page) { VStackBlock { square("box").viewBlock.width(width) } }
        return page
      }
      #expect(told.count == count)
    }
  }

  @Test func constantsOnTheGridAndDerivedSizesPass() throws {
    let told = try found(onGrid(of: 4)) {
      let (page, title) = (UIView(), label("Some text of an odd width", "title"))
      Mondrian.buildSubviews(on: page) {
        VStackBlock(spacing: 12, alignment: .leading) {
          title
          square("box").viewBlock.size(40)
          StackingSpacer(minLength: 0)
        }
        .padding(16)
      }
      return page
    }
    #expect(told == [])
  }

  @Test func plainConstraintsAndStackSpacingsAreChecked() throws {
    let told = try found(onGrid(of: 2)) {
      let (page, stack) = (UIView(), UIStackView(arrangedSubviews: [label("One"), label("Two")]))
      stack.accessibilityIdentifier = "stack"
      stack.axis = .vertical
      stack.spacing = 5
      stack.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 17),
        stack.topAnchor.constraint(equalTo: page.topAnchor, constant: 60),
      ])
      return page
    }
    #expect(
      told == [
        """
        onGrid(of: 2): stack has a constraint of 17 points, not a multiple of 2: \
        stack.leading == UIView.leading + 17
          on iPhone16
        """,
        """
        onGrid(of: 2): stack has a spacing of 5 points, not a multiple of 2
          on iPhone16
        """,
      ])
  }

  @Test func exceptionForAConstantMustBeNeeded() throws {
    func page(_ width: CGFloat) -> UIView {
      let page = UIView()
      Mondrian.buildSubviews(on: page) { VStackBlock { square("line").viewBlock.height(width) } }
      return page
    }
    let contract = onGrid(of: 4, except: "line", because: "it is a hairline")
    #expect(try found(contract, size: .content) { page(1) } == [])
    #expect(
      try found(contract, size: .content) { page(4) } == [
        """
        onGrid(of: 4): the view with the identifier "line" is exempt because it is a hairline, but \
        nothing is wrong with it any more: remove the exception
          on all combinations
        """
      ])
  }

  @Test(arguments: [0, -2, CGFloat.nan, .infinity])
  func invalidStepIsReported(step: CGFloat) throws {
    let told = try found(onGrid(of: step)) { UIView() }
    #expect(told.count == 1)
    #expect(told.first?.contains("needs a ") == true)
  }

  // MARK: Edges

  /// A text starts at the leading side of its language, however long its label is.
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func textTouchingTheEdgeItStartsAtIsFound(direction: UIUserInterfaceLayoutDirection) throws {
    let told = try found(across: LayoutMatrix(directions: [direction]), [keepsApart()]) { _ in
      let (page, title) = (UIView(), label("Title", "title"))
      title.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
      page.addSubview(title)
      return page
    }
    #expect(told.count == (direction == .leftToRight ? 1 : 0))
  }

  @Test(arguments: [100, 2000] as [CGFloat])
  func horizontallyScrollingTextMayTouchTheEdge(width: CGFloat) throws {
    let told = try found(keepsApart()) {
      let (page, list, title) = (UIView(), UIScrollView(), label("Title", "title"))
      list.frame = CGRect(x: 0, y: 100, width: 393, height: 40)
      list.contentSize = CGSize(width: width, height: 40)
      title.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      list.addSubview(title)
      page.addSubview(list)
      return page
    }
    #expect(told.count == (width > 1000 ? 0 : 1))
  }

  // MARK: Distances

  @Test(arguments: [true, false])
  func touchingBoxesAreFound(isRow: Bool) throws {
    let told = try found(keepsApart(), size: .content) { pair(spacing: 0, isRow: isRow) }
    #expect(
      told == [
        """
        keepsApart(by: 4): second is 0 points from first (RhythmTests.swift:245)
          on iPhone16
        """
      ])
  }

  @Test(arguments: [true, false])
  func distantAndOverlappingBoxesPass(isRow: Bool) throws {
    for spacing in [4, 20, -10] as [CGFloat] {
      let told = try found(keepsApart(), size: .content) { pair(spacing: spacing, isRow: isRow) }
      #expect(told == [])
    }
    #expect(try found(keepsApart(by: 8), size: .content) { pair(spacing: 4, isRow: isRow) } != [])
  }

  @Test func exceptionForTouchingBoxesMustBeNeeded() throws {
    let contract = keepsApart(except: "second", because: "it is the other half")
    #expect(try found(contract, size: .content) { pair(spacing: 0, isRow: true) } == [])
    #expect(try found(contract, size: .content) { pair(spacing: 8, isRow: true) }.count == 1)
  }

  @Test func bandsAndLinesMayTouch() throws {
    let told = try found(keepsApart()) {
      let page = UIView()
      Mondrian.buildSubviews(on: page) {
        VStackBlock(alignment: .fill) {
          square("header").viewBlock.height(80)
          square("body")
        }
      }
      return page
    }
    #expect(told == [])
    let lines = try found(keepsApart(), size: .content) {
      let page = UIView()
      Mondrian.buildSubviews(on: page) {
        VStackBlock {
          square("box").viewBlock.size(40)
          square("line").viewBlock.size(width: 40, height: 1)
        }
        .padding(10)
      }
      return page
    }
    #expect(lines == [])
  }

  @Test func textTouchingItsNeighborIsFound() throws {
    let told = try found(keepsApart(), size: .content) {
      let page = UIView()
      Mondrian.buildSubviews(on: page) {
        HStackBlock(spacing: 0) {
          square("box").viewBlock.size(40)
          label("Some text", "title")
        }
        .padding(10)
      }
      return page
    }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("keepsApart(by: 4): box is 0 points from title") == true)
  }

  @Test func textNearTheEdgeOfTheScreenOrItsBoxIsFound() throws {
    let onScreen = try found(keepsApart()) {
      let page = UIView()
      Mondrian.buildSubviews(on: page) {
        VStackBlock(alignment: .leading) {
          label("Some text", "title")
          StackingSpacer(minLength: 0)
        }
      }
      return page
    }
    #expect(
      onScreen.first?.hasPrefix(
        "keepsApart(by: 4): title is 0 points from the edge of the screen") == true)
    let inBox = try found(keepsApart(), size: .content) {
      let (page, box) = (UIView(), square("box"))
      Mondrian.buildSubviews(on: page) {
        VStackBlock { label("Some text", "title").viewBlock.padding(2).background(box) }.padding(10)
      }
      return page
    }
    #expect(
      inBox.first?.hasPrefix("keepsApart(by: 4): title is 2 points from the edge of box") == true)
  }

  @Test func stackedTextsMayTouch() throws {
    let told = try found(keepsApart(), size: .content) {
      let page = UIView()
      Mondrian.buildSubviews(on: page) {
        VStackBlock(alignment: .leading) {
          label("Title")
          label("Subtitle")
        }
        .padding(16)
      }
      return page
    }
    #expect(told == [])
  }

  private func pair(spacing: CGFloat, isRow: Bool) -> UIView {
    let (page, first, second) = (UIView(), square("first"), square("second"))
    let boxes = [first, second].map { $0.viewBlock.size(40) }
    Mondrian.buildSubviews(on: page) {
      if isRow {
        HStackBlock(spacing: spacing) { boxes }.padding(10)
      } else {
        VStackBlock(spacing: spacing) { boxes }.padding(10)
      }
    }
    return page
  }
}

/// A visible plane.
@MainActor
func square(_ name: String, _ color: UIColor = .systemRed) -> UIView {
  let view = UIView()
  view.backgroundColor = color
  view.accessibilityIdentifier = name
  return view
}
