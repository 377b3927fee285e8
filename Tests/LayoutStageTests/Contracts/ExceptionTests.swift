import DeStijl
import Foundation
import LayoutStage
import Testing

/// The exceptions of contracts, and how they name views.
@MainActor
struct ExceptionTests {
  /// A view with two boxes that move further in each layout pass.
  private final class Drifting: UIView {
    private let boxes: [UIView]

    init(_ names: [String] = ["first", "second"]) {
      boxes = names.map { name in
        let box = UIView()
        box.accessibilityIdentifier = name
        return box
      }
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      for box in boxes {
        if box.superview == nil { addSubview(box) }
        box.frame = box.frame.offsetBy(dx: 5, dy: 0)
      }
    }
  }

  @Test func exceptionDoesNotHideOtherViews() throws {
    let because = "it swings"
    #expect(
      try found(settles(except: "first", because: because)) { Drifting() } == [
        """
        settles: second is not stable: another layout pass moves it from 10 0, 0 × 0 to 15 0, 0 × 0
          on iPhone16
        """
      ])
    for contract in [
      settles(except: "first", because: because).except("second", because: because),
      settles().except("first", because: because).except("second", because: because),
    ] {
      #expect(try found(contract) { Drifting() } == [])
      let third = try found(contract) { Drifting(["first", "second", "third"]) }
      #expect(third.count == 1 && third.first?.hasPrefix("settles: third is not stable") == true)
    }
    let both = settles(except: .type(Drifting.self), because: because)
    #expect(try found(both) { Drifting() } == [])
    #expect(
      try found(settles(except: "third", because: because)) { UIView() } == [
        """
        settles: the view with the identifier "third" is exempt because it swings, but \
        nothing is wrong with it any more: remove the exception
          on all combinations
        """
      ])
  }

  /// The exception holds after turning the device and after turning it back.
  @Test func exceptionCoversRotation() throws {
    final class Turning: UIView {
      let badge = UIView(frame: CGRect(x: 20, y: 100, width: 10, height: 10))
      private var width: CGFloat = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        badge.accessibilityIdentifier = "badge"
        if badge.superview == nil { addSubview(badge) }
        if bounds.width != width, width > 0 { badge.frame.origin.x += 7 }
        width = bounds.width
      }
    }
    let contract = settles(except: "badge", because: "it counts turns")
    for matrix in [LayoutMatrix(), LayoutMatrix(orientations: [.portrait, .landscape])] {
      #expect(try found(across: matrix, [contract]) { _ in Turning() } == [])
    }
  }

  private func mistaken() -> UIView {
    let (view, box) = (UIView(), UIView())
    box.accessibilityIdentifier = "box"
    view.addSubview(box)
    box.mondrian.layout.width(-1).activate()
    return view
  }

  @Test func exceptionCoversIssuesAboutItsView() throws {
    #expect(try found(noIssues(), mistaken).count == 1)
    #expect(try found(noIssues(except: "box", because: "it is old"), mistaken) == [])
    #expect(try found(noIssues().except("box", because: "it is old"), mistaken) == [])
    let other = try found(noIssues(except: "title", because: "it is old"), mistaken)
    #expect(other.count == 2 && other.first?.contains("can't be negative, but is -1") == true)
    #expect(other.last?.contains("remove the exception") == true)
  }

  /// The message about a mistake names the view itself.
  @Test func issueKeepsItsMessage() throws {
    let stage = Stage(mistaken())
    let findings = noIssues().findings(on: stage)
    #expect(findings.map { $0.view?.accessibilityIdentifier } == ["box"])
    let told = try found(noIssues(), mistaken).first ?? ""
    #expect(told.hasPrefix("noIssues: \(stage.issues.first?.message ?? "-")"))
  }

  @Test func exceptionCanNameAViewInstance() throws {
    let (page, one, other) = (UIView(), label("A title"), label("A title"))
    for (number, title) in [one, other].enumerated() {
      title.frame = CGRect(x: 0, y: 50 * CGFloat(number), width: 10, height: 20)
      page.addSubview(title)
    }
    let stage = Stage(page)
    #expect(noTruncation().findings(on: stage).count == 2)
    let left = noTruncation(except: .view(one), because: "it is a dot").findings(on: stage)
    #expect(left.map(\.view) == [other])
    #expect(noTruncation(except: .view(page), because: "all are").findings(on: stage).isEmpty)
    #expect(try stage.view(.view(one)) === one)
    #expect(ViewQuery.view(one).description == "name \"UILabel 1 \"A title\"\"")
  }

  /// An exception does not retain its view.
  @Test func queryDoesNotRetainItsView() {
    var view: UIView? = UIView()
    let query = view.map { ViewQuery.view($0) }
    let stage = Stage(UIView())
    view = nil
    #expect(query.map { stage.views($0).count } == 0)
  }
}
