import TestSupport
import Testing

@MainActor
struct ContainerTests {
  private let view = SizedView("view")

  /// Lays out on a device, where the safe area differs from the screen.
  private func frame(
    on device: Headless.Device = .iPhone16, @BlockBuilder _ content: () -> [any Block]
  ) -> (
    frame: CGRect, safe: CGRect, bounds: CGRect, context: LayoutBuilderContext, host: UIView
  ) {
    let host = UIView()
    let window = Headless.host(host, in: Headless.Environment(device: device))
    let context = Mondrian.buildSubviews(on: host) { content() }
    window.layoutIfNeeded()
    return (view.frame, host.bounds.inset(by: host.safeAreaInsets), host.bounds, context, host)
  }

  @Test func namedEdgesEndAtTheSafeArea() {
    let vertical = frame { LayoutContainer(attachedSafeAreaEdges: .vertical) { view } }
    #expect(vertical.safe.minY > 0)
    #expect(vertical.frame.minY == vertical.safe.minY && vertical.frame.maxY == vertical.safe.maxY)
    #expect(vertical.frame.width == vertical.bounds.width)
    #expect(vertical.context.managedLayoutGuides.isEmpty)
    #expect(frame { view.container(respectingSafeAreaEdges: []) }.frame == vertical.bounds)
    #expect(frame { view.container(respectingSafeAreaEdges: .all) }.frame == vertical.safe)
  }

  @Test func containerTakesAnyEdgeOfTheSameAxis() {
    let strip = frame { view.viewBlock.container(top: .view(.top), bottom: .safeArea(.top)) }
    #expect(strip.frame == CGRect(x: 0, y: 0, width: strip.bounds.width, height: strip.safe.minY))
    let half = frame { view.container(leading: .view(.centerX), trailing: .margins(.trailing)) }
    #expect(abs(half.frame.minX - half.bounds.midX) < 0.5)
    #expect(abs(half.frame.maxX - (half.bounds.maxX - 8)) < 0.5)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func containerFillsTheHalfBetweenTheCenterAndASide(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(CGSize(width: 100, height: 20), direction: direction)
    let (left, right) = (SizedView("left"), SizedView("right", 10))
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        left.container(leading: .view(.left), trailing: .view(.centerX))
        VStackBlock(alignment: .fill) { right }
          .container(leading: .view(.centerX), trailing: .view(.right))
      }
      _ = stage.size
    }
    #expect(issues.map(\.description) == [])
    #expect(left.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(right.frame == CGRect(x: 50, y: 0, width: 50, height: 20))
  }

  @Test func contentBetweenEdgesOfDifferentItemsCanBeCentered() {
    let square = SizedView("square", 20)
    let result = frame {
      ZStackBlock { square }.container(top: .safeArea(.top), bottom: .view(.bottom))
    }
    #expect(abs(square.frame.midX - result.bounds.midX) < 0.5)
    #expect(abs(square.frame.midY - (result.safe.minY + result.bounds.maxY) / 2) < 0.5)
  }

  @Test func paddingAroundAContainerIsKept() {
    let inset = frame { view.container(respectingSafeAreaEdges: .vertical).padding(10) }
    #expect(inset.frame.minY == inset.safe.minY + 10)
    #expect(inset.frame.minX == 10)
  }

  @Test func bareViewInAContainerNamesTheLineOfTheModifier() {
    let contexts = [
      frame { view.container(respectingSafeAreaEdges: .top) },
      frame { view.container(bottom: .keyboard(.top)) },
    ]
    for context in contexts.map(\.context) {
      let names = context.constraints.compactMap(\.identifier)
      #expect(names.count == 4)
      #expect(names.allSatisfy { $0.contains("ContainerTests.swift:") })
    }
  }

  @Test func containerAppliesToADecoratedView() {
    let background = SizedView("bg")
    let result = frame { view.background(background).container(respectingSafeAreaEdges: .top) }
    #expect(background.frame == view.frame)
    #expect(view.frame.minY == result.safe.minY)
  }

  @Test func viewInALayoutMayHaveItsOwnContainer() {
    let (header, list) = (UIView(), UIView())
    Mondrian.buildSubviews(on: header) { view.container(respectingSafeAreaEdges: .top) }
    let result = frame {
      VStackBlock(alignment: .fill) {
        header
        list
      }
    }
    #expect(header.frame.minY == 0)
    #expect(header.frame.maxY == list.frame.minY)
    #expect(view.frame.minY == result.safe.minY)
    #expect(view.frame.maxY == header.frame.height)
  }

  @Test func containerEndsAtTheKeyboardAndAtTheReadableEdges() {
    let result = frame(on: .iPadPro13) {
      view.container(
        leading: .readable(.leading), bottom: .keyboard(.top), trailing: .readable(.trailing))
    }
    // The keyboard of another test may still be visible.
    #expect(result.frame.maxY == Headless.keyboardFrame?.minY ?? result.safe.maxY)
    let readable = result.host.readableContentGuide.layoutFrame
    #expect(readable.minX > 20 && readable.maxX < result.bounds.maxX - 20)
    #expect(result.frame.minX == readable.minX && result.frame.maxX == readable.maxX)
  }
}
