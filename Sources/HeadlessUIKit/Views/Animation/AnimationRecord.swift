import Foundation

/// What an animation has made of the views that it has changed, to be looked at between its start and
/// its end.
@MainActor
struct AnimationRecord {
  /// A closure of changes: that of an animation, or of a keyframe in it.
  struct Scope {
    let number: Int
    var keyframe: Headless.Animation.Keyframe?
  }

  /// The way of a view in one scope.
  private struct Way {
    let scope: Int
    let animation: Headless.Animation
    let keyframe: Headless.Animation.Keyframe?
    let start: Headless.Animation.Appearance
    /// Nil as long as changes may come.
    var end: Headless.Animation.Appearance?

    /// When it begins, in seconds.
    var beginning: TimeInterval {
      animation.delay + (keyframe?.start ?? 0) * animation.duration
    }

    func progress(after time: TimeInterval) -> CGFloat {
      guard let keyframe else { return animation.progress(after: time) }
      let length = keyframe.duration * animation.duration
      if length <= 0 { return time >= beginning ? 1 : 0 }
      return CGFloat(min(max((time - beginning) / length, 0), 1))
    }
  }

  private struct Entry {
    weak var view: UIView?
    var ways: [Way] = []
  }

  private var entries: [Entry] = []
  /// Where a view is among the entries.
  private var places: [ObjectIdentifier: Int] = [:]

  /// The views that are still there, in the order of their first changes.
  var views: [UIView] { entries.compactMap(\.view) }

  /// A view is about to change, or has just changed from what it was.
  mutating func note(
    _ view: UIView, _ before: @autoclosure () -> Headless.Animation.Appearance,
    in animation: Headless.Animation, _ scope: Scope
  ) {
    let identity = ObjectIdentifier(view)
    let known = places[identity].flatMap { entries[$0].view === view ? $0 : nil }
    if let known, entries[known].ways.last?.scope == scope.number { return }
    let start = before()
    let way = Way(
      scope: scope.number, animation: animation, keyframe: scope.keyframe, start: start)
    guard let known else {
      places[identity] = entries.count
      entries.append(Entry(view: view, ways: [way]))
      return
    }
    let last = entries[known].ways.count - 1
    entries[known].ways[last].end = start
    entries[known].ways.append(way)
  }

  /// Nothing changes any more.
  mutating func close() {
    for index in entries.indices {
      let last = entries[index].ways.count - 1
      guard let view = entries[index].view else { continue }
      entries[index].ways[last].end = Headless.Animation.Appearance(of: view)
    }
  }

  /// What is to be seen of a view so many seconds after the changes were asked for.
  func appearance(of view: UIView, after time: TimeInterval) -> Headless.Animation.Appearance {
    var appearance = Headless.Animation.Appearance(of: view)
    guard let place = places[ObjectIdentifier(view)], entries[place].view === view else {
      return appearance
    }
    for way in entries[place].ways.reversed() {
      guard let end = way.end else { continue }
      appearance.go(0, from: way.start, to: end)
    }
    let begun = entries[place].ways.enumerated().filter { $1.beginning <= time }
    for (_, way) in begun.sorted(by: { ($0.1.beginning, $0.0) < ($1.1.beginning, $1.0) }) {
      guard let end = way.end else { continue }
      appearance.go(way.progress(after: time), from: way.start, to: end)
    }
    return appearance
  }
}
