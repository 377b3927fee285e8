import DeStijl
import LayoutStage
import Testing

@MainActor
struct LayoutPreviewTests {
  @Test func previewNeedsNoReturn() {
    let isLong = true
    let preview = LayoutPreview("A short one") {
      let label = UILabel()
      label.text = "Hello"
      if isLong { label.numberOfLines = 0 }
      label.font(.preferredFont(forTextStyle: .headline))
      let view = UIView()
      Mondrian.buildSubviews(on: view) { label }
      view
    }
    let label = preview.content().view.subviews.first as? UILabel
    #expect(label?.text == "Hello" && label?.numberOfLines == 0)
    #expect(preview.name == "a-short-one")
    #expect("\(preview.line)" == "LayoutPreviewTests.swift:9")
  }

  @Test func previewShowsAControllerAsItself() {
    let controller = UIViewController()
    let preview = LayoutPreview("Controller") { controller }
    #expect(preview.content().controller === controller)
    #expect(preview.content().view === controller.view)
  }

  @Test func previewHostsAViewInAController() {
    let view = UIView()
    let preview = LayoutPreview("View") { view }
    #expect(preview.content().controller.view === view)
  }

  @Test func previewWithoutAViewIsAnIssue() {
    let preview = LayoutPreview("Nothing") { _ = UIView() }
    let issues = LayoutDiagnostics.collect { #expect(preview.content().view.subviews.isEmpty) }
    #expect(
      issues.map(\.message)
        == ["the preview 'Nothing' has no view: its last line must be a view"])
    #expect(issues.first?.line.map { "\($0)" } == "LayoutPreviewTests.swift:38")
  }

  @Test(arguments: LayoutPreview.Device.allCases)
  func devicesMatchThoseOfStages(device: LayoutPreview.Device) throws {
    let known = try #require(StageDevice.all.first { $0.name == device.rawValue })
    #expect(known.size == device.size)
  }

  /// The layouts of all dialects count, and none of them is reported as unused.
  @Test func previewMayUseAnyDialect() {
    let preview = LayoutPreview("Dialects") {
      let view = UIView()
      let (blocks, chained, content, anchored) = (UILabel(), UILabel(), UILabel(), UILabel())
      Mondrian.buildSubviews(on: view) { ZStackBlock { blocks } }
      view.addSubview(chained)
      chained.mondrian.layout.edges(.toSuperview).activate()
      view.layoutContent { $0.put(content).edges(.equal, to: .parent) }
      view.addSubview(anchored)
      anchored.leadingAnchor(8).topAnchor(8).build()
      view
    }
    let issues = LayoutDiagnostics.collect {
      #expect(preview.content().view.subviews.count == 4)
    }
    #expect(issues.isEmpty)
  }
}
