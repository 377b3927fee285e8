import DeStijl
import LayoutTesting
import Testing

// Code of the pages about stages and assertions that no other test contains.

@MainActor
struct StagePageSnippets {
  private final class ProfileView: UIView {
    init() {
      super.init(frame: .zero)
      let (name, send) = (UITextField(), UIButton(type: .system))
      name.accessibilityIdentifier = "name"
      name.placeholder = "Name"
      send.setTitle("Send", for: .normal)
      Mondrian.buildSubviews(on: self) {
        LayoutContainer(attachedSafeAreaEdges: .all) {
          VStackBlock(alignment: .fill) {
            name; send
            StackingSpacer(minLength: 0)
          }
        }
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func stageTakesInputAndRotates() throws {
    let stage = Stage(
      ProfileView(), on: .iPhone16, direction: .rightToLeft, textSize: .accessibility3)
    try stage.type("Ada", into: "name")
    try stage.tap(.text("Send"))
    stage.rotate(to: .landscape)
    print(stage.issues, LayoutText.frames.text(of: stage))
    #expect((try stage.view("name") as? UITextField)?.text == "Ada")
  }

  @Test func customContractPasses() throws {
    let isCentered = LayoutContract("is centered") { stage in
      stage.view.subviews.filter { abs($0.center.x - stage.view.bounds.midX) > 0.5 }
        .map { LayoutFinding($0, "is not centered") }
    }
    try assertLayout(of: { ProfileView() }, across: .init(devices: [.iPhone16])) { isCentered }
  }
}
