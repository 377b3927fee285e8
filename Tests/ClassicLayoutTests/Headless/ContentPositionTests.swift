import TestSupport
import Testing

/// The constraints of each statement of `layoutContent`.
@MainActor
struct ContentPositionTests {
  private let host = UIView()
  private let a = SizedView("a", 10, 10)
  private let b = SizedView("b", 20, 20)
  private let c = SizedView("c", 20, 20)

  init() {
    host.accessibilityIdentifier = "host"
    host.addSubview(b)
    host.addSubview(c)
  }

  private func equations(_ layout: (ViewLayout<SizedView>) -> Void) -> [String] {
    host.layoutContent(.removeOldAndAddNew) { layout($0.put(a)) }.constraints.map(\.equation)
  }

  @Test func constantsAreNegatedOnlyAtEndEdges() {
    let made = equations {
      $0.top(.equalTo(6), to: b.bottomAnchor).left(.moreThan, to: b.rightAnchor)
        .right(.lessThan, to: b.leftAnchor).bottom(.equalTo(18), to: b.topAnchor)
        .centerY(.moreThanTo(9), to: b.centerYAnchor)
        .centerX(.lessThanTo(4.5), to: b.centerXAnchor)
        .leading(.equalTo(1), to: .parent).trailing(.moreThanTo(2), to: .parent)
    }
    #expect(
      made == [
        "a.top == b.bottom + 6", "a.left >= b.right + 0", "a.right <= b.left + 0",
        "a.bottom == b.top + -18", "a.centerY >= b.centerY + 9", "a.centerX <= b.centerX + 4",
        "a.leading == host.leading + 1", "a.trailing >= host.trailing + -2",
      ])
  }

  @Test func moreThanComparesAnchorsAndAtLeastComparesDistances() {
    let made = equations {
      $0.horizontal(.moreThanTo(18), to: .parent).vertical(.atLeast(18), to: .parent)
    }
    #expect(
      made == [
        "a.left >= host.left + 18", "a.right >= host.right + -18", "a.top >= host.top + 18",
        "a.bottom <= host.bottom + -18",
      ])
    #expect(
      equations { $0.horizontal(.atMost(3), to: b) } == [
        "a.left <= b.left + 3", "a.right >= b.right + -3",
      ])
  }

  @Test func insetsTakeNumbersAndAllInsetTypes() {
    func constants(_ insets: any InsetsConvertible) -> [CGFloat] {
      _ = equations { $0.edges(.equalTo(insets), to: .parent) }
      return host.constraints.map { $0.firstAttribute.isFar ? -$0.constant : $0.constant }
    }
    #expect(constants(3) == [3, 3, 3, 3])
    #expect(constants(2.5) == [2.5, 2.5, 2.5, 2.5])
    #expect(constants(CGFloat(4)) == [4, 4, 4, 4])
    #expect(constants(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == [1, 3, 2, 4])
    #expect(constants(UIVerticalInsets(top: 1, bottom: 2)) == [1, 2, 0, 0])
    #expect(constants(UIHorizontalInsets(left: 1, right: 2)) == [0, 0, 1, 2])
    #expect(constants(hInsets(5)) == [0, 0, 5, 5] && constants(vInsets(5)) == [5, 5, 0, 0])
    #expect(constants(hInsets(left: 5)) == [0, 0, 5, 0])
    #expect(constants(vInsets(top: 5, bottom: 1)) == [5, 1, 0, 0])
    #expect(constants(UIEdgeInsets(insets: 7)) == [7, 7, 7, 7])
    #expect(constants(UIEdgeInsets(vertical: 1, horizontal: 2)) == [1, 1, 2, 2])
    #expect(constants(UIEdgeInsets(vertical: 1, left: 2, right: 3)) == [1, 1, 2, 3])
    #expect(constants(UIEdgeInsets(horizontal: 1, top: 2, bottom: 3)) == [2, 3, 1, 1])
  }

  @Test func centersTakeOffsets() {
    #expect(
      equations { $0.center(.equalTo(CoordinateOffsets(xOffset: 1, yOffset: 2)), to: b) } == [
        "a.centerX == b.centerX + 1", "a.centerY == b.centerY + 2",
      ])
    #expect(
      equations { $0.center(.moreThanTo(3), to: .parent) } == [
        "a.centerX >= host.centerX + 3", "a.centerY >= host.centerY + 3",
      ])
  }

  @Test func inBetweenAttachesTheViewToBothNeighbors() {
    #expect(
      equations { $0.inBetween(of: b, and: c, .vertically(.moreThanTo(18))) } == [
        "a.top >= b.bottom + 18", "a.bottom >= c.top + -18",
      ])
    #expect(
      equations { $0.inBetween(of: b, and: c, .horizontally(.equalTo(hInsets(left: 1, right: 2)))) }
        == ["a.left == b.right + 1", "a.right == c.left + -2"])
  }

  nonisolated static let positions: [(LayoutPositions, String)] = [
    (.top, "top"), (.bottom, "bottom"), (.left, "left"), (.right, "right"),
    (.topLeft, "top left"), (.topRight, "top right"), (.bottomLeft, "bottom left"),
    (.bottomRight, "bottom right"), (.fullTop, "top left right"),
    (.fullBottom, "bottom left right"), (.fullLeft, "top bottom left"),
    (.fullRight, "top bottom right"), (.edges, "top bottom left right"),
    ([.top, .right], "top right"),
  ]

  @Test(arguments: positions)
  func positionsAttachTheViewToEdges(positions: LayoutPositions, names: String) {
    let made = equations { $0.at(positions, .equalTo(9), to: .safeArea) }
    #expect(
      made.map { String($0.dropFirst(2).prefix { $0 != " " }) }.joined(separator: " ") == names)
    #expect(host.constraints.allSatisfy { $0.secondItem === host.safeAreaLayoutGuide })
    #expect(host.constraints.allSatisfy { $0.constant == ($0.firstAttribute.isFar ? -9 : 9) })
  }

  @Test func viewCanBePutBesideAnother() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(equations { $0.at(.topOf(b), .equalTo(insets)) } == ["a.bottom == b.top + -3"])
    #expect(equations { $0.at(.bottomOf(b), .moreThanTo(insets)) } == ["a.top >= b.bottom + 1"])
    #expect(equations { $0.at(.leftOf(b), .equalTo(insets)) } == ["a.right == b.left + -4"])
    #expect(equations { $0.at(.rightOf(b), .equal) } == ["a.left == b.right + 0"])
    #expect(
      equations { $0.at(.bottomOfAndParallelWith(b), .moreThan) } == [
        "a.top >= b.bottom + 0", "a.centerX == b.centerX + 0",
      ])
    #expect(
      equations { $0.at(.leftOfAndParallelWith(b), .equal) } == [
        "a.right == b.left + 0", "a.centerY == b.centerY + 0",
      ])
  }

  @Test func lengthsAreNumbersOrMultiplesOfOthers() throws {
    let group = host.layoutContent { content in
      content.put(a)
        .height(.lessThanTo(90)).width(.equalTo(.parent), multiplyBy: 0.75, constant: 18)
        .height(.moreThanTo(b.heightAnchor))
        .width(.equalTo(Anchor(of: .parent).heightAnchor))
        .size(.equalTo(CGSize(width: 90, height: 40)))
        .size(.lessThan(b), multiplyBy: 0.5, constant: 1)
    }
    let made = group.constraints
    #expect(
      made.map(\.equation) == [
        "a.height <= 90", "a.width == host.width + 18", "a.height >= b.height + 0",
        "a.width == host.height + 0", "a.width == 90", "a.height == 40", "a.width <= b.width + 1",
        "a.height <= b.height + 1",
      ])
    #expect(made.map(\.multiplier) == [1, 0.75, 1, 1, 1, 1, 0.5, 0.5])
  }

  @Test func viewsWithoutAVariableCanBeTargets() {
    let first = SizedView("first")
    let inner = SizedView("inner")
    let second = SizedView("second")
    let group = host.layoutContent { content in
      content.put(first).top(.equal, to: Anchor(of: .previous).topAnchor).layoutContent {
        $0.put(inner).left(.equal, to: .previous)
      }
      .left(.equal, to: .previous)
      content.put(second).top(.equal, to: Anchor(of: .previous).bottomAnchor)
        .left(.equal, to: .myself).right(.equal, to: .previousSafeArea)
        .bottom(.equal, to: .mySafeArea).centerY(.equal, to: .keyboard)
    }
    let targets: [AnyObject] = [
      host, first, host, first, second, first.safeAreaLayoutGuide, second.safeAreaLayoutGuide,
      host.keyboardLayoutGuide,
    ]
    #expect(zip(group.constraints, targets).allSatisfy { $0.secondItem === $1 })
    #expect(group.constraints.count == targets.count)
  }

  @Test func anchorsWithoutAVariableHaveAShortForm() {
    let first = SizedView("first")
    let made = host.layoutContent { content in
      content.put(first)
      content.put(a)
        .top(.equal, to: .bottom(of: .previous)).bottom(.equalTo(3), to: .top(of: .parent))
        .centerY(.equal, to: .centerY(of: .previous)).left(.equal, to: .right(of: .previous))
        .right(.equal, to: .left(of: .previous)).leading(.equal, to: .trailing(of: .parent))
        .trailing(.equal, to: .leading(of: .parent)).centerX(.equal, to: .centerX(of: .previous))
    }
    #expect(
      made.constraints.map(\.equation) == [
        "a.top == first.bottom + 0", "a.bottom == host.top + -3", "a.centerY == first.centerY + 0",
        "a.left == first.right + 0", "a.right == first.left + 0", "a.leading == host.trailing + 0",
        "a.trailing == host.leading + 0", "a.centerX == first.centerX + 0",
      ])
  }

  @Test func keyboardSafeAreaEndsAtTheSafeAreaOrTheKeyboard() {
    // A test that is waiting may have shown the keyboard.
    Headless.hideKeyboard()
    let controller = UIViewController()
    let window = Headless.host(
      controller.view, in: Headless.Environment(size: CGSize(width: 200, height: 400)))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0)
    controller.layoutContent {
      $0.put(a).horizontal(.equal, to: .parent).bottom(.equal, to: .top(of: .keyboardSafeArea))
    }
    window.layoutIfNeeded()
    #expect(a.frame.maxY == controller.view.safeAreaLayoutGuide.layoutFrame.maxY)
    Headless.showKeyboard(height: 150)
    defer { Headless.hideKeyboard() }
    #expect(a.frame.maxY == 250)
  }

  @Test func lengthsCanTargetEveryKindOfItem() {
    let first = SizedView("first")
    let group = host.layoutContent { content in
      content.put(first)
      content.put(a)
        .width(.equalTo(.parent)).width(.moreThanTo(.previous), multiplyBy: 0.5, constant: 3)
        .height(.lessThanTo(.safeArea)).height(.equalTo(.previousSafeArea))
        .size(.equalTo(.keyboard), multiplyBy: 2).size(.lessThan(first), constant: -1)
    }
    let targets: [AnyObject] = [
      host, first, host.safeAreaLayoutGuide, first.safeAreaLayoutGuide, host.keyboardLayoutGuide,
      host.keyboardLayoutGuide, first, first,
    ]
    #expect(zip(group.constraints, targets).allSatisfy { $0.secondItem === $1 })
    #expect(group.constraints.map(\.multiplier) == [1, 0.5, 1, 1, 2, 2, 1, 1])
    #expect(group.constraints.map(\.constant) == [0, 3, 0, 0, 0, 0, -1, -1])
    #expect(
      group.constraints.map(\.firstAttribute) == [
        .width, .width, .height, .height, .width, .height, .width, .height,
      ])
  }

  @Test func lastOfEqualStatementsInALayoutWins() {
    let made = equations {
      $0.top(.moreThanTo(1), to: .parent).top(.lessThanTo(9), to: .parent)
        .top(.moreThanTo(2), to: .parent)
    }
    #expect(made == ["a.top <= host.top + 9", "a.top >= host.top + 2"])
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isFar: Bool { self == .right || self == .bottom || self == .trailing }
}
