import Foundation
import Testing

import HeadlessUIKit

/// The events that an observer heard. Everything here happens on the main actor.
private final class Heard: @unchecked Sendable {
  var events: [String] = []
}

private final class BadgeLabel: UILabel {}

private class LoudLabel: UILabel {
  override var text: String? {
    get { super.text }
    set { super.text = newValue?.uppercased() }
  }
}

private class WatchedSwitch: UISwitch {
  override var isOn: Bool { didSet { alpha = isOn ? 1 : 0.5 } }
}

@MainActor
struct ObservingTests {
  private let heard = Heard()

  /// Changes a property twice and expects an observer to hear both changes, with old and new
  /// values.
  private func expectChanges<Object: UIResponder, Value: Equatable & SendableMetatype>(
    of object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, to values: [Value],
    location: SourceLocation = #_sourceLocation
  ) {
    let start = object[keyPath: path]
    let heard = Heard()
    let observation = object.observe(path, options: [.old, .new]) { _, change in
      let old = change.oldValue.map { "\($0)" } ?? "-"
      let new = change.newValue.map { "\($0)" } ?? "-"
      heard.events.append("\(old) > \(new)")
    }
    for value in values { object[keyPath: path] = value }
    observation.invalidate()
    object[keyPath: path] = start
    let expected = zip([start] + values, values).map { "\($0) > \($1)" }
    #expect(heard.events == expected, sourceLocation: location)
  }

  @Test func viewsReportGeometryAndAppearance() {
    let view = UIView()
    expectChanges(of: view, \.frame, to: [CGRect(x: 1, y: 2, width: 30, height: 40), .zero])
    expectChanges(of: view, \.bounds, to: [CGRect(x: 0, y: 0, width: 30, height: 40), .zero])
    expectChanges(of: view, \.center, to: [CGPoint(x: 1, y: 2), .zero])
    expectChanges(of: view, \.alpha, to: [0.5, 1])
    expectChanges(of: view, \.isHidden, to: [true, false])
    expectChanges(of: view, \.backgroundColor, to: [.red, nil])
  }

  @Test func labelsImageViewsAndButtonsReportTheirContent() {
    expectChanges(of: UILabel(), \.text, to: ["a", nil, "b", "b"])
    expectChanges(of: UILabel(), \.attributedText, to: [NSAttributedString(string: "a"), nil])
    expectChanges(of: UIImageView(), \.image, to: [UIImage(systemName: "plus"), nil])
    expectChanges(of: UIImageView(), \.animationImages, to: [[], nil])
    expectChanges(of: UIButton(), \.isSelected, to: [true, false])
    expectChanges(of: UIButton(), \.isEnabled, to: [false, true])
    expectChanges(of: UIViewController(), \.title, to: ["Inbox", nil])
  }

  @Test func subclassesReportInheritedAndOverriddenProperties() {
    expectChanges(of: BadgeLabel(), \.text, to: ["1"])
    expectChanges(of: BadgeLabel(), \.alpha, to: [0.5])
    expectChanges(of: LoudLabel() as UILabel, \.text, to: ["A"])
    expectChanges(of: LoudLabel(), \.text, to: ["A"])
    expectChanges(of: WatchedSwitch(), \.isOn, to: [true])
  }

  /// Observes a property and expects the given number of change events.
  private func expectCalls<Object: UIResponder, Value>(
    _ count: Int, of object: Object, _ path: KeyPath<Object, Value>,
    location: SourceLocation = #_sourceLocation, change: () -> Void
  ) {
    let heard = Heard()
    let observation = object.observe(path) { _, _ in heard.events.append("changed") }
    change()
    #expect(heard.events.count == count, sourceLocation: location)
    observation.invalidate()
  }

