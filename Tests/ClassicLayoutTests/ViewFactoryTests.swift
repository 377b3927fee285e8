import TestSupport
import Testing

/// Views that are made where they are put.
@MainActor
struct ViewFactoryTests {
  private let host = UIView()

  @Test func everyKindOfViewIsMade() {
    host.layoutContent { content in
      let made: [UIView] = [
        content.putView().view, content.putLabel().view, content.putButton().view,
        content.putImageView().view, content.putStack().view, content.putVStack().view,
        content.putHStack().view, content.putActivityIndicator().view,
        content.putDatePicker().view, content.putPicker().view, content.putPageControl().view,
        content.putProgress().view, content.putSearchBar().view, content.putSearchField().view,
        content.putSegmentedControl().view, content.putSlider().view, content.putStepper().view,
        content.putSwitch().view, content.putTextField().view, content.putTextView().view,
        content.putToolbar().view, content.putScroll().view, content.putTable().view,
        content.putCollection().view, content.putVisualEffect().view,
        content.putNavigation().view, content.putTabBar().view,
      ]
      #expect(host.subviews == made)
      #expect(made.map { "\(type(of: $0))" } == Self.names)
    }
  }

  private static let names = [
    "UIView", "UILabel", "UIButton", "UIImageView", "UIStackView", "UIStackView", "UIStackView",
    "UIActivityIndicatorView", "UIDatePicker", "UIPickerView", "UIPageControl", "UIProgressView",
    "UISearchBar", "UISearchTextField", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
    "UITextField", "UITextView", "UIToolbar", "UIScrollView", "UITableView", "UICollectionView",
    "UIVisualEffectView",
    "UINavigationBar", "UITabBar",
  ]

  @Test func everyKindOfViewIsStacked() {
    let stack = UIStackView()
    stack.layoutContent { content in
      let made: [UIView] = [
        content.putStackedView().view, content.putStackedLabel().view,
        content.putStackedButton().view, content.putStackedImageView().view,
        content.putStackedStack().view, content.putStackedVStack().view,
        content.putStackedHStack().view, content.putStackedActivityIndicator().view,
        content.putStackedDatePicker().view, content.putStackedPicker().view,
        content.putStackedPageControl().view, content.putStackedProgress().view,
        content.putStackedSearchBar().view, content.putStackedSearchField().view,
        content.putStackedSegmentedControl().view, content.putStackedSlider().view,
        content.putStackedStepper().view, content.putStackedSwitch().view,
        content.putStackedTextField().view, content.putStackedTextView().view,
        content.putStackedToolbar().view, content.putStackedScroll().view,
        content.putStackedTable().view, content.putStackedCollection().view,
        content.putStackedVisualEffect().view, content.putStackedNavigation().view,
        content.putStackedTabBar().view,
      ]
      #expect(stack.arrangedSubviews == made)
      #expect(made.map { "\(type(of: $0))" } == Self.names)
    }
  }

  @available(*, deprecated, message: "what is tested is")
  @Test func emptyVariableOfASubclassIsAnIssue() {
    var fancy: Fancy?
    var unwrapped: Fancy!
    var held: Fancy! = Fancy()
    func lay() {
      host.layoutContent { content in
        content.putLabel(assignedTo: &fancy)
        content.putLabel(assignedTo: &unwrapped, line: 7)
        content.putLabel(assignedTo: &held)
      }
    }
    let issues = LayoutDiagnostics.collect { lay() }
    #expect(issues.map(\.kind) == [.misplaced, .misplaced] && issues.last?.line?.line == 7)
    #expect(issues.first?.message.contains("put(Fancy(), assignedTo:)") == true)
    #expect(host.subviews.count == 3 && host.subviews.last === held && fancy == nil)
  }

  @Test func variableIsAssignedBeforeTheChainContinues() {
    var label: UILabel?
    var field: UITextField?
    var fancy = Fancy()
    let known = fancy
    host.layoutContent { content in
      content.putLabel(assignedTo: &label).layoutContent { _ in #expect(label != nil) }
      content.putTextField(assignedTo: &field).placeholder("Name")
      content.putLabel(assignedTo: &fancy).shine(3)
    }
    #expect(host.subviews[0] === label && host.subviews[1] === field && host.subviews[2] === fancy)
    #expect(fancy === known && fancy.shine == 3 && field?.placeholder == "Name")
    let first = label
    host.layoutContent { $0.putLabel(assignedTo: &label).text("again") }
    #expect(label === first && label?.text == "again" && host.subviews.last === label)
  }

  @Test func closuresMakeCustomViewsInPlace() {
    var plain: Fancy?
    var stacked: Fancy?
    let stack = UIStackView()
    for _ in 0..<2 {
      host.layoutContent(.editExisting) { content in
        content.put(assignedTo: &plain) { Fancy() }.shine(2).left(.equal, to: .parent)
        content.put(stack).layoutContent { content in
          content.putStacked(assignedTo: &stacked) { Fancy() }.shine(3)
        }
      }
    }
    #expect(host.subviews == [plain, stack] && plain?.shine == 2)
    #expect(stack.arrangedSubviews == [stacked] && stacked?.shine == 3)
  }

  @Test func viewIsMadeOnceAndConfiguredOnEachPut() {
    var card: Fancy?
    var stacked: Fancy?
    let stack = UIStackView()
    var made = 0
    func make() -> Fancy {
      made += 1
      return Fancy()
    }
    for shine in [2, 3] {
      host.layoutContent(.editExisting) { content in
        content.put(make(), assignedTo: &card) { $0.shine = shine }.left(.equal, to: .parent)
        content.put(stack).layoutContent { $0.putStacked(make(), assignedTo: &stacked) }
      }
      #expect(card?.shine == shine)
    }
    #expect(made == 2 && host.subviews == [card, stack] && stack.arrangedSubviews == [stacked])
  }

  @Test func aTableAndACollectionAreAssigned() {
    var table: UITableView?
    var collection: UICollectionView?
    host.layoutContent { content in
      content.putTable(assignedTo: &table).top(.equal, to: .parent).rowHeight(60)
      content.putCollection(assignedTo: &collection).bottom(.equal, to: .parent)
    }
    #expect(host.subviews == [table, collection])
    #expect(table?.rowHeight == 60)
    #expect(collection?.collectionViewLayout is UICollectionViewFlowLayout)
  }

  @Test func aMoleculeMakesViewsToo() {
    let molecule = Molecule()
    molecule.layoutMolecule()
    #expect(molecule.subviews.count == 1 && molecule.field.superview === molecule)
  }

  @Test func issueNamesTheLineOfAMadeView() {
    var line: UInt = 0
    let issues = LayoutDiagnostics.collect {
      line = #line + 1
      UIStackView().layoutContent { $0.putStackedView().width(.equalTo(-1)) }
    }
    #expect(issues.map(\.line?.line) == [line])
  }
}

private final class Fancy: UILabel {
  var shine = 0
}

private final class Molecule: UIView, MoleculeView {
  var field = UISlider()

  func layoutContent(_ layout: LayoutInsertable) {
    layout.putSlider(assignedTo: &field)
  }
}
