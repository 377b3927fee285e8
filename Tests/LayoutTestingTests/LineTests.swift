import DeStijl
import LayoutTesting
import Testing

@MainActor
struct LineTests {
  private func views() -> (page: UIView, box: UIView) {
    let (page, box) = (UIView(), UIView())
    box.accessibilityIdentifier = "box"
    page.accessibilityIdentifier = "page"
    page.addSubview(box)
    return (page, box)
  }

  private func told(
    across matrix: LayoutMatrix = LayoutMatrix(), except query: ViewQuery? = nil,
    _ make: @escaping () -> UIView
  ) -> [String] {
    failures {
      try assertEveryLineMatters(
        of: make, across: matrix, except: query, because: "it is spare")
    }
  }

  @Test func neededLinesOfEachDialectFailNothing() {
    #expect(
      told {
        let (page, box) = views()
        box.mondrian.layout.leading(.toSuperview, 16)
          .top(.toSuperview, 8)
          .width(50)
          .height(20).activate()
        let own = UIView()
        own.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(own)
        NSLayoutConstraint.activate([
          own.topAnchor.constraint(equalTo: box.bottomAnchor),
          own.leadingAnchor.constraint(equalTo: box.leadingAnchor),
          own.widthAnchor.constraint(equalToConstant: 10),
          own.heightAnchor.constraint(equalToConstant: 10),
        ])
        return page
      } == [])
    #expect(
      told {
        let (page, title, details) = (UIView(), UILabel(), UILabel())
        (title.text, details.text) = ("Title", "Details")
        Mondrian.buildSubviews(on: page) {
          LayoutContainer(attachedSafeAreaEdges: .all) {
            VStackBlock(spacing: 8, alignment: .leading) {
              title
              details
              StackingSpacer(minLength: 0)
            }
            .padding(16)
          }
        }
        return page
      } == [])
  }

  @Test func lineThatChangesNothingIsReported() {
    let line = #line + 4
    let spare = {
      let (page, box) = views()
      box.mondrian.layout.leading(.toSuperview).top(.toSuperview).width(50).height(20).activate()
      box.mondrian.layout.width(.max(200)).activate()
      return page
    }
    #expect(
      told(spare) == [
        """
        LineTests.swift:\(line) (box.width <= 200) changes nothing: without it no view moves by half a \
        point or becomes ambiguous in the combination.
        """
      ])
    #expect(told(except: "box", spare) == [])
  }

  @Test func lineNeededInOneCombinationIsNotReported() {
    let wide = {
      let (page, box) = views()
      box.mondrian.layout.leading(.toSuperview).top(.toSuperview).height(20)
        .trailing(.toSuperview, .exact(0, .defaultHigh)).activate()
      box.mondrian.layout.width(.max(600)).activate()
      return page
    }
    #expect(told(wide).count == 1)
    #expect(told(across: LayoutMatrix(devices: [.iPhone16, .iPadPro13]), wide) == [])
  }

  @Test func twoEqualLinesAreOneFailure() {
    let line = #line + 4
    let twice = {
      let (page, box) = views()
      box.mondrian.layout.leading(.toSuperview).top(.toSuperview).height(20).activate()
      box.mondrian.layout.width(50).activate()
      box.widthAnchor.constraint(equalToConstant: 50).isActive = true
      return page
    }
    #expect(
      told(twice) == [
        """
        LineTests.swift:\(line) (box.width == 50) and box.width == 50 say the same: one of them is enough.
        """
      ])
  }

  @Test func viewIsUnchangedAfterTheAssertion() throws {
    var made: [UIView] = []
    try assertEveryLineMatters(of: {
      let (page, box) = views()
      box.mondrian.layout.leading(.toSuperview).top(.toSuperview).width(50).height(20).activate()
      made.append(page)
      return page
    })
    for page in made {
      #expect(page.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 50, height: 20)])
      let all = page.constraints + page.subviews.flatMap(\.constraints)
      #expect(all.count == 4 && all.allSatisfy(\.isActive))
    }
    #expect(!made.isEmpty)
  }

  @Test func needlessExceptionFails() {
    let told = told(except: "box") {
      let (page, box) = views()
      box.mondrian.layout.leading(.toSuperview).top(.toSuperview).width(50).height(20).activate()
      return page
    }
    #expect(
      told == [
        """
        the view with the identifier "box" is exempt because it is spare, but every line about it \
        matters: remove the exception.
        """
      ])
  }

  /// The advice on several equal lines can be followed line by line.
  @Test func oneOfThreeEqualLinesIsNeeded() {
    let told = told {
      let (page, box) = views()
      box.mondrian.layout.leading(.toSuperview).top(.toSuperview).height(20).activate()
      box.mondrian.layout.width(50).activate()
      box.mondrian.layout.width(50).activate()
      box.mondrian.layout.width(50).activate()
      return page
    }
    #expect(told.count == 3)
    #expect(told.map { $0.contains("but it is needed once the lines") } == [false, false, true])
  }

  @Test func viewWithoutConstraintsFails() {
    #expect(
      told { UIView() } == ["no line is checked: the view makes no constraints of its own."])
  }
}
