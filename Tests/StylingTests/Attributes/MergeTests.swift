import TestSupport
import Testing

/// All pairs of operands of a merge, by method and by operator, in every relevant case.
@MainActor
struct MergeTests {
  @Test(arguments: MergeCase.all)
  func methodsAndOperatorsMergeEveryPairAlike(_ example: MergeCase) {
    let left = example.left
    let right = example.right
    let slave = Set(left.merging(right) { own, _ in own }.map { "\($0.key): \($0.value)" })
    let master = Set(left.merging(right) { _, other in other }.map { "\($0.key): \($0.value)" })
    for merged in example.slaves { #expect(says(merged) == slave) }
    for merged in example.masters { #expect(says(merged) == master) }
  }

  @Test(arguments: MergeCase.all)
  func mergingASlaveMirrorsMergingAMaster(_ example: MergeCase) {
    let left = ViewStyle(example.leftAttributes)
    let right = ViewStyle(example.rightAttributes)
    #expect(left.merge(master: right).description == right.merge(slave: left).description)
  }

  @Test func nilMergesLikeAnEmptyStyle() {
    let none: ViewStyle? = nil
    let style: ViewStyle? = [.text("a")]
    #expect((none <- .text("b")).value(.text) == "b" && (none <<- none).isEmpty)
    #expect((nil <- ViewAttribute.text("b")).description == "[text: b]")
    #expect((style <- none).value(.text) == "a" && (none <<- style).value(.text) == "a")
    #expect(style.merge(master: .text("b")).value(.text) == "b")
    #expect(none.merge(slave: [.text("b")]).value(.text) == "b")
  }

  @Test func mergingChangesNoOperand() {
    let left: ViewStyle = [.text("a"), .states([Normal("n", .red)])]
    let right: ViewStyle = [.text("b"), .alpha(0.5), .states([Normal("m"), Disabled("d")])]
    let before = [left.description, right.description]
    for _ in 0..<2 { _ = [left <- right, left <<- right, right <- left, right <<- left] }
    #expect([left.description, right.description] == before)
    #expect(left.value(.states)?.count == 1 && left.value(.states)?[0].title == "n")
    #expect(right.value(.states)?.count == 2 && right.value(.states)?[0].titleColor == nil)
  }

  @Test func mergeKeepsTheOrderOfFirstMention() {
    let left: ViewStyle = [.text("a"), .alpha(0.5)]
    #expect(
      (left <- [.hidden(true), .text("b")]).stripped.map(\.name) == ["text", "alpha", "hidden"])
  }

  @Test func mergeChainWithoutAnnotationIsAStyle() {
    let style: ViewStyle = [.text("a")]
    let chained = style <<- .borderWidth(2)
    #expect(type(of: chained) == ViewStyle.self && chained.count == 2)
  }

  @Test func valuesAreReadByTheirKeys() {
    let style: ViewStyle = [.text("a"), .alpha(0.5), .image(nil)]
    let text: String? = style.value(.text)
    #expect(text == "a" && style.associatedValue(.alpha) == 0.5)
    #expect(style.value(.image) == nil && style.contains(.image) && !style.contains(.font))
    let attributes: [ViewAttribute] = [.text("a"), .text("b")]
    #expect(
      attributes.value(.text) == "a" && attributes.contains(.text) && !attributes.contains(.alpha))
    #expect(attributes.stripped.map(\.name) == ["text", "text"])
    #expect(attributes.associatedValue(.text) == "a")
  }

  @Test func aStyleIsACollection() {
    let style = ViewStyle([.text("a"), .alpha(0.5)])
    #expect(style.count == 2 && !style.isEmpty && style[1].key.name == "alpha")
    #expect(style.description == "[text: a, alpha: 0.5]" && ViewStyle([]).isEmpty)
  }

  @Test func stylesCanBeGlobalConstants() {
    #expect(globalStyle.value(.text) == "global")
  }

  private func says(_ style: ViewStyle) -> Set<String> { Set(style.map(\.description)) }
}

