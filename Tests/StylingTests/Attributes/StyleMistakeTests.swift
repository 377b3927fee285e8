import Foundation
import TestSupport
import Testing

/// An attribute that a view can't take is reported with its line and left out.
@MainActor
struct StyleMistakeTests {
  @Test func unfittingAttributeIsAnIssueAtItsLine() {
    var line: UInt = 0
    let issues = LayoutDiagnostics.collect {
      line = #line + 1
      let label: UILabel = [.text("a"), .placeholder("b")]
      let made: UILabel = make(.axis(.vertical))
      let merged: UILabel = ViewStyle([.text("c")]) <<- .spin(true)
      #expect(label.text == "a" && made.text == nil && merged.text == "c")
    }
    #expect(issues.map(\.kind) == [.misplaced, .misplaced, .misplaced])
    #expect(issues[0].message == "placeholder has no effect on a UILabel")
    #expect(issues.map { $0.line?.line } == [line, line + 1, line + 2])
    #expect(issues[0].view is UILabel)
  }

  /// The merger of two attributes has the line of the one that wins.
  @Test func unfittingMergedAttributeIsAnIssueAtTheMastersLine() {
    let slave: ViewStyle = [.states([Normal("a")])]
    let (master, line): (ViewStyle, UInt) = ([.states([Normal(titleColor: .red)])], #line)
    let merged: ViewStyle = master <- slave
    let issues = LayoutDiagnostics.collect { _ = UILabel.make(merged) }
    #expect(issues.map { $0.line?.line } == [line])
    #expect(issues.map(\.kind) == [.misplaced])
  }

  @Test func mistakeIsReportedOncePerView() {
    let style: ViewStyle = [.width(.nan), .height(10)]
    let (a, b) = (UIView(), UIView())
    let issues = LayoutDiagnostics.collect {
      for view in [a, b, a] { style.install(on: view) }
    }
    #expect(issues.map { $0.view === a } == [true, false])
    #expect(issues.allSatisfy { $0.kind == .invalidNumber } && a.constraints.count == 1)
  }

  @Test(arguments: [-1, CGFloat.nan, .infinity, -.infinity])
  func impossibleNumbersAreIgnoredWithAnIssue(_ number: CGFloat) {
    let attributes: [ViewAttribute] = [
      .width(number), .height(number), .cornerRadius(number), .borderWidth(number),
      .minimumZoomScale(number), .maximumZoomScale(number), .zoomScale(number),
    ]
    let scroll = UIScrollView()
    let before = looks(scroll)
    let issues = LayoutDiagnostics.collect { ViewStyle(attributes).install(on: scroll) }
    #expect(issues.count == attributes.count && issues.allSatisfy { $0.kind == .invalidNumber })
    #expect(looks(scroll) == before && scroll.minimumZoomScale == 1)
    let spinner = UIActivityIndicatorView()
    let more = LayoutDiagnostics.collect { ViewStyle([.spinnerScale(number)]).install(on: spinner) }
    #expect(more.count == 1 && spinner.transform == .identity)
  }

  /// Each side of insets, each length of a size, and each count and time.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func valuesWithImpossibleNumbersAreIgnored(_ number: CGFloat) {
    let insets = (0..<4).map { side in
      let sides = (0..<4).map { $0 == side ? number : 1 }
      return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
    let sizes = [CGSize(width: number, height: 1), CGSize(width: 1, height: number)]
    let attributes: [(make: () -> UIView, all: [ViewAttribute])] = [
      ({ UIScrollView() }, insets.flatMap { [.contentInset($0), .scrollIndicatorInsets($0)] }),
      ({ UITextView() }, insets.map { .textContainerInset($0) }),
      ({ UITableView() }, insets.map { .separatorInset($0) }),
      (
        { UIStackView() },
        insets.map {
          .margin(Margin(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right))
        }
      ),
      ({ UIScrollView() }, sizes.map { .contentSize($0) }),
      ({ UILabel() }, sizes.map { .shadowOffset($0) }),
      ({ UISlider() }, [.sliderValue(Double(number))]),
      ({ UIProgressView() }, [.progress(Float(number))]),
      ({ UIImageView() }, [.animationDuration(Double(number))]),
    ]
    for (make, all) in attributes {
      for attribute in all {
        let view = make()
        let issues = LayoutDiagnostics.collect { ViewStyle([attribute]).install(on: view) }
        #expect(issues.map(\.kind) == [.invalidNumber], "\(attribute)")
        #expect(looks(view) == looks(make()), "\(attribute)")
      }
    }
  }

  @Test func negativeCountIsIgnoredWithAnIssue() {
    let attributes: [(UIView, ViewAttribute)] = [
      (UILabel(), .numberOfLines(-1)), (UIPageControl(), .numberOfPages(-1)),
      (UIImageView(), .animationRepeatCount(-1)),
      (UITextView(), .selectedRange(NSRange(location: 0, length: -1))),
      (UITextView(), .selectedRange(NSRange(location: NSNotFound, length: 0))),
    ]
    for (view, attribute) in attributes {
      let before = looks(view)
      let issues = LayoutDiagnostics.collect { ViewStyle([attribute]).install(on: view) }
      #expect(issues.map(\.kind) == [.invalidNumber] && looks(view) == before, "\(attribute)")
    }
  }

  @Test func negativeDurationIsIgnoredWithAnIssue() {
    let view = UIImageView()
    let issues = LayoutDiagnostics.collect {
      ViewStyle([.animationDuration(-1)]).install(on: view)
      ViewStyle([.animationDuration(0)]).install(on: view)
    }
    #expect(issues.map(\.kind) == [.invalidNumber] && view.animationDuration == 0)
  }

  /// UIKit's own layout has this limit.
  @Test(arguments: [2e9, -2e9] as [CGFloat])
  func lengthsBeyondABillionPointsAreIgnored(_ number: CGFloat) {
    let stack = UIStackView()
    let before = looks(stack)
    let issues = LayoutDiagnostics.collect {
      for attribute in [
        ViewAttribute.spacing(number), .layoutMargins(all: number), .horizontalMargin(number),
      ] { ViewStyle([attribute]).install(on: stack) }
    }
    #expect(issues.map(\.kind) == [.invalidNumber, .invalidNumber, .invalidNumber])
    #expect(looks(stack) == before)
  }

  @Test func spinnerScaleOfZeroIsIgnoredWithAnIssue() {
    let issues = LayoutDiagnostics.collect {
      let spinner: UIActivityIndicatorView = [.spinnerScale(0)]
      #expect(spinner.transform == .identity)
    }
    #expect(issues.count == 1 && issues[0].message.contains("spinnerScale can't be 0.0"))
  }

  @Test func messagesAboutFractionsDoNotMentionPoints() {
    let issues = LayoutDiagnostics.collect {
      _ = UILabel.make([.alpha(.infinity)])
      _ = UILabel.make([.minimumScaleFactor(-1)])
    }
    #expect(
      issues.map(\.message) == [
        "alpha can't be inf: it must be a number",
        "minimumScaleFactor can't be -1.0: it must be a number, at least 0",
      ])
  }

