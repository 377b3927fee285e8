import TestSupport
import Testing

final class CardView: UIView {
  private let titleLabel = UILabel()
  private let textLabel = UILabel()
  private let doneButton = UIButton(type: .system)

  init(title: String, text: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    textLabel.text = text
    textLabel.numberOfLines = 0
    doneButton.setTitle("Done", for: .normal)
    Mondrian.buildSubviews(on: self) {
      VStackBlock(spacing: 8, alignment: .leading) {
        titleLabel
        textLabel
        doneButton.viewBlock.alignSelf(.trailing)
      }
      .padding(16)
    }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Test func theButtonIsAtTheTrailingEdge() {
  let card = CardView(title: "Hello", text: "A text that is so long that it needs some lines.")
  let window = Headless.host(card, in: Headless.Environment(device: .iPhone16))
  let issues = LayoutDiagnostics.collect { window.layoutIfNeeded() }

  #expect(issues.map(\.description) == [])
  #expect(card.subviews.last?.frame.maxX == card.bounds.width - 16)
}

/// The code on the entry pages of several modules.
@MainActor
struct EntryPageTests {
  @Test(arguments: [
    ("DeStijl", "DeStijl", 2), ("Dialects", "DeStijl", 1), ("TestsAndPictures", "DeStijl", 1),
    ("Plans", "LayoutCore", 1), ("Issues", "LayoutCore", 2),
    ("StructuredLayout", "StructuredLayout", 2),
  ])
  func thePagesShowCodeOfThisFile(name: String, module: String, count: Int) throws {
    let page = try DocumentationPage(name, of: module)
    #expect(page.snippets.count == count)
    #expect(try page.snippets(missingIn: #filePath) == [])
  }

  private final class Page: UIView {
    let titleLabel = UILabel()
    let textLabel = UILabel()
    var isExpanded = false
    let manager = LayoutManager()

    func expand() {
      manager.setup(on: self) { view in
        VStackBlock(spacing: 8) {
          view.titleLabel
          if view.isExpanded { view.textLabel.viewBlock.transition(.move(edge: .top)) }
        }
      }
      isExpanded = true
      manager.update(animated: true)
    }
  }

  @Test func expandedPageShowsItsText() {
    let stage = Stage(CGSize(width: 100, height: 100))
    let page = Page()
    stage.view.addSubview(page)
    page.mondrian.layout.edges(.toSuperview).activate()
    page.expand()
    #expect(page.subviews == [page.titleLabel, page.textLabel])
  }

  private final class Form: UIView {
    let titleLabel = UILabel()
    let cancelButton = UIButton(type: .system)
    let sendButton = UIButton(type: .system)

    func build() {
      Mondrian.buildSubviews(on: self) {
        VStackBlock(spacing: 8, alignment: .leading) {
          titleLabel
          HStackBlock {
            cancelButton
            StackingSpacer(minLength: 8)
            sendButton
          }
        }
        .padding(24)
      }
    }
  }

  @Test func formAddsItsSubviewsInOrder() {
    let form = Form()
    form.build()
    #expect(form.subviews == [form.titleLabel, form.cancelButton, form.sendButton])
  }

  @Test func containerHoldsEachEdgeToAnArea() {
    let (view, details) = (UIView(), SizedView("details", 10, 10))
    let window = Headless.host(view, in: Headless.Environment(device: .iPhone16))
    Mondrian.buildSubviews(on: view) {
      details.container(
        top: .safeArea(.top), leading: .readable(.leading), bottom: .keyboard(.top),
        trailing: .readable(.trailing))
    }
    window.layoutIfNeeded()
    #expect(details.frame.minY == view.safeAreaInsets.top)
    #expect(details.frame.maxX == view.readableContentGuide.layoutFrame.maxX)
  }

  @Test func dialectsAreMixedInOneView() {
    let stage = Stage(CGSize(width: 200, height: 100))
    let view = stage.view
    let (title, photo) = (SizedView("title", 60, 20), SizedView("photo", 100, 50))
    let (badge, footer) = (SizedView("badge", 10), SizedView("footer", 100, 10))
    let (hint, note) = (SizedView("hint"), SizedView("note", 20))
    view.addSubview(badge)
    view.addSubview(footer)
    let issues = LayoutDiagnostics.collect {
      // Blocks: where many views are at once.
      Mondrian.buildSubviews(on: view) {
        VStackBlock(spacing: 8) {
          title
          photo
        }
      }

      // Chain: a value that is put in force as a whole.
      badge.mondrian.layout.top(.to(photo), -4).trailing(.to(photo), -4).activate()

      // Content: a closure that puts views and says where they are.
      footer.layoutContent { content in
        content.put(hint).edges(.equalTo(8), to: .parent)
      }

      // Anchors: methods of the views themselves.
      footer.add { note.topAnchor(8).leadingAnchor(16) }
      _ = stage.size
    }
    #expect(issues.map(\.description) == [])
    #expect(badge.frame.maxX == photo.frame.maxX + 4 && badge.frame.minY == photo.frame.minY - 4)
    #expect(footer.subviews == [hint, note])
  }

  private struct Banner: Block {
    let view: UIView

    func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
      guard let item = plan.place(view, at: proposal.line) else { return .nothing }
      plan.pin(
        LayoutAnchor(item, .width), .equal, LayoutAnchor(item, .height), times: 2, in: proposal)
      return BlockPlacement(plan.align(BlockBox(item), in: proposal))
    }
  }

  @Test func aBlockAddsRulesToThePlan() {
    let (stage, view) = (Stage(CGSize(width: 100, height: 100)), UIView())
    Mondrian.buildSubviews(on: stage.view) { ZStackBlock { Banner(view: view).height(30) } }
    #expect(stage.frames(of: ["": view])[""] == CGRect(x: 20, y: 35, width: 60, height: 30))
  }

  private struct Analytics {
    func note(_ text: String) {}
  }

  /// This code is only compiled, since the program's handler is shared.
  private func hear(_ analytics: Analytics, _ buildTheLayout: () -> Void) -> [LayoutIssue] {
    LayoutDiagnostics.handler = { issue in analytics.note("\(issue)") }

    let issues = LayoutDiagnostics.collect { buildTheLayout() }
    return issues
  }

  @Test func validLayoutHasNoIssues() {
    let (stage, view) = (Stage(), SizedView("view", 30))
    Mondrian.buildSubviews(on: stage.view) { view.padding(8) }
    assert(LayoutDiagnostics.check(view).isEmpty)
  }
}
