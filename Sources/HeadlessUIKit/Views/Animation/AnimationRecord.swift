import Foundation

/// The changes that an animation has made to views, to be examined between its start and its end.
/// The record does not retain the views.
@MainActor
final class AnimationRecord {
  /// A closure of changes: of an animation, or of a keyframe in it.
  struct Scope {
    let number: Int
    var keyframe: Headless.Animation.Keyframe?
  }

  /// The animation of a view in one scope.
  fileprivate struct Way {
    let scope: Int
    let animation: Headless.Animation
    let keyframe: Headless.Animation.Keyframe?
    var start: Headless.Animation.Appearance
    /// The visible appearance, if the way begins there and it differs from `start`.
    let seen: Headless.Animation.Appearance?
    let isTransition: Bool
    /// Whether the way was added to a running animation and its change adds to those of the other
    /// ways.
    let isAdded: Bool
    /// Nil while changes may still be made.
    var end: Headless.Animation.Appearance?

    /// The time at which the way begins, in seconds.
    var beginning: TimeInterval {
      animation.delay + (keyframe?.start ?? 0) * animation.duration
    }

    /// The numbers that differ between start and end.
    var changes: Set<Headless.Animation.Appearance.Number> {
      end.map { start.differences(from: $0) } ?? []
    }

    /// Whether the way takes time, even if only a color changes.
    var isVisible: Bool { isTransition || start != end }

    /// Returns whether the way has begun. Each run of a repeated animation begins its keyframes
    /// anew.
    func hasBegun(after time: TimeInterval) -> Bool { beginning <= moment(after: time) }

    func progress(after time: TimeInterval) -> CGFloat {
      guard let keyframe else { return animation.progress(after: time) }
      let (length, passed) = (
        keyframe.duration * animation.duration, moment(after: time) - beginning
      )
      if length <= 0 { return passed >= 0 ? 1 : 0 }
      return CGFloat(min(max(passed / length, 0), 1))
    }

    private func moment(after time: TimeInterval) -> TimeInterval {
      keyframe == nil ? time : animation.delay + animation.timeInRun(after: time)
    }
  }

  private struct Entry {
    weak var view: UIView?
    var ways: [Way] = []
    /// The state of the view when an animation last moved it from its end to a place on its way.
    var applied: Headless.Animation.Appearance?
    /// The numbers that other code has taken over.
    var overridden: Set<Headless.Animation.Appearance.Number> = []

    /// The changed numbers that the animation still owns.
    var left: Set<Headless.Animation.Appearance.Number> {
      ways.reduce(into: Set()) { $0.formUnion($1.changes) }.subtracting(overridden)
    }
  }

  private var entries: [Entry] = []
  private var isClosed = false
  /// The index of each view in the entries.
  private var places: [ObjectIdentifier: Int] = [:]

  /// The views that still exist, in the order of their first changes.
  var views: [UIView] { entries.compactMap(\.view) }

  /// The identities of the views, also of those that no longer exist.
  var identities: some Collection<ObjectIdentifier> { places.keys }

  /// Records that a view may be about to change, or has just changed from its previous appearance.
  ///
  /// - Parameter isTransition: Whether the way takes time even if the view looks the same
  ///   afterwards.
  func note(
    _ view: UIView, _ before: @autoclosure () -> Headless.Animation.Appearance,
    seen: @autoclosure () -> Headless.Animation.Appearance?, isTransition: Bool,
    in animation: Headless.Animation, _ scope: Scope
  ) {
    let identity = ObjectIdentifier(view)
    let known = places[identity].flatMap { entries[$0].view === view ? $0 : nil }
    if let known, entries[known].ways.last?.scope == scope.number { return }
    let start = before()
    let way = Way(
      scope: scope.number, animation: animation, keyframe: scope.keyframe, start: start,
      seen: seen(), isTransition: isTransition, isAdded: isClosed)
    guard let known else {
      places[identity] = entries.count
      entries.append(Entry(view: view, ways: [way]))
      return
    }
    let last = entries[known].ways.count - 1
    entries[known].ways[last].end = start
    entries[known].ways.append(way)
  }

  /// Records that a view has changed without animation, and moves its entire way by the change.
  func move(_ view: UIView, from before: Headless.Animation.Appearance) {
    guard let place = place(of: view) else { return }
    let now = Headless.Animation.Appearance(of: view)
    for index in entries[place].ways.indices {
      entries[place].ways[index].start.add(now, minus: before, but: [])
      entries[place].ways[index].end?.add(now, minus: before, but: [])
    }
  }

  /// Ends the recording of changes.
  func close() {
    isClosed = true
    for index in entries.indices {
      let last = entries[index].ways.count - 1
      guard let view = entries[index].view else { continue }
      entries[index].ways[last].end = Headless.Animation.Appearance(of: view)
    }
  }