  @Test func animatedChangeIsReportedOnce() {
    let (toggle, slider, picker) = (UISwitch(), UISlider(), UIDatePicker())
    let progress = UIProgressView()
    expectCalls(1, of: toggle, \.isOn) { toggle.setOn(true, animated: true) }
    expectCalls(1, of: slider, \.value) { slider.setValue(1, animated: true) }
    expectCalls(1, of: picker, \.date) { picker.setDate(.distantPast, animated: true) }
    expectCalls(1, of: progress, \.progress) { progress.setProgress(1, animated: true) }
  }

  @Test func textAndAttributedTextReportEachOther() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    let attributed = NSAttributedString(string: "b")
    expectCalls(2, of: label, \.attributedText) { (label.text, label.text) = ("a", "b") }
    expectCalls(1, of: label, \.text) { label.attributedText = attributed }
    expectCalls(1, of: field, \.attributedText) { field.text = "a" }
    expectCalls(1, of: field, \.text) { field.attributedText = attributed }
    expectCalls(1, of: view, \.attributedText) { view.text = "a" }
    expectCalls(1, of: view, \.text) { view.attributedText = attributed }
  }

  @Test func onChangeCallsUntilCancelled() {
    let label = UILabel()
    let heard = heard
    let hook = Headless.onChange(of: \.text, in: label) { heard.events.append("changed") }
    label.text = "a"
    hook?.cancel()
    label.text = "b"
    #expect(heard.events == ["changed"])
    #expect(Headless.onChange(of: \.tag, in: label) {} == nil)
  }

  @Test func layoutReportsFrames() {
    let view = UIView()
    let heard = heard
    let observation = view.observe(\.frame, options: .new) { _, change in
      heard.events.append("\(change.newValue?.width ?? -1)")
    }
    Headless.host(view, in: Headless.Environment(size: CGSize(width: 200, height: 100)))
    #expect(heard.events.last == "200.0")
    withExtendedLifetime(observation) {}
  }

  @Test func optionsSelectReportedValues() {
    let label = UILabel()
    label.text = "a"
    let heard = heard
    let observation = label.observe(\.text, options: [.initial, .prior, .new, .old]) { _, change in
      let old = (change.oldValue ?? nil) ?? "-"
      let new = (change.newValue ?? nil) ?? "-"
      heard.events.append("\(change.isPrior ? "will" : "did") \(old) \(new)")
    }
    label.text = "b"
    #expect(heard.events == ["did - a", "will a -", "did a b"])
    withExtendedLifetime(observation) {}
  }

  @Test func changeWithoutOptionsHasNoValues() {
    let label = UILabel()
    let heard = heard
    let observation = label.observe(\.text) { label, change in
      heard.events.append("\(change.newValue == nil && change.oldValue == nil)")
    }
    label.text = "b"
    #expect(heard.events == ["true"])
    withExtendedLifetime(observation) {}
  }

  @Test func observersHearInOrderOfRegistration() {
    let label = UILabel()
    let heard = heard
    let observations = ["first", "second"].map { name in
      label.observe(\.text) { _, _ in heard.events.append(name) }
    }
    label.text = "b"
    #expect(heard.events == ["first", "second"])
    withExtendedLifetime(observations) {}
  }

  @Test func releasedObservationHearsNothing() {
    let label = UILabel()
    let heard = heard
    do { _ = label.observe(\.text) { _, _ in heard.events.append("heard") } }
    label.text = "b"
    #expect(heard.events.isEmpty)
  }

  @Test func observationRetainsNoObjectAndFreesItsHandler() {
    weak var freed: UILabel?
    weak var captured: Heard?
    var observation: NSKeyValueObservation?
    do {
      let (label, inside) = (UILabel(), Heard())
      (freed, captured) = (label, inside)
      observation = label.observe(\.text) { _, _ in inside.events.append("") }
    }
    #expect(freed == nil)
    observation = nil
    #expect(captured == nil)
    _ = observation
  }

  @Test func observingUnsupportedPropertyIsLogged() {
    let messages = collectingLog {
      let observation = UIView().observe(\.tag) { _, _ in }
      withExtendedLifetime(observation) {}
    }
    #expect(messages.count == 1)
  }
}
