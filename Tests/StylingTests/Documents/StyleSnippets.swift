import Foundation
import TestSupport
import Testing

/// The examples of ViewComposer's document, by number. The other files of this folder have the
/// rest.
@MainActor
struct StyleSnippets {
  @Test func attributeListMakesALabel() {
    let label: UILabel = [.text("Hello World"), .textColor(.red)]
    #expect(label.text == "Hello World" && label.textColor == .red)
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func orderOfAttributesDoesNotMatter() {
    let label: UILabel = [.text("Hello World"), .textColor(.red)]
    let same: UILabel = [.textColor(.red), .text("Hello World")]  // order does not matter
    #expect(looks(label) == looks(same))
  }

  @Test func attributeListMakesAButton() {
    let button: UIButton = [.color(.red), .text("Red"), .textColor(.blue)]
    #expect(button.backgroundColor == .red && button.title(for: .normal) == "Red")
    #expect(button.titleColor(for: .normal) == .blue)
  }

  @Test func propertiesWithoutAnAttributeAreSetAfterwards() {
    #expect(!LazyButton().button.layer.isDoubleSided)
  }

  @Test func stylesMergeAsMasterOrSlave() {
    let foo: [ViewAttribute] = [.text("foo")]  // can use `ViewStyle` as `bar`
    let bar: ViewStyle = [.text("bar"), .color(.red)]  // prefer `ViewStyle`

    let fooMerged = foo.merge(slave: bar)  // [.text("foo"), .color(.red)]
    let barMerged = foo.merge(master: bar)  // [.text("bar"), .color(.red)]
    #expect(says(fooMerged) == says([.text("foo"), .color(.red)]))
    #expect(says(barMerged) == says([.text("bar"), .color(.red)]))
  }

  @Test func singleAttributesAndArraysMerge() {
    let foo: ViewAttribute = .text("foo")
    let style: ViewStyle = [.text("bar"), .color(.red)]
    let mergeSingleAttribute = style.merge(master: foo)  // [.text("foo"), .color(.red)]
    let array: [ViewAttribute] = [.text("foo")]
    let mergeArray = style.merge(master: array)  // [.text("foo"), .color(.red)]
    for merged in [mergeSingleAttribute, mergeArray] {
      #expect(says(merged) == says([.text("foo"), .color(.red)]))
    }
  }

  @Test func optionalStyleMergesWithADefault() {
    #expect(MyViewDefaultingToRed().backgroundColor == .red)
    #expect(MyViewDefaultingToRed([.color(.blue)]).backgroundColor == .blue)
    #expect(MyViewDefaultingToRed(operators: nil).backgroundColor == .red)
    #expect(MyViewDefaultingToRed(operators: [.alpha(0.5)]).alpha == 0.5)
    let view: MyViewDefaultingToRed = [.alpha(0.5)]
    #expect(view.backgroundColor == .red && view.alpha == 0.5)
  }

  @Test func operatorsMergeStyles() {
    let foo: ViewStyle = [.text("foo")]
    let bar: ViewStyle = [.text("bar"), .color(.red)]
    let fooMerged = foo <- bar  // [.text("foo"), .color(.red)]
    let barMerged = foo <<- bar  // [.text("bar"), .color(.red)]
    #expect(says(fooMerged) == says([.text("foo"), .color(.red)]))
    #expect(says(barMerged) == says([.text("bar"), .color(.red)]))
  }

  @Test func chainsOfOneOperatorAreAssociative() {
    let foo: ViewStyle = [.text("foo")]
    let bar: ViewStyle = [.text("bar")]
    let baz: ViewStyle = [.text("baz")]
    let result1 = foo <<- bar <<- .text("baz")  // result: `[.text(.baz)]`
    let result2 = foo <- bar <- .text("baz")  // result: `[.text(.foo)]`
    let result3 = foo <<- bar <- .text("baz")  // result: `[.text(.bar)]`
    #expect([result1, result2, result3].map { $0.value(.text) } == ["baz", "foo", "bar"])
    #expect((foo <<- bar <<- baz).value(.text) == "baz")
    #expect(((foo <<- bar) <<- baz).value(.text) == "baz")
    #expect((foo <- bar <- baz).value(.text) == "foo")
    #expect(((foo <- bar) <- baz).value(.text) == "foo")
    #expect((foo <<- bar <- baz).value(.text) == "bar")
  }

  @Test func chainsOfBothOperatorsAssociateToTheRight() {
    let foo: ViewStyle = [.text("foo")]
    let bar: ViewStyle = [.text("bar")]
    let result4r = foo <- bar <<- .text("baz")  // result: `[.text(.foo)]` USED IN ViewComposer
    let result4l = (foo <- bar) <<- .text("baz")  // result: `[.text(.baz)]`
    #expect(result4r.value(.text) == "foo" && result4l.value(.text) == "baz")
  }

  @Test func predefinedStyleCanBeShared() {
    let labelStyle: ViewStyle = [.textColor(.red), .textAlignment(.center)]
    let fooLabel: UILabel = labelStyle.merge(master: .text("Foo"))
    #expect(fooLabel.text == "Foo" && fooLabel.textColor == .red)
    #expect(fooLabel.textAlignment == .center)
  }

  @Test func operatorMakesAViewOfACustomClass() {
    let labelStyle: ViewStyle = [.textColor(.red), .textAlignment(.center)]
    let fooLabel: Label = labelStyle <<- .text("Foo")
    #expect(type(of: fooLabel) == Label.self && fooLabel.text == "Foo")
    #expect(fooLabel.textColor == .red && fooLabel.textAlignment == .center)
  }

  @Test func customAttributeIsAFunction() {
    let label: UILabel = [.l10n(.helloWorld), .textColor(.red)]
    #expect(label.text == "Hello World" && label.textColor == .red)
  }

  @Test func arraysMayHoldDuplicateAttributes() {
    // NEVER DO THIS!
    let foobar: [ViewAttribute] = [.text("bar"), .text("foo")]
    // NOR THIS
    let foofoo: [ViewAttribute] = [.text("foo"), .text("foo")]
    //NOR using style
    let foobarStyle: ViewStyle = [.text("bar"), .text("foo")]  // confusing!
    // NOR this
    let foofooStyle: ViewStyle = [.text("foo"), .text("foo")]  // confusing!
    #expect([foobar, foofoo].map(\.count) == [2, 2])
    #expect([foobarStyle, foofooStyle].map(\.count) == [1, 1])
    #expect(foobarStyle.value(.text) == "bar" && foobar.value(.text) == "bar")
  }

  @Test func makeUsesTheFirstDuplicate() {
    let foobar: [ViewAttribute] = [.text("foo"), .text("bar")]
    let label: UILabel = make(foobar)
    #expect(label.text == "foo")
  }

  @Test func caretMakesAViewOfACustomClass() {
    let label: Label = [.text("foo")]^
    #expect(type(of: label) == Label.self && label.text == "foo")
  }

  @Test func customAttributesWorkBesideOthers() throws {
    var made: FooLabel?
    let issues = LayoutDiagnostics.collect {
      let fooLabel: FooLabel = [
        .custom(FooStyle([.foo("Foobar")])), .textColor(.red), .color(.cyan),
      ]
      made = fooLabel
    }
    let fooLabel = try #require(made)
    #expect(issues.isEmpty)
    #expect(fooLabel.foo == "Foobar" && fooLabel.label.text == "Foobar")
    #expect(fooLabel.label.textColor == .red && fooLabel.label.textAlignment == .center)
    #expect(fooLabel.backgroundColor == .cyan && fooLabel.label.superview === fooLabel)
  }

  private func says(_ style: ViewStyle) -> Set<String> { Set(style.map(\.description)) }
}

@MainActor
private final class LazyButton {
  lazy var button: UIButton = {
    let button: UIButton = [.color(.red), .text("Red"), .textColor(.blue)]
    // setup attributes not yet supported by ViewComposer
    button.layer.isDoubleSided = false  // `isDoubleSided` is not yet supported
    return button
  }()
}

final class Label: UILabel, Composable {
  init(_ style: ViewStyle? = nil) {
    super.init(frame: .zero)
    compose(with: style <- [])
  }