  @Test func automaticRowHeightAndNegativeSpacingAreLegal() {
    let issues = LayoutDiagnostics.collect {
      let table: UITableView = [.rowHeight(UITableView.automaticDimension), .estimatedRowHeight(0)]
      #expect(table.rowHeight == UITableView.automaticDimension)
      let stack: UIStackView = [.spacing(-4)]
      #expect(stack.spacing == -4)
    }
    #expect(issues.isEmpty)
  }

  /// A stack view can't be arranged in a stack view that it contains, either. The other views are
  /// arranged.
  @Test func stackArrangedWithinItselfIsAnIssue() {
    let (outer, inner, label) = (UIStackView(), UIStackView(), UILabel())
    outer.addArrangedSubview(inner)
    let issues = LayoutDiagnostics.collect {
      ViewStyle([.views([outer, label, inner])]).install(on: inner)
    }
    #expect(issues.map(\.kind) == [.cycle, .cycle])
    #expect(inner.arrangedSubviews == [label] && outer.arrangedSubviews == [inner])
  }

  @Test func unfittingAttributesOfAComposableRaiseNoIssue() {
    let issues = LayoutDiagnostics.collect {
      let label: Label = [.text("a"), .axis(.vertical)]^
      ViewStyle([.axis(.vertical)]).install(on: label)
    }
    #expect(issues.isEmpty)
  }

  @Test func customAndRuntimeAttributesRaiseNoIssue() {
    let issues = LayoutDiagnostics.collect {
      let label: UILabel = [
        .custom(FooStyle([.foo("a")])), .runtimePlaceholderColor(.red),
        .runtimePlaceholderFont(.systemFont(ofSize: 9)), .runtimeTextFieldInset(4),
        .runtimeTextFieldEdgeInset(.zero),
      ]
      #expect(label.text == nil)
    }
    #expect(issues.isEmpty)
    #expect(ViewStyle([.runtimeTextFieldInset(4)]).value(.runtimeTextFieldInset) == 4)
  }

  @Test func customAttributeDeclaresWhatItFits() {
    let shine = ViewAttribute("shine", 3) { (label: UILabel, value) in label.tag = value }
      .fitting { (field: UITextField) in field.tag = 4 }
    var views: [UIView] = []
    let issues = LayoutDiagnostics.collect {
      let label: UILabel = make(shine)
      let field: UITextField = make(shine)
      let button: UIButton = make(shine)
      views = [label, field, button]
    }
    #expect(views.map(\.tag) == [3, 4, 0] && issues.count == 1 && issues[0].view === views[2])
    #expect(ViewStyle([shine]).value(ViewAttributeKey<Int>("shine")) == 3)
    #expect(ViewStyle([shine]).value(ViewAttributeKey<String>("shine")) == nil)
  }
}