private let globalStyle: ViewStyle = [.text("global"), .font(.systemFont(ofSize: 12))]

/// The operands of a merge: nothing, something else, or the same attribute with another value.
struct MergeCase: CustomTestStringConvertible, @unchecked Sendable {
  let left: [String: String]
  let right: [String: String]

  var testDescription: String { "\(left.sorted(by: <)) and \(right.sorted(by: <))" }

  static let all: [MergeCase] = {
    let sides: [[String: String]] = [
      [:], ["text": "a"], ["text": "b"], ["prompt": "c"], ["text": "d", "prompt": "e"],
    ]
    return sides.flatMap { left in sides.map { MergeCase(left: left, right: $0) } }
  }()

  private func attributes(_ said: [String: String]) -> [ViewAttribute] {
    said.sorted { $0.key < $1.key }.map { $0.key == "text" ? .text($0.value) : .prompt($0.value) }
  }

  var leftAttributes: [ViewAttribute] { attributes(left) }
  var rightAttributes: [ViewAttribute] { attributes(right) }

  var slaves: [ViewStyle] {
    let (a, b) = (leftAttributes, rightAttributes)
    let (s, t) = (ViewStyle(a), ViewStyle(b))
    var merged = [
      s.merge(slave: t), s.merge(slave: b), a.merge(slave: t), a.merge(slave: b), s <- t, s <- b,
      a <- t, a <- b, Optional(s) <- t, s <- Optional(t), Optional(s) <- b, a <- Optional(t),
    ]
    if b.count == 1 {
      merged += [s.merge(slave: b[0]), a.merge(slave: b[0]), s <- b[0], a <- b[0]]
    }
    if a.count == 1 {
      merged += [a[0].merge(slave: t), a[0].merge(slave: b), a[0] <- t, a[0] <- b]
    }
    if a.count == 1, b.count == 1 { merged += [a[0].merge(slave: b[0]), a[0] <- b[0]] }
    let none: ViewStyle? = nil
    if a.isEmpty {
      merged += [
        none.merge(slave: t), none.merge(slave: b), none <- t, none <- b, none <- Optional(t),
      ]
      if b.count == 1 { merged += [none.merge(slave: b[0]), none <- b[0]] }
    }
    if b.isEmpty {
      merged += [
        s.merge(slave: none), a.merge(slave: none), s <- none, a <- none, Optional(s) <- none,
      ]
      if a.isEmpty { merged.append(none <- none) }
      if a.count == 1 { merged += [a[0].merge(slave: none), a[0] <- none] }
    }
    return merged
  }

  var masters: [ViewStyle] {
    let (a, b) = (leftAttributes, rightAttributes)
    let (s, t) = (ViewStyle(a), ViewStyle(b))
    var merged = [
      s.merge(master: t), s.merge(master: b), a.merge(master: t), a.merge(master: b), s <<- t,
      s <<- b, a <<- t, a <<- b, Optional(s) <<- t, s <<- Optional(t), Optional(s) <<- b,
      a <<- Optional(t),
    ]
    if b.count == 1 {
      merged += [s.merge(master: b[0]), a.merge(master: b[0]), s <<- b[0], a <<- b[0]]
    }
    if a.count == 1 {
      merged += [a[0].merge(master: t), a[0].merge(master: b), a[0] <<- t, a[0] <<- b]
    }
    if a.count == 1, b.count == 1 { merged += [a[0].merge(master: b[0]), a[0] <<- b[0]] }
    let none: ViewStyle? = nil
    if a.isEmpty {
      merged += [
        none.merge(master: t), none.merge(master: b), none <<- t, none <<- b, none <<- Optional(t),
      ]
      if b.count == 1 { merged += [none.merge(master: b[0]), none <<- b[0]] }
    }
    if b.isEmpty {
      merged += [
        s.merge(master: none), a.merge(master: none), s <<- none, a <<- none, Optional(s) <<- none,
      ]
      if a.isEmpty { merged.append(none <<- none) }
      if a.count == 1 { merged += [a[0].merge(master: none), a[0] <<- none] }
    }
    return merged
  }
}