  required init?(coder: NSCoder) { nil }
}

final class MyViewDefaultingToRed: UIView, Composable {
  let style: ViewStyle

  init(_ style: ViewStyle? = nil) {
    let style = style.merge(slave: .default)
    self.style = style
    super.init(frame: .zero)
    setup(with: style)  // setup the view using the style..
  }

  init(operators style: ViewStyle?) {
    let style = style <- .default
    self.style = style
    super.init(frame: .zero)
    setup(with: style)
  }

  required init?(coder: NSCoder) { nil }
}

extension ViewStyle {
  fileprivate static let `default`: ViewStyle = [.color(.red)]
}

enum L10n: String {
  case helloWorld = "Hello World"

  var string: String { rawValue }
}

extension ViewAttribute {
  static func l10n(_ key: L10n) -> ViewAttribute {
    .text(key.string)
  }
}

enum FooAttribute {
  case foo(String)
}

protocol FooProtocol {
  var foo: String? { get set }
}

struct FooStyle: BaseAttributed {
  let attributes: [FooAttribute]

  init(_ attributes: [FooAttribute]) {
    self.attributes = attributes
  }

  func install(on styleable: Any) {
    guard var foobar = styleable as? FooProtocol else { return }
    attributes.forEach {
      switch $0 {
      case .foo(let foo):
        foobar.foo = foo
      }
    }
  }
}

final class FooLabel: UIView, @preconcurrency FooProtocol {
  typealias Style = ViewStyle
  var foo: String? { didSet { label.text = foo } }
  let label: UILabel

  init(_ style: ViewStyle? = nil) {
    let style = style <- [.textAlignment(.center)]  //default attribute
    label = style <- [.textColor(.red)]  //default textColor
    super.init(frame: .zero)
    compose(with: style)  // setting up this view and calls `setupSubviews` below
  }

  required init?(coder: NSCoder) { nil }
}

extension FooLabel: Composable {
  func setupSubviews(with style: ViewStyle) {
    addSubview(label)  // and add constraints...
  }
}
