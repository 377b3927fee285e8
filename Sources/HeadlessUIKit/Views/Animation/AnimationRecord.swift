import Foundation

/// What an animation has made of the views that it has changed, to be looked at between its start and
/// its end. It keeps nobody.
@MainActor
final class AnimationRecord {
  /// A closure of changes: that of an animation, or of a keyframe in it.
  struct Scope {
    let number: Int
    var keyframe: Headless.Animation.Keyframe?
  }

  /// The way of a view in one scope.
  fileprivate struct Way {
    let scope: Int
    let animation: Headless.Animation
    let keyframe: Headless.Animation.Keyframe?
    var start: Headless.Animation.Appearance
    /// What was to be seen where that was not the start, and the way is to begin there.
    let seen: Headless.Animation.Appearance?
    let isTransition: Bool
    /// Whether it was added to others on their way, and comes on top of them.
    let isAdded: Bool
    /// Nil as long as changes may come.
    var end: Headless.Animation.Appearance?

    /// When it begins, in seconds.
    var beginning: TimeInterval {
      animation.delay + (keyframe?.start ?? 0) * animation.duration
    }

    /// The numbers that are others at its end.
    var changes: Set<Headless.Animation.Appearance.Number> {
      end.map { start.differences(from: $0) } ?? []
    }

    /// Whether it takes its time, be it for a colour alone.
    var isVisible: Bool { isTransition || start != end }

    /// Whether it has begun, in a run of the animation that comes to each of its keyframes anew.
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
    /// What the view was when it was last taken from its end to another place on its way.
    var given: Headless.Animation.Appearance?
    /// Numbers that somebody else has taken over.
    var taken: Set<Headless.Animation.Appearance.Number> = []

    /// The numbers that are still its own.
    var left: Set<Headless.Animation.Appearance.Number> {
      ways.reduce(into: Set()) { $0.formUnion($1.changes) }.subtracting(taken)
    }
  }

  private var entries: [Entry] = []
  private var isClosed = false
  /// Where a view is among the entries.
  private var places: [ObjectIdentifier: Int] = [:]

  /// The views that are still there, in the order of their first changes.
  var views: [UIView] { entries.compactMap(\.view) }

  /// A view may be about to change, or has just changed from what it was.
  ///
  /// - Parameter isTransition: Whether it takes its time even if it is the same afterwards.
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

  /// A view has changed at once: all of its way is moved by that.
  func move(_ view: UIView, from before: Headless.Animation.Appearance) {
    guard let place = place(of: view) else { return }
    let now = Headless.Animation.Appearance(of: view)
    for index in entries[place].ways.indices {
      entries[place].ways[index].start.add(now, minus: before, but: [])
      entries[place].ways[index].end?.add(now, minus: before, but: [])
    }
  }

  /// Nothing changes any more.
  func close() {
    isClosed = true
    for index in entries.indices {
      let last = entries[index].ways.count - 1
      guard let view = entries[index].view else { continue }
      entries[index].ways[last].end = Headless.Animation.Appearance(of: view)
    }
  }

  /// Whether it has changed nothing that is left.
  var isEmpty: Bool {
    entries.allSatisfy { $0.view == nil || !$0.ways.contains(where: \.isVisible) }
  }

  /// When all is over, in seconds since the changes were asked for.
  var end: TimeInterval {
    entries.flatMap { $0.ways.map(\.animation.end) }.max() ?? 0
  }

  func holds(_ view: UIView) -> Bool { place(of: view) != nil }

  private func place(of view: UIView) -> Int? {
    places[ObjectIdentifier(view)].flatMap { entries[$0].view === view ? $0 : nil }
  }

  /// What is to be seen of a view so many seconds after the changes were asked for.
  func appearance(of view: UIView, after time: TimeInterval) -> Headless.Animation.Appearance {
    let appearance = Headless.Animation.Appearance(of: view)
    guard let place = place(of: view) else { return appearance }
    return entries[place].ways.appearance(appearance, after: time)
  }

  // MARK: What views are given

  /// What a view is to be if it stays what it looks like so many seconds after the changes were asked
  /// for. What somebody else has changed since is left to him from now on.
  func claim(
    _ view: UIView, after time: TimeInterval
  ) -> Headless.Animation.Appearance? {
    guard let place = place(of: view), let end = entries[place].ways.last?.end else { return nil }
    var look = Headless.Animation.Appearance(of: view)
    entries[place].taken.formUnion(look.differences(from: entries[place].given ?? end))
    look.take(entries[place].left, from: entries[place].ways.appearance(end, after: time))
    return look
  }

  /// A view has become what it was to be.
  func noteGiven(_ view: UIView) {
    guard let place = place(of: view) else { return }
    entries[place].given = Headless.Animation.Appearance(of: view)
  }

  // MARK: Several at once

  /// Adds how far a view is from the end of its way so many seconds after the changes were asked for.
  func add(
    to appearance: inout Headless.Animation.Appearance, of view: UIView, after time: TimeInterval
  ) {
    guard let place = place(of: view), let end = entries[place].ways.last?.end else { return }
    let now = entries[place].ways.appearance(end, after: time)
    appearance.add(now, minus: end, but: entries[place].taken)
  }

  /// Has the ways that are to begin at what is seen begin there, and takes over from earlier ones
  /// what they change.
  func takeOver(from others: [AnimationRun]) {
    for place in entries.indices {
      guard let view = entries[place].view else { continue }
      for way in entries[place].ways.indices {
        guard let seen = entries[place].ways[way].seen else { continue }
        let changes = entries[place].ways[way].changes
        entries[place].ways[way].start.take(changes, from: seen)
        for other in others where other.record.lose(changes, of: view) {
          other.endIfNothingIsLeft()
        }
      }
    }
  }

  /// - Returns: Whether it has lost anything.
  private func lose(
    _ numbers: Set<Headless.Animation.Appearance.Number>, of view: UIView
  ) -> Bool {
    guard let place = place(of: view) else { return false }
    let left = entries[place].left
    guard !left.isDisjoint(with: numbers) else { return false }
    entries[place].taken.formUnion(numbers)
    if left.isSubset(of: numbers) { entries[place].view = nil }
    return true
  }

  /// - Returns: Whether it had anything of the view.
  func forget(_ view: UIView) -> Bool {
    guard let place = place(of: view) else { return false }
    entries[place].view = nil
    return true
  }
}

extension [AnimationRecord.Way] {
  /// What is to be seen so many seconds after the changes were asked for.
  ///
  /// - Parameter end: What the view is.
  fileprivate func appearance(
    _ end: Headless.Animation.Appearance, after time: TimeInterval
  ) -> Headless.Animation.Appearance {
    var appearance = end
    for way in reversed() {
      guard let end = way.end else { continue }
      appearance.go(0, from: way.start, to: end)
    }
    let begun = enumerated().filter { $1.hasBegun(after: time) }
    for (_, way) in begun.sorted(by: { ($0.1.beginning, $0.0) < ($1.1.beginning, $1.0) }) {
      guard let end = way.end else { continue }
      let progress = way.progress(after: time)
      if way.isAdded {
        var place = way.start
        place.go(progress, from: way.start, to: end)
        appearance.add(place, minus: way.start, but: [])
      } else {
        appearance.go(progress, from: way.start, to: end)
      }
    }
    return appearance
  }
}
