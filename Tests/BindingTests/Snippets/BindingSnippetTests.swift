import DeStijl
import Testing

// The declarations, with the `var` that they lack.
private final class Screen: UIViewController {
  @ViewState var searchPhrase: String?
  @ObservableState var searhPhrase: String?
  @ViewState var typedText: String?
  @ViewState var someText: String?
  let searchBar = UISearchBar()
  let trace = Trace()
}

@MainActor
struct BindingSnippetTests {
  private let screen = Screen()
  private let yourSearchBarToBind = UISearchBar()

  @Test func bindMapAndApplyDifferInInitialValues() {
    (screen.searchPhrase, yourSearchBarToBind.text) = ("state", "view")
    screen.$searchPhrase.bind(with: yourSearchBarToBind, \.text)
    #expect(screen.searchPhrase == "state" && yourSearchBarToBind.text == "view")
    screen.$searchPhrase.map(from: yourSearchBarToBind, \.text)
    #expect(screen.searchPhrase == "view")
    screen.searchPhrase = "new"
    yourSearchBarToBind.text = "other"
    screen.searchPhrase = "again"
    screen.$searchPhrase.apply(into: yourSearchBarToBind, \.text)
    #expect(yourSearchBarToBind.text == "again")
  }

  @Test func bindingCallbacksReportOldAndNewValues() {
    let trace = Trace()
    screen.$searchPhrase.bind(with: yourSearchBarToBind, \.text)
      .viewDidSet(then: { searchBar, changes in
        let newValue = changes.newValue
        let oldValue = changes.oldValue
        trace.note("view \(oldValue ?? "-") \(newValue ?? "-") \(searchBar.text ?? "-")")
      }
      ).stateDidSet(then: { searchBar, changes in
        let newValue = changes.newValue
        let oldValue = changes.oldValue
        trace.note("state \(oldValue ?? "-") \(newValue ?? "-") \(searchBar.text ?? "-")")
      }
      )
    yourSearchBarToBind.text = "a"
    screen.searchPhrase = "b"
    #expect(trace.take() == ["view  a a", "state a b b"])
  }

  @Test func layoutBindsMapsAndApplies() {
    let (searchBar, second, third) = (UISearchBar(), UISearchBar(), UISearchBar())
    third.text = "view"
    screen.typedText = "state"
    screen.layoutContent { content in
      content.put(searchBar)
        .at(.fullTop, .equal, to: .safeArea)
        .bind(\.text, with: screen.$typedText)
    }
    #expect(searchBar.text == "")
    screen.layoutContent { content in
      content.put(second)
        .at(.fullTop, .equal, to: .safeArea)
        .apply(\.text, from: screen.$typedText)
    }
    #expect(second.text == "state")
    screen.layoutContent { content in
      content.put(third)
        .at(.fullTop, .equal, to: .safeArea)
        .map(\.text, into: screen.$typedText)
    }
    #expect(screen.typedText == "view" && searchBar.text == "view" && second.text == "view")
  }

  @Test func oneWayBindingOnlyFollowsTheView() {
    let trace = Trace()
    yourSearchBarToBind.text = "view"
    screen.$searchPhrase.oneWayBind(with: yourSearchBarToBind, \.text)
    #expect(screen.searchPhrase == "view")
    screen.$searchPhrase.oneWayBind(with: yourSearchBarToBind, \.text)
      .viewDidSet(then: { searchBar, changes in
        let newValue = changes.newValue
        let oldValue = changes.oldValue
        trace.note("\(oldValue ?? "-") \(newValue ?? "-")")
      }
      )
    yourSearchBarToBind.text = "a"
    #expect(trace.take() == ["view a"])
    screen.layoutContent { content in
      content.put(screen.searchBar)
        .at(.fullTop, .equal, to: .safeArea)
        .oneWayBind(\.text, with: screen.$typedText)
    }
    screen.typedText = "b"
    #expect(screen.searchBar.text == "")
  }

