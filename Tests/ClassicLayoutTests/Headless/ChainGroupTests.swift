import TestSupport
import Testing

/// Groups of constraints that chains make.
@MainActor
struct ChainGroupTests {
  private let stage = Stage(CGSize(width: 200, height: 100))
  private let a = SizedView("a", 20, 20)

  init() { stage.view.addSubview(a) }

  private var frame: CGRect? { stage.frames(of: ["a": a])["a"] }

  @Test func updateChangesAConstantByIdentifier() {
    let group = Mondrian.layout {
      a.mondrian.layout.top(.toSuperview, 10, identifier: "top").leading(.toSuperview)
        .trailing(.toSuperview, 30, identifier: "gap")
    }
    #expect(frame?.minY == 10 && frame?.maxX == 170)
    let first = group.constraints[0]
    #expect(group.update(constant: 40, identifier: "top"))
    #expect(group.update(constant: 50, identifier: "gap"))
    #expect(frame?.minY == 40 && frame?.maxX == 150 && group.constraints[0] === first)
  }

  /// A view whose properties are looked at for names.
  private final class Named: UIView, @preconcurrency CustomReflectable {
    var looks = 0

    var customMirror: Mirror {
      looks += 1
      return Mirror(self, children: EmptyCollection<Mirror.Child>())
    }
  }

  @Test func updatesAndActivationMakeNoNamesOfPlaces() {
    let host = Named()
    host.addSubview(a)
    let group = Mondrian.layout {
      a.mondrian.layout.top(.toSuperview).height(40, identifier: "height")
    }
    host.looks = 0
    #expect(group.update(constant: 80, identifier: "height"))
    group.deactivate()
    group.activate()
    #expect(group.isActive && host.looks == 0)
    #expect(group.constraints[0].identifier?.contains(".top") == true && host.looks > 0)
  }

  @Test func groupCanBeDeactivatedAndActivated() {
    a.translatesAutoresizingMaskIntoConstraints = false
    let group = a.mondrian.layout.top(.toSuperview, 10).leading(.toSuperview).makeConstraintGroup()
    #expect(!group.isActive && stage.view.constraints.allSatisfy { $0.firstItem !== a })
    group.activate()
    group.activate()
    #expect(group.isActive && frame?.minY == 10)
    group.deactivate()
    #expect(!group.isActive)
    let other = ConstraintGroup([a.heightAnchor.constraint(equalToConstant: 33)])
    group.append(other)
    group.activate()
    #expect(group.constraints.count == 3 && frame?.height == 33)
  }

  @Test func nothingIsActiveWhileALayoutIsDescribed() {
    var inside = -1
    let group = Mondrian.layout {
      a.mondrian.layout.edges(.safeArea, 4)
      for _ in 0..<1 {
        let _ = inside = stage.view.constraints.count { $0.firstItem === a }
        a.mondrian.layout.width(.max(900))
      }
    }
    #expect(inside == 0 && group.isActive && group.constraints.count == 5)
  }

  @Test func leftAndRightAppearOnlyIfStated() {
    let layout = a.mondrian.layout
    let directed = layout.edges(.toSuperview).horizontal(.margins).makeConstraints()
    let sides: [NSLayoutConstraint.Attribute] = [.left, .right]
    #expect(directed.allSatisfy { !sides.contains($0.firstAttribute) })
    let absolute = layout.left(.toSuperview).right(.readable).makeConstraints()
    #expect(absolute.map(\.firstAttribute) == sides)
  }

  @Test func marginTargetsFollowLayoutMargins() {
    stage.view.layoutMargins = UIEdgeInsets(top: 1, left: 11, bottom: 1, right: 21)
    stage.view.insetsLayoutMarginsFromSafeArea = false
    a.mondrian.layout.vertical(.toSuperview).horizontal(.margins).activate()
    #expect(frame?.minX == 11 && frame?.maxX == 179)
    stage.view.layoutMargins.left = 31
    #expect(frame?.minX == 31)
  }

  @Test func chainAttachesToTheSafeAreaAndTheKeyboard() {
    let controller = UIViewController()
    controller.view.addSubview(a)
    let window = Headless.host(
      controller.view, in: Headless.Environment(size: CGSize(width: 200, height: 400)))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0)
    a.mondrian.layout.horizontal(.toSuperview).top(.safeArea).bottom(.keyboard.top).activate()
    window.layoutIfNeeded()
    #expect(a.frame.minY >= 7)
    #expect(a.frame.maxY == controller.view.keyboardLayoutGuide.layoutFrame.minY)
  }
}