  /// Whether the animation has changed no view that still exists.
  var isEmpty: Bool {
    entries.allSatisfy { $0.view == nil || !$0.ways.contains(where: \.isVisible) }
  }

  /// The time at which all animations are over, in seconds since the changes were requested.
  var end: TimeInterval {
    entries.flatMap { $0.ways.map(\.animation.end) }.max() ?? 0
  }

  func holds(_ view: UIView) -> Bool { place(of: view) != nil }

  private func place(of view: UIView) -> Int? {
    places[ObjectIdentifier(view)].flatMap { entries[$0].view === view ? $0 : nil }
  }

  /// Returns the appearance of a view at a time, in seconds since the changes were requested.
  func appearance(of view: UIView, after time: TimeInterval) -> Headless.Animation.Appearance {
    let appearance = Headless.Animation.Appearance(of: view)
    guard let place = place(of: view) else { return appearance }
    return entries[place].ways.appearance(appearance, after: time)
  }

  // MARK: What views are given

  /// Returns the state to give a view so that it keeps its appearance at a time, in seconds since
  /// the changes were requested. From now on, the animation leaves alone the numbers that other
  /// code has changed since.
  func claim(
    _ view: UIView, after time: TimeInterval
  ) -> Headless.Animation.Appearance? {
    guard let place = place(of: view), let end = entries[place].ways.last?.end else { return nil }
    var look = Headless.Animation.Appearance(of: view)
    entries[place].overridden.formUnion(look.differences(from: entries[place].applied ?? end))
    look.take(entries[place].left, from: entries[place].ways.appearance(end, after: time))
    return look
  }

  /// Records that a view has received its claimed state.
  func recordApplied(_ view: UIView) {
    guard let place = place(of: view) else { return }
    entries[place].applied = Headless.Animation.Appearance(of: view)
  }

  // MARK: Several at once

  /// Adds the difference between a view's place on its way and its end, at a time in seconds since
  /// the changes were requested.
  func add(
    to appearance: inout Headless.Animation.Appearance, of view: UIView, after time: TimeInterval
  ) {
    guard let place = place(of: view), let end = entries[place].ways.last?.end else { return }
    let now = entries[place].ways.appearance(end, after: time)
    appearance.add(now, minus: end, but: entries[place].overridden)
  }

  /// Starts the ways that begin at the visible appearance there, and takes over the numbers that
  /// they change from earlier animations.
  ///
  /// - Parameter others: Returns the other animations of a view.
  func takeOver(from others: (UIView) -> [AnimationRun]) {
    for place in entries.indices {
      guard let view = entries[place].view else { continue }
      for way in entries[place].ways.indices {
        guard let seen = entries[place].ways[way].seen else { continue }
        let changes = entries[place].ways[way].changes
        entries[place].ways[way].start.take(changes, from: seen)
        for other in others(view) where other.record.dropNumbers(changes, of: view) {
          other.endIfEmpty()
        }
      }
    }
  }

  /// - Returns: Whether the animation has lost any number.
  private func dropNumbers(
    _ numbers: Set<Headless.Animation.Appearance.Number>, of view: UIView
  ) -> Bool {
    guard let place = place(of: view) else { return false }
    let left = entries[place].left
    guard !left.isDisjoint(with: numbers) else { return false }
    entries[place].overridden.formUnion(numbers)
    if left.isSubset(of: numbers) { entries[place].view = nil }
    return true
  }

  /// - Returns: Whether the animation had an entry for the view.
  func forget(_ view: UIView) -> Bool {
    guard let place = place(of: view) else { return false }
    entries[place].view = nil
    return true
  }
}

extension [AnimationRecord.Way] {
  /// Returns the appearance at a time, in seconds since the changes were requested.
  ///
  /// - Parameter end: The state of the view.
  fileprivate func appearance(
    _ end: Headless.Animation.Appearance, after time: TimeInterval
  ) -> Headless.Animation.Appearance {
    var appearance = end
    for way in reversed() {
      guard let end = way.end else { continue }
      appearance.interpolate(0, from: way.start, to: end)
    }
    let begun = enumerated().filter { $1.hasBegun(after: time) }
    for (_, way) in begun.sorted(by: { ($0.1.beginning, $0.0) < ($1.1.beginning, $1.0) }) {
      guard let end = way.end else { continue }
      let progress = way.progress(after: time)
      if way.isAdded {
        var place = way.start
        place.interpolate(progress, from: way.start, to: end)
        appearance.add(place, minus: way.start, but: [])
      } else {
        appearance.interpolate(progress, from: way.start, to: end)
      }
    }
    return appearance
  }
}