  @Test func observersHearWillSetAndDidSet() {
    screen.$searhPhrase.observe(observer: screen).willSet { selfObserver, changes in
      let newValue = changes.newValue
      let oldValue = changes.oldValue
      let trigger = changes.trigger
      let viewThatTriggerChanges: UIView? = trigger.triggeringView
      selfObserver.trace.note(
        "will \(oldValue ?? "-") \(newValue ?? "-") \(viewThatTriggerChanges == nil)")
    }.didSet { selfObserver, changes in
      let newValue = changes.newValue
      let oldValue = changes.oldValue
      let trigger = changes.trigger
      let viewThatTriggerChanges: UIView? = trigger.triggeringView
      selfObserver.trace.note(
        "did \(oldValue ?? "-") \(newValue ?? "-") \(viewThatTriggerChanges == nil)")
    }
    screen.searhPhrase = "a"
    #expect(screen.trace.take() == ["will - a true", "did - a true"])
  }

  @Test func throttledObserverHearsTheFirstChangeAtOnceAndTheLastLater() {
    let clock = ManualClock()
    screen.$searhPhrase.observe(observer: screen)
      .delayMultipleSetTrigger(by: 1, clock: clock.clock)
      .didSet { selfObserver, changes in
        let newValue = changes.newValue
        let trigger = changes.trigger
        selfObserver.trace.note("\(newValue ?? "-") \(trigger)")
      }
    screen.searhPhrase = "a"
    screen.searhPhrase = "b"
    #expect(screen.trace.take() == ["a state"])
    clock.move(to: 0.9)
    #expect(screen.trace.take() == [])
    clock.move(to: 1)
    #expect(screen.trace.take() == ["b state"] && !clock.isWaiting)
  }

  @Test func observersHearReads() {
    screen.searhPhrase = "a"
    screen.$searhPhrase.observe(observer: screen).willGet { selfObserver, value in
      selfObserver.trace.note("will \(value ?? "-")")
    }.didGet { selfObserver, value in
      selfObserver.trace.note("did \(value ?? "-")")
    }
    _ = screen.searhPhrase
    #expect(screen.trace.take() == ["will a", "did a"])
  }

  @Test func layoutObservesStates() {
    let (first, second, third) = (UISearchBar(), UISearchBar(), UISearchBar())
    screen.layoutContent { content in
      content.put(first)
        .at(.fullTop, .equal, to: .safeArea)
        .whenStateChanged(for: screen.$someText, thenAssignTo: \.text)
      content.put(second)
        .at(.fullTop, .equal, to: .safeArea)
        .whenStateChanged(
          for: screen.$someText, thenAssign: \.text,
          with: "assigned with \(screen.someText ?? "nothing")")
      content.put(third)
        .at(.fullTop, .equal, to: .safeArea)
        .observe(screen.$someText) { searchBar, changes in
          searchBar.text = changes.new
        }
    }
    screen.someText = "a"
    #expect(first.text == "a" && second.text == "assigned with a" && third.text == "a")
  }

  @available(*, deprecated)
  @Test func olderSpellingsStillBind() {
    let (first, second, third, fourth) = (
      UISearchBar(), UISearchBar(), UISearchBar(), UISearchBar()
    )
    let trace = Trace()
    screen.typedText = "state"
    screen.layoutContent { content in
      content.put(first)
        .at(.fullTop, .equal, to: .safeArea)
        .apply(\.text, with: screen.$typedText)
    }
    #expect(first.text == "state")
    second.text = "view"
    screen.layoutContent { content in
      content.put(second)
        .at(.fullTop, .equal, to: .safeArea)
        .map(\.text, with: screen.$typedText)
    }
    #expect(screen.typedText == "view")
    screen.layoutContent { content in
      content.put(third)
        .at(.fullTop, .equal, to: .safeArea)
        .bind(
          \.text, with: screen.$typedText,
          viewDidSet: { searchBar, changes in
            let newValue = changes.newValue
            trace.note("bound \(newValue ?? "-")")
          })
      content.put(fourth)
        .at(.fullTop, .equal, to: .safeArea)
        .oneWayBind(
          \.text, with: screen.$typedText,
          viewDidSet: { searchBar, changes in
            let newValue = changes.newValue
            trace.note("followed \(newValue ?? "-")")
          })
    }
    third.text = "a"
    fourth.text = "b"
    #expect(trace.take() == ["bound a", "followed b"])
    #expect(third.text == "b" && first.text == "b")
  }
}
