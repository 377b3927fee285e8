import DeStijl
import TestSupport
import Testing

/// An object that a closure holds may use the state or the view when it is deallocated.
@MainActor
struct ReplacedClosureTests {
  private let state = ViewState(wrappedValue: 0)
  private let observer = Trace()

  @Test(arguments: 0..<6)
  func replacedObserverClosureMayUseTheState(slot: Int) {
    let observation = state.observe(observer: observer)
    func put(_ act: @escaping @MainActor () -> Void) {
      switch slot {
      case 0: observation.willSet { _, _ in act() }
      case 1: observation.didSet { _, _ in act() }
      case 2: observation.willUniqueSet { _, _ in act() }
      case 3: observation.didUniqueSet { _, _ in act() }
      case 4: observation.willGet { _, _ in act() }
      default: observation.didGet { _, _ in act() }
      }
    }
    put(DeinitAction.holding { [state] in state.wrappedValue = state.wrappedValue + 9 })
    put {}
    #expect(state.wrappedValue == 9)
  }

  @Test(arguments: [false, true])
  func replacedBindingClosureMayUseTheView(isOfView: Bool) {
    let slider = UISlider()
    let share = ViewState<Float>(wrappedValue: 0)
    let binding = share.bind(with: slider, \.value)
    func put(_ act: @escaping @MainActor () -> Void) {
      if isOfView {
        binding.viewDidSet { _, _ in act() }
      } else {
        binding.stateDidSet { _, _ in act() }
      }
    }
    put(DeinitAction.holding { slider.value = 0.5 })
    put {}
    #expect(share.wrappedValue == 0.5)
  }

  /// The same goes for an object that a state holds.
  @Test func releasedValueMayUseItsState() {
    let held = ViewState<[DeinitAction]>(wrappedValue: [])
    var counts: [Int] = []
    let action = { DeinitAction { [unowned held] in counts.append(held.wrappedValue.count) } }
    held.wrappedValue = [action(), action()]
    held.wrappedValue.removeLast()
    held.wrappedValue = []
    held.observe(observer: held).didSet { _, _ in }
    held.wrappedValue = [action()]
    held.wrappedValue = []
    #expect(counts == [1, 0, 0])
  }
}
