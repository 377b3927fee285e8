import TestSupport
import Testing

/// The anchors of the documentation, verbatim.
@MainActor
struct AnchorDocumentTests {
  private let stage = Stage(CGSize(width: 200, height: 100))
  private let avatarView = SizedView("avatar")
  private let nameLabel = SizedView("name", 50, 20)

  private var frames: [String: CGRect] {
    stage.frames(of: ["avatar": avatarView, "name": nameLabel])
  }

  @Test func buildAppliesAnchorsToTheView() {
    let anotherView = SizedView("another", 10, 10)
    stage.view.add { anotherView.topAnchor(0).leftAnchor(0) }
    stage.view.addSubview(nameLabel)
    let built: SizedView =
      nameLabel
      .heightAnchor(0)
      .topAnchor(16.from(anotherView.bottomAnchor))
      .leftAnchor(24)
      .rightAnchor(24.orLess.priority(750))
      .build()
    #expect(built === nameLabel)
    #expect(frames["name"]?.origin == CGPoint(x: 24, y: 26))
  }

  @Test func plainNumberRefersToTheSuperview() {
    stage.view.addSubview(avatarView)
    avatarView.horizontalAnchor(16).topAnchor(0).bottomAnchor(44).build()
    #expect(frames["avatar"] == CGRect(x: 16, y: 0, width: 168, height: 56))
  }

  @Test func relationSuffixPrecedesTheTarget() {
    let secondView = SizedView("second")
    stage.view.add {
      secondView.rightAnchor(0).topAnchor(0).widthAnchor(40)
      avatarView.bottomAnchor(44.orLess).rightAnchor(8.orGreater.from(secondView.leftAnchor))
        .leftAnchor(0).topAnchor(0)
    }
    let made = stage.view.constraints.filter { $0.firstItem === avatarView }
    #expect(made[0].relation == .lessThanOrEqual && made[0].constant == -44)
    #expect(made[1].relation == .greaterThanOrEqual && made[1].constant == -8)
  }

  @Test func nestedProfileIsLaidOut() {
    stage.view.add {
      UIView {
        avatarView
          .sizeAnchor(CGSize(width: 40, height: 40))
          .leftAnchor(16)
          .centerYAnchor(0)
        nameLabel
          .rightAnchor(0)
          .verticalAnchor(0)
          .leftAnchor(8.from(avatarView.rightAnchor).priority(.required))
      }
      .heightAnchor(100)
      .horizontalAnchor(0)
      .topAnchor(0)
    }
    #expect(frames["avatar"] == CGRect(x: 16, y: 30, width: 40, height: 40))
    #expect(frames["name"] == CGRect(x: 64, y: 0, width: 136, height: 100))
  }

  @Test func addBuildsSubviewsAtOnceAndContinuesTheChain() {
    let profileView = UIView()
      .add { nameLabel.edgeAnchors(insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
      .heightAnchor(50)
    #expect(nameLabel.superview != nil)
    stage.view.add { profileView.topAnchor(0).horizontalAnchor(0) }
    #expect(frames["name"] == CGRect(x: 2, y: 1, width: 194, height: 46))
  }

  @Test func aRowHasSpacesAndAlignmentsOfItsViews() {
    let profileView = HStack {
      avatarView
        .sizeAnchor(CGSize(width: 40, height: 40))
        .leftSpace(12)
        .verticalAlignment(.center)
      nameLabel
        .leftSpace(8)
        .rightSpace(0)
    }
    stage.view.add { profileView.edgesAnchors() }
    #expect(frames["avatar"] == CGRect(x: 12, y: 30, width: 40, height: 40))
    #expect(frames["name"] == CGRect(x: 60, y: 0, width: 140, height: 100))
  }

  @Test func customAnchorValueSetsAllFourParts() {
    stage.view.add([avatarView, nameLabel])
    var own = AnchorConstraint(
      target: .element(.view(nameLabel)), inset: 3, comparisonType: .lessThanOrEqual, priority: 12)
    own.inset = 4
    let anchored = avatarView.topAnchor(AnchorValue(own))
    anchored.build()
    #expect(anchored.constraints.constraints.map(\.equation) == ["avatar.top <= name.top + 4"])
    #expect(anchored.constraints.constraints.map(\.priority.rawValue) == [12])
  }

  @Test func spacesCanBeNegativeAndMustBeFinite() {
    let overlapping = HStack {
      avatarView.widthAnchor(40)
      nameLabel.leftSpace(-10)
    }
    stage.view.add { overlapping.edgesAnchors() }
    #expect(frames["name"]?.minX == 30)
    let issues = LayoutDiagnostics.collect {
      _ = HStack { SizedView("x").leftSpace(CGFloat.nan) }
    }
    #expect(issues.map(\.kind) == [.invalidNumber])
  }
}
