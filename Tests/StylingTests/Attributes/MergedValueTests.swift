import Foundation
import TestSupport
import Testing

/// Values that are merged themselves, and an app's own hooks for merging styles. The hooks are global, so the
/// tests that set them run serially.
@MainActor
@Suite(.serialized) struct MergedValueTests {
  @Test func statesAreMergedPerStateAndProperty() throws {
    let master: ViewStyle = [.states([Normal("Login"), Highlighted(.red)]), .text("kept")]
    let slave: ViewStyle = [.states([Normal("Other", .blue), Disabled("Wait")]), .alpha(0.5)]
    for merged in [master <- slave, slave <<- master] {
      let states = try #require(merged.value(.states))
      #expect(states.map { "\(type(of: $0))" } == ["Normal", "Highlighted", "Disabled"])
      #expect(states[0].title == "Login" && states[0].titleColor == .blue)
      #expect(states[1].title == nil && states[1].titleColor == .red && states[2].title == "Wait")
      #expect(merged.value(.text) == "kept" && merged.value(.alpha) == 0.5 && merged.count == 3)
    }
    let empty = master <- ViewStyle([.states([])])
    #expect(empty.value(.states)?.count == 2)
    let background =
      ViewStyle([.states([Normal("a", backgroundColor: .red)])]) <- [
        .states([Normal("b", borderColor: .blue)])
      ]
    #expect(background.value(.states)?[0].backgroundColor == .red)
    #expect(background.value(.states)?[0].borderColor == .blue)
  }

  @Test func plainCustomStylesAreNotMerged() {
    let style =
      ViewStyle([.custom(PlainStyle(words: ["a"]))]) <- [.custom(PlainStyle(words: ["b"]))]
    #expect((style.value(.custom) as? PlainStyle)?.words == ["a"])
  }

  @Test func customAttributeStylesAreMerged() throws {
    let master: AttributeStyle<TriangleAttribute> = [.name("a"), .sides(3)]
    let slave: AttributeStyle<TriangleAttribute> = [.name("b"), .height(2)]
    let merged = ViewStyle([.custom(master)]) <- [.custom(slave)]
    let inner = try #require(merged.value(.custom) as? AttributeStyle<TriangleAttribute>)
    #expect(inner.description == "[name: a, sides: 3, height: 2.0]")
    let turned = ViewStyle([.custom(master)]) <<- [.custom(slave)]
    #expect(
      (turned.value(.custom) as? AttributeStyle<TriangleAttribute>)?.value("name") == "b")
    #expect(
      ViewStyle([.custom(master)]).merge(slave: [.custom(PlainStyle(words: []))], intercept: true)
        .value(.custom) is AttributeStyle<TriangleAttribute>)
  }

  @Test func customAttributeStyleReadsValuesAndMerges() {
    let style: AttributeStyle<TriangleAttribute> = [.name("a"), .sides(3), .name("b")]
    #expect(style.count == 2 && style.stripped == ["name", "sides"] && style.contains("name"))
    #expect(style.value("name") == "a" && style.value("sides", as: Int.self) == 3)
    #expect(
      style.value("sides", as: String.self) == nil && style.value("none", as: Int.self) == nil)
    #expect(style.merge(master: [.name("c")]).description == "[name: c, sides: 3]")
    let view = TriangleView()
    let other = UIView()
    style.install(on: view)
    style.install(on: other)
    #expect(view.name == "a" && view.sides == 3)
  }

  @Test func valueWithALabelIsReadWithoutIt() {
    let style: AttributeStyle<TriangleAttribute> = [.angle(degrees: 60), .point(x: 1, y: 2)]
    #expect(style.value("angle", as: Double.self) == 60)
    #expect(style.value("point", as: (x: Int, y: Int).self)?.y == 2)
    #expect(style.description == "[angle: 60.0, point: (x: 1, y: 2)]")
  }

  @Test func mergeInterceptorsCanBeReplacedOrSkipped() {
    let before = ViewStyle.mergeInterceptors
    defer { ViewStyle.mergeInterceptors = before }
    let master: ViewStyle = [.states([Normal("a")]), .text("m")]
    let slave: ViewStyle = [.states([Normal("b", .red)]), .text("s")]
    #expect(master.merge(slave: slave, intercept: false).value(.states)?[0].titleColor == nil)
    #expect(slave.merge(master: master, intercept: false).value(.states)?[0].titleColor == nil)
    ViewStyle.mergeInterceptors = [JoiningInterceptor.self]
    #expect((master <- slave).value(.text) == "m+s")
    #expect((master <- slave).value(.states)?[0].titleColor == nil)
    ViewStyle.mergeInterceptors = []
    #expect((master <- slave).value(.text) == "m")
  }

  @Test func duplicatesHandlerChoosesTheAttribute() {
    defer { ViewStyle.duplicatesHandler = nil }
    #expect(ViewStyle([.text("a"), .text("b"), .text("c")]).value(.text) == "a")
    ViewStyle.duplicatesHandler = AnyDuplicatesHandler { $0[$0.count - 1] }
    let style: ViewStyle = [.text("a"), .alpha(1), .text("b"), .text("c")]
    let label: UILabel = [.text("a"), .text("b")]
    #expect(style.description == "[text: c, alpha: 1.0]" && label.text == "b")
  }

  @Test func customStylerRunsLast() {
    defer { ViewStyle.customStyler = nil }
    ViewStyle.customStyler = AnyCustomStyler { target, style in
      (target as? UILabel)?.text = style.value(.text).map { "\($0)!" }
    }
    let label: UILabel = [.text("a")]
    #expect(label.text == "a!")
  }
}

private struct PlainStyle: BaseAttributed {
  let words: [String]

  func install(on styleable: Any) {}
}

private enum TriangleAttribute: StyleAttribute {
  case name(String)
  case sides(Int)
  case height(Double)
  case angle(degrees: Double)
  case point(x: Int, y: Int)

  func install(on target: AnyObject) {
    guard let view = target as? TriangleView else { return }
    switch self {
    case .name(let name): view.name = name
    case .sides(let sides): view.sides = sides
    case .height, .angle, .point: break
    }
  }
}

private final class TriangleView: UIView {
  var name = ""
  var sides = 0
}

private enum JoiningInterceptor: MergeInterceptor {
  static func interceptMerge<Style: Attributed>(master: Style, slave: Style) -> Style {
    guard let own = master as? ViewStyle, let other = slave as? ViewStyle,
      let text = own.value(.text), let more = other.value(.text)
    else { return master }
    return ViewStyle([.text("\(text)+\(more)")] + own.attributes) as? Style ?? master
  }
}
